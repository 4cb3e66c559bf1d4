"""A minimal Starlette server for comparison. It sends each message to all clients in a room and acknowledges
it.
"""

from __future__ import annotations

import json
import sys

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

rooms: dict[str, list[WebSocket]] = {}


async def endpoint(socket: WebSocket) -> None:
    await socket.accept()
    hello = json.loads(await socket.receive_text())
    room = rooms.setdefault(socket.path_params["table"], [])
    room.append(socket)
    pad = "x" * hello["size"]
    if len(room) == 2:
        for one in room:
            await one.send_text(json.dumps({"is": "update", "turn": 0, "pad": pad}))
    try:
        while True:
            said = json.loads(await socket.receive_text())
            text = json.dumps({"is": "update", "turn": 1 - said["seat"], "pad": pad})
            for one in room:
                await one.send_text(text)
            await socket.send_text(json.dumps({"is": "ack", "to": said["id"]}))
    except (WebSocketDisconnect, RuntimeError):
        return


if __name__ == "__main__":
    application = Starlette(routes=[WebSocketRoute("/ws/{table}", endpoint)])
    uvicorn.run(
        application, host="127.0.0.1", port=int(sys.argv[2]), ws="websockets-sansio", log_level="error",
        timeout_graceful_shutdown=1,
    )  # fmt: skip

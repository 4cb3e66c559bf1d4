import { closeSocket } from "./close-socket";
import { lobbySocketAddress } from "./http";
import { type Ack, type Failure, type LobbyNews, VERSION } from "./protocol";

/** Handlers for messages from the server to a home page. */
export interface LobbyHandlers {
  news: (news: LobbyNews) => void;
  /** Called when all tables for all keys have arrived. From then on, the server sends only changes. */
  complete: () => void;
  /** Called when the connection has ended or was refused. */
  ended: () => void;
}

/**
 * The connection between a home page and the server. It sends the page's keys in portions and receives the
 * lists of tables and all changes to them.
 */
export class LobbySocket {
  private readonly socket = new WebSocket(lobbySocketAddress());
  private closed = false;

  constructor(
    portions: string[][],
    language: string,
    private readonly handlers: LobbyHandlers,
  ) {
    let next = 0;
    const watch = () => {
      const tokens = portions[next];
      if (tokens === undefined) return false;
      next += 1;
      this.socket.send(JSON.stringify({ do: "watch", id: next, version: VERSION, tokens, language }));
      return true;
    };
    this.socket.onopen = () => void watch();
    this.socket.onmessage = (message) => {
      if (this.closed) return;
      const said = JSON.parse(String(message.data)) as LobbyNews | Ack | Failure;
      if (said.is === "lobby") this.handlers.news(said);
      else if (said.is === "error") this.end();
      else if (!watch()) this.handlers.complete();
    };
    this.socket.onclose = () => this.end();
  }

  close(): void {
    this.closed = true;
    closeSocket(this.socket);
  }

  private end(): void {
    if (this.closed) return;
    this.close();
    this.handlers.ended();
  }
}

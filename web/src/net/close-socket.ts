/**
 * Closes a socket without an error in the console. A browser reports an error when a socket is closed while it
 * is still connecting, so that such a socket is closed as soon as it is open.
 */
export function closeSocket(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}

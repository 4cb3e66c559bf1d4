/**
 * Closes a socket without an error in the console. Browsers report an error when a socket is closed while it
 * is still connecting, so such a socket is closed as soon as it opens.
 */
export function closeSocket(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}

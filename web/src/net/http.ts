import { refusalText } from "./refusal-texts";

/**
 * Sends HTTP requests to the server. Addresses are relative to the page, so that the page can be served under
 * any path.
 */

export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    text: string,
  ) {
    super(refusalText(error, text));
  }
}

function address(path: string): string {
  return new URL(path, document.baseURI).href;
}

async function answered(response: Response): Promise<Response> {
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as { error?: string; text?: string } | null;
  throw new HttpError(response.status, problem?.error ?? "unreachable", problem?.text ?? response.statusText);
}

export async function get<T>(path: string, token?: string): Promise<T> {
  const headers = token ? { Authorization: `Seat ${token}` } : undefined;
  const response = await fetch(address(path), headers ? { headers } : {});
  return (await (await answered(response)).json()) as T;
}

export async function getText(path: string): Promise<string> {
  return (await answered(await fetch(address(path)))).text();
}

export async function post<T>(path: string, body: unknown): Promise<T> {
  const response = await fetch(address(path), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return (await (await answered(response)).json()) as T;
}

export const socketAddress = (table: string): string => webSocketAddress(`ws/${table}`);
export const lobbySocketAddress = (): string => webSocketAddress("ws");

function webSocketAddress(path: string): string {
  const url = new URL(path, document.baseURI);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  url.hash = "";
  return url.href;
}

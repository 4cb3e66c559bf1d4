/** Encodes a position as compressed text that contains only characters allowed in an address. */

import { MOST_POSITION } from "../net/protocol";

export async function encodePosition(text: string): Promise<string> {
  const packed = await through(
    new TextEncoder().encode(text),
    new CompressionStream("deflate-raw"),
    MOST_POSITION,
  );
  return btoa(String.fromCharCode(...packed))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Decodes the position from a link; null if the link is broken. */
export async function decodePosition(code: string): Promise<string | null> {
  try {
    const packed = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0));
    const text = new TextDecoder("utf-8", { fatal: true }).decode(
      await through(bytes, new DecompressionStream("deflate-raw"), MOST_POSITION),
    );
    return text.startsWith("patolli position ") ? text : null;
  } catch {
    return null;
  }
}

export async function positionRoute(game: string, text: string, seats: number[] = []): Promise<string> {
  const code = await encodePosition(text);
  return `/position/${game}/${code}${seats.length > 0 ? `/seats/${seats.join(",")}` : ""}`;
}

/** The full address of a position. */
export async function positionLink(game: string, text: string): Promise<string> {
  return `${new URL("#", document.baseURI).href}${await positionRoute(game, text)}`;
}

async function through(bytes: Uint8Array, by: GenericTransformStream, most: number): Promise<Uint8Array> {
  const reader = new Blob([bytes as BlobPart]).stream().pipeThrough(by).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    size += part.value.length;
    if (size > most) throw new Error("too long");
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

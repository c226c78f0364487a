import { either as E } from 'fp-ts';
import { fromBase64Url, toBase64Url } from './base64url.ts';

/** Why a link carries no cart. */
export type LinkFault = 'Broken' | 'TooLarge';

/** What a fragment begins with; another way to write carts would begin otherwise. */
const START = '#cart=';
/** A longer address is cut by some browsers and chats, in characters. */
export const MAX_FRAGMENT = 32_000;
/** How long a cart may get when it is unpacked, in bytes. */
export const MAX_UNPACKED = 1_000_000;

const throughAll = async (
  bytes: Uint8Array<ArrayBuffer>,
  stream: ReadableWritablePair<Uint8Array, BufferSource>,
): Promise<E.Either<LinkFault, Uint8Array<ArrayBuffer>>> => {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
    // a small link may unpack to gigabytes: the rest is not asked for
    if (length > MAX_UNPACKED) {
      await reader.cancel();
      return E.left('TooLarge');
    }
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return E.right(whole);
};

/**
 * The fragment of an address that carries a cart’s text: deflated, in base64url. The text travels as a JSON string, so that half a
 * character, which UTF-8 cannot write, comes back as it was.
 */
export const fragmentOf = async (text: string): Promise<E.Either<LinkFault, string>> => {
  const bytes = new TextEncoder().encode(JSON.stringify(text));
  const packed = await throughAll(bytes, new CompressionStream('deflate-raw'));
  if (E.isLeft(packed) || bytes.length > MAX_UNPACKED) return E.left('TooLarge');
  const fragment = START + toBase64Url(packed.right);
  return fragment.length > MAX_FRAGMENT ? E.left('TooLarge') : E.right(fragment);
};

/** Whether an address carries a cart. @param fragment with its `#` */
export const carriesCart = (fragment: string): boolean => fragment.startsWith(START);

const textIn = (bytes: Uint8Array<ArrayBuffer>): E.Either<LinkFault, string> => {
  const text: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  return typeof text === 'string' ? E.right(text) : E.left('Broken');
};

/** The cart’s text that a fragment carries; whatever else stands there is refused. It throws nothing. */
export const textOf = async (fragment: string): Promise<E.Either<LinkFault, string>> => {
  if (!carriesCart(fragment)) return E.left('Broken');
  if (fragment.length > MAX_FRAGMENT) return E.left('TooLarge');
  const packed = fromBase64Url(fragment.slice(START.length));
  if (!packed) return E.left('Broken');
  try {
    const bytes = await throughAll(packed, new DecompressionStream('deflate-raw'));
    return E.isLeft(bytes) ? bytes : textIn(bytes.right);
  } catch {
    return E.left('Broken');
  }
};

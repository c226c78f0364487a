import { either as E } from 'fp-ts';
import type { Texts } from '../text/texts.ts';
import { fromBase64Url, toBase64Url } from './base64url.ts';

/** Why a link carries no cart, or no shop. */
export type LinkFault = 'Broken' | 'TooLarge';

/** What a fragment begins with; another way to write carts would begin otherwise. */
const START = '#cart=';
/** What stands before the shop, where there is one. */
const SHOP = '&shop=';
/** A longer address is cut by some browsers and chats, in characters. */
export const MAX_FRAGMENT = 32_000;
/** How long a cart or a shop may get when it is unpacked, in bytes. */
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

const packed = async (text: string): Promise<E.Either<LinkFault, string>> => {
  const bytes = new TextEncoder().encode(JSON.stringify(text));
  const deflated = await throughAll(bytes, new CompressionStream('deflate-raw'));
  return E.isLeft(deflated) || bytes.length > MAX_UNPACKED ? E.left('TooLarge') : E.right(toBase64Url(deflated.right));
};

/**
 * The fragment of an address that carries a cart’s text, and the shop’s where there is one: deflated, in base64url. A text travels as a
 * JSON string, so that half a character, which UTF-8 cannot write, comes back as it was.
 */
export const fragmentOf = async ({ cart, shop }: Texts): Promise<E.Either<LinkFault, string>> => {
  const ofCart = await packed(cart);
  const ofShop = shop.trim() === '' ? E.right('') : E.map((text: string) => SHOP + text)(await packed(shop));
  if (E.isLeft(ofCart)) return ofCart;
  if (E.isLeft(ofShop)) return ofShop;
  const fragment = START + ofCart.right + ofShop.right;
  return fragment.length > MAX_FRAGMENT ? E.left('TooLarge') : E.right(fragment);
};

/** Whether an address carries a cart. @param fragment with its `#` */
export const carriesCart = (fragment: string): boolean => fragment.startsWith(START);

const textIn = (bytes: Uint8Array<ArrayBuffer>): E.Either<LinkFault, string> => {
  const text: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  return typeof text === 'string' ? E.right(text) : E.left('Broken');
};

const unpacked = async (part: string): Promise<E.Either<LinkFault, string>> => {
  const bytes = fromBase64Url(part);
  if (!bytes) return E.left('Broken');
  try {
    const inflated = await throughAll(bytes, new DecompressionStream('deflate-raw'));
    return E.isLeft(inflated) ? inflated : textIn(inflated.right);
  } catch {
    return E.left('Broken');
  }
};

/** What a link carries: each part by itself, so that one that is broken takes nothing from the other. */
export interface Carried {
  readonly cart: E.Either<LinkFault, string>;
  /** An empty text where the link has no shop. */
  readonly shop: E.Either<LinkFault, string>;
}

/** The texts that a fragment carries; whatever else stands there is refused. It throws nothing. */
export const textsOf = async (fragment: string): Promise<Carried> => {
  const broken = (fault: LinkFault): Carried => ({ cart: E.left(fault), shop: E.left(fault) });
  if (!carriesCart(fragment)) return broken('Broken');
  if (fragment.length > MAX_FRAGMENT) return broken('TooLarge');
  const [cart = '', ...shop] = fragment.slice(START.length).split(SHOP);
  return { cart: await unpacked(cart), shop: shop.length === 0 ? E.right('') : await unpacked(shop.join(SHOP)) };
};

import { useEffect, useEffectEvent, useRef } from 'react';
import type { Texts } from './cart/texts.ts';

/** The reason why a link contains no text. */
export type LinkFault = 'Broken' | 'TooLarge';

const CART = '#cart=';
const SHOP = '&shop=';
/** Some browsers and chats cut longer addresses, in characters. */
export const MAX_FRAGMENT = 32_000;
/** The maximum size of an unpacked text, in bytes. */
export const MAX_UNPACKED = 1_000_000;
/** The delay between the last change and the new address, in ms. */
const QUIET_MS = 300;

/** Sends bytes through a stream. Throws a RangeError above the maximum: a small link can unpack to gigabytes. */
const pipe = async (
  bytes: Uint8Array<ArrayBuffer>,
  stream: ReadableWritablePair<Uint8Array<ArrayBuffer>, BufferSource>,
): Promise<Uint8Array<ArrayBuffer>> => {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    length += next.value.length;
    if (length > MAX_UNPACKED) {
      await reader.cancel();
      throw new RangeError('too large');
    }
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
};

/** Packs a text as a JSON string: UTF-8 cannot contain a lone surrogate. */
const pack = async (text: string): Promise<string> => {
  const bytes = new TextEncoder().encode(JSON.stringify(text));
  if (bytes.length > MAX_UNPACKED) throw new RangeError('too large');
  const packed = await pipe(bytes, new CompressionStream('deflate-raw'));
  return packed.toBase64({ alphabet: 'base64url', omitPadding: true });
};

/** Returns the URL fragment that contains both texts, or undefined if it is too long. */
export const makeFragment = async ({ cart, shop }: Texts): Promise<string | undefined> => {
  try {
    const fragment = CART + (await pack(cart)) + (shop.trim() === '' ? '' : SHOP + (await pack(shop)));
    return fragment.length > MAX_FRAGMENT ? undefined : fragment;
  } catch {
    return undefined;
  }
};

/** Unpacks a text, or returns the reason why it is not possible. */
const unpack = async (packed: string): Promise<{ readonly text: string } | LinkFault> => {
  try {
    const bytes = Uint8Array.fromBase64(packed, { alphabet: 'base64url' });
    const json = new TextDecoder('utf-8', { fatal: true }).decode(
      await pipe(bytes, new DecompressionStream('deflate-raw')),
    );
    const text: unknown = JSON.parse(json);
    return typeof text === 'string' ? { text } : 'Broken';
  } catch (error) {
    return error instanceof RangeError ? 'TooLarge' : 'Broken';
  }
};

/** The texts of a link; a fault replaces a text that is damaged. */
export interface LinkTexts {
  readonly cart: string | undefined;
  readonly shop: string;
  readonly fault?: { readonly part: 'cart' | 'shop'; readonly type: LinkFault };
}

/** Reads a URL fragment, or returns undefined if it contains no cart. A damaged shop leaves the cart intact. */
export const readFragment = async (fragment: string): Promise<LinkTexts | undefined> => {
  if (!fragment.startsWith(CART)) return undefined;
  const broken = (type: LinkFault): LinkTexts => ({ cart: undefined, shop: '', fault: { part: 'cart', type } });
  if (fragment.length > MAX_FRAGMENT) return broken('TooLarge');
  const [packedCart = '', packedShop] = fragment.slice(CART.length).split(SHOP, 2);
  const cart = await unpack(packedCart);
  if (typeof cart === 'string') return broken(cart);
  if (packedShop === undefined) return { cart: cart.text, shop: '' };
  const shop = await unpack(packedShop);
  return typeof shop === 'string'
    ? { cart: cart.text, shop: '', fault: { part: 'shop', type: shop } }
    : { cart: cart.text, shop: shop.text };
};

/** Stores the texts in the history entry, because a reload must also restore carts that are too large for a link. */
export const storeTexts = (texts: Texts, fragment: string): void => {
  try {
    history.replaceState(texts, '', `${location.pathname}${location.search}${fragment}`);
  } catch {
    // some browsers limit the number of calls; the next change repeats it
  }
};

/** Reads the texts of a history entry, or returns undefined. */
export const readStoredTexts = (state: unknown): Texts | undefined => {
  if (typeof state !== 'object' || state === null || !('cart' in state) || !('shop' in state)) return undefined;
  const { cart, shop } = state;
  return typeof cart === 'string' && typeof shop === 'string' ? { cart, shop } : undefined;
};

/** Returns the texts that the current history entry or its URL contains. */
export const readPageTexts = async (): Promise<LinkTexts | undefined> =>
  readStoredTexts(history.state) ?? readFragment(location.hash);

/** Keeps the address equal to the link of the texts. @param onNavigate called if the user opens another link in this page */
export const useAddress = (texts: Texts, onNavigate: () => void): void => {
  const shown = useRef(texts);
  const navigated = useEffectEvent(onNavigate);
  useEffect(() => {
    if (texts === shown.current) return undefined;
    shown.current = texts;
    // an outdated link goes at once; the new one follows when typing stops
    if (location.hash !== '') storeTexts(texts, '');
    const timer = setTimeout(() => {
      void makeFragment(texts).then((fragment = '') => {
        if (texts === shown.current) storeTexts(texts, fragment);
      });
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [texts]);
  useEffect(() => {
    const listen = (): void => navigated();
    addEventListener('hashchange', listen);
    return () => removeEventListener('hashchange', listen);
  }, []);
};

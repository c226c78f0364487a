import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { makeFragment, MAX_FRAGMENT, MAX_UNPACKED, readFragment, readStoredTexts, storeTexts } from './link.ts';

afterEach(() => vi.unstubAllGlobals());

const pack = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const packed = new Uint8Array(await new Response(stream).arrayBuffer());
  return `#cart=${packed.toBase64({ alphabet: 'base64url', omitPadding: true })}`;
};
const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const fragmentOf = async (cart: string, shop = ''): Promise<string> => (await makeFragment({ cart, shop })) ?? '';
const faultOf = async (fragment: string) => (await readFragment(fragment))?.fault;

const arbText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc.constantFrom('', '\u0000', '\ud800', '바구니 🧺 \u202e', '{"units":[]}', '__proto__'),
);

test('[EN-20] restores any cart and any shop from a link', async () => {
  await fc.assert(
    fc.asyncProperty(arbText, arbText, async (cart, shop) => {
      const fragment = await fragmentOf(cart, shop);
      const isShopGiven = shop.trim() !== '';
      expect(fragment).toMatch(/^#cart=[\w-]*(?:&shop=[\w-]*)?$/u);
      expect(fragment.includes('&shop=')).toBe(isShopGiven);
      expect(await readFragment(fragment)).toEqual({ cart, shop: isShopGiven ? shop : '' });
    }),
  );
});

test('[EN-20] reports damaged links', async () => {
  const whole = await fragmentOf('{"units":[]} and some more of it');
  for (const fragment of ['#cart=', '#cart=%', '#cart=a', '#cart=_____', whole.slice(0, -4)])
    expect(await faultOf(fragment), fragment).toEqual({ part: 'cart', type: 'Broken' });
  for (const bytes of [utf8('{"units":[]}'), utf8('"no end'), new Uint8Array([34, 0xff, 0xfe, 34])])
    expect(await faultOf(await pack(bytes))).toEqual({ part: 'cart', type: 'Broken' });
  for (const fragment of ['', '#', '#other=x']) expect(await readFragment(fragment)).toBeUndefined();
});

test('[EN-20] reads any fragment without throwing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), fc.uint8Array(), async (text, bytes) => {
      expect(await readFragment(`#cart=${text}`)).toBeDefined();
      expect(await readFragment(`#cart=${bytes.toBase64({ alphabet: 'base64url' })}`)).toBeDefined();
    }),
  );
});

test('[EN-20] stops unpacking a link that is too large, and makes no link of a cart that is too large', async () => {
  const bomb = await pack(utf8(JSON.stringify(' '.repeat(MAX_UNPACKED))));
  expect(bomb.length).toBeLessThan(MAX_FRAGMENT);
  expect(await faultOf(bomb)).toEqual({ part: 'cart', type: 'TooLarge' });
  expect(await faultOf(`#cart=${'a'.repeat(MAX_FRAGMENT)}`)).toEqual({ part: 'cart', type: 'TooLarge' });
  const noise = Array.from({ length: 40_000 }, (_, i) => ((i * 7919) % 65_521).toString(36)).join('');
  for (const cart of [' '.repeat(MAX_UNPACKED), noise]) expect(await fragmentOf(cart)).toBe('');
});

test('[EN-20] keeps the cart if the shop of a link is damaged', async () => {
  const whole = await fragmentOf('cart', '{ "currency": "USD" }');
  for (const fragment of [whole.slice(0, -4), `${whole}%`, whole.replace(/shop=.*/u, 'shop=')])
    expect(await readFragment(fragment), fragment).toEqual({
      cart: 'cart',
      shop: '',
      fault: { part: 'shop', type: 'Broken' },
    });
});

test('[EN-20] stores the texts in the history entry, with their link as the address', () => {
  const texts = { cart: '{}', shop: '' };
  const replaceState = vi.fn<(...args: readonly unknown[]) => void>();
  vi.stubGlobal('location', { pathname: '/sub/playground/', search: '?a=b' });
  vi.stubGlobal('history', { replaceState });
  storeTexts(texts, '#cart=x');
  expect(replaceState).toHaveBeenCalledWith(texts, '', '/sub/playground/?a=b#cart=x');
  replaceState.mockImplementation(() => {
    throw new Error('too many calls');
  });
  expect(() => storeTexts(texts, '')).not.toThrow();
  expect(readStoredTexts({ ...texts, more: 1 })).toEqual(texts);
  for (const state of [null, undefined, 'x', {}, { cart: 1, shop: '' }, { cart: '' }, { shop: '' }])
    expect(readStoredTexts(state)).toBeUndefined();
});

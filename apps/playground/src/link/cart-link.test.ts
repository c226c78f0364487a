import { either as E } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toBase64Url } from './base64url.ts';
import { fragmentOf, MAX_FRAGMENT, MAX_UNPACKED, textsOf } from './cart-link.ts';

const packed = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return `#cart=${toBase64Url(new Uint8Array(await new Response(stream).arrayBuffer()))}`;
};
const cartAlone = (cart: string) => ({ cart, shop: '' });
const cartIn = async (fragment: string) => (await textsOf(fragment)).cart;
const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

test('[EN-20] any text comes back from its link as it was, whatever its characters', async () => {
  const odd = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  );
  await fc.assert(
    fc.asyncProperty(odd, async (text) => {
      const fragment = await fragmentOf(cartAlone(text));
      expect(fragment._tag).toBe('Right');
      expect(/^#cart=[\w-]*$/u.test(E.getOrElse(() => '')(fragment))).toBe(true);
      expect(await cartIn(E.getOrElse(() => '')(fragment))).toEqual(E.right(text));
    }),
  );
});

test.each(['', '\u0000', '\ud800', '바구니 🧺 \u202e', '{"units":[]}', '__proto__'])(
  '[EN-20] %j comes back from its link',
  async (text) => {
    expect(await cartIn(E.getOrElse(() => '')(await fragmentOf(cartAlone(text))))).toEqual(E.right(text));
  },
);

test('[EN-20] a fragment that is cut, changed or made up is told to be broken, and nothing is thrown', async () => {
  const whole = E.getOrElse(() => '')(await fragmentOf(cartAlone('{"units":[]} and some more of it')));
  for (const fragment of ['', '#', '#cart=', '#cart=%', '#cart=a', '#cart=_____', '#other=x', whole.slice(0, -4)])
    expect(await cartIn(fragment), fragment).toEqual(E.left('Broken'));
  expect(await cartIn(await packed(utf8('{"units":[]}')))).toEqual(E.left('Broken'));
  expect(await cartIn(await packed(utf8('"no end')))).toEqual(E.left('Broken'));
  expect(await cartIn(await packed(new Uint8Array([34, 0xff, 0xfe, 34])))).toEqual(E.left('Broken'));
});

test('[EN-20] any fragment is read without a throw', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), fc.uint8Array(), async (text, bytes) => {
      expect(['Left', 'Right']).toContain((await cartIn(`#cart=${text}`))._tag);
      expect(['Left', 'Right']).toContain((await cartIn(`#cart=${toBase64Url(bytes)}`))._tag);
    }),
  );
});

test('[EN-20] a small link that would unpack to much is left, and a cart too large for an address gets no link', async () => {
  const bomb = await packed(utf8(JSON.stringify(' '.repeat(MAX_UNPACKED))));
  expect(bomb.length).toBeLessThan(MAX_FRAGMENT);
  expect(await cartIn(bomb)).toEqual(E.left('TooLarge'));
  expect(await cartIn(`#cart=${'a'.repeat(MAX_FRAGMENT)}`)).toEqual(E.left('TooLarge'));
  expect(await fragmentOf(cartAlone(' '.repeat(MAX_UNPACKED)))).toEqual(E.left('TooLarge'));
  const noise = Array.from({ length: 40_000 }, (_, i) => ((i * 7919) % 65_521).toString(36)).join('');
  expect(await fragmentOf(cartAlone(noise))).toEqual(E.left('TooLarge'));
});

test('[EN-20] a shop comes back from its link beside its cart; without one the link is as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), async (cart, shop) => {
      const fragment = E.getOrElse(() => '')(await fragmentOf({ cart, shop }));
      const isGiven = shop.trim() !== '';
      expect(fragment.includes('&shop=')).toBe(isGiven);
      expect(await textsOf(fragment)).toEqual({ cart: E.right(cart), shop: E.right(isGiven ? shop : '') });
    }),
  );
});

test('[EN-20] a broken shop in a link takes nothing from its cart', async () => {
  const whole = E.getOrElse(() => '')(await fragmentOf({ cart: 'cart', shop: '{ "currency": "USD" }' }));
  for (const fragment of [whole.slice(0, -4), `${whole}%`, whole.replace(/shop=.*/u, 'shop=')])
    expect(await textsOf(fragment), fragment).toEqual({ cart: E.right('cart'), shop: E.left('Broken') });
});

import { cartDocument, documentOf } from '@baguni/contract';
import type { CartUnit } from '@baguni/domain';
import { arbCartState } from '@baguni/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseShop } from '@baguni/contract/shop-json';
import { parseCart, parseText } from './read-input.ts';
import { run } from '../run.ts';
import { aCart, call, callJson, callOn, environmentOf } from '../testing/call.ts';

const refusal = async (input: unknown): Promise<string> => (await call(['price'], input)).text;
const withUnit = (over: object) => ({ ...aCart, units: [{ ...aCart.units[0], ...over }, aCart.units[1]] });
const withName = (itemName: string) => withUnit({ item: { ...aCart.units[0]?.item, itemName } });
const coupon = { issueNo: 'C1', couponName: 'C', discountUnitType: 'Amount', discountValue: 700 };

test('[EN-03] reads a state that its codec has written', () => {
  fc.assert(
    fc.property(arbCartState, (state) => {
      const read = parseCart(JSON.stringify(cartDocument.encode(documentOf(state))));
      expect(read.state).toEqual({ ...state, currency: 'KRW', promotions: [] });
      expect(read.language).toBe(state.storefront.language);
    }),
    { numRuns: 30 },
  );
});

const fractional = JSON.stringify(withUnit({ quantity: 1.5 }), null, 1);
const huge = JSON.stringify(aCart).replace('"itemSellPrice":10000', '"itemSellPrice":1e999');
const twice = '{\n "units": [],\n "selected": [], "units": [{"quantity": 2,\n  "quantity": 3}]}';
const noSeller = JSON.stringify(withUnit({ seller: {} }));
test.each([
  ['{\n "units": ]', 'line 2, column 11: this is not JSON'],
  ['', 'standard input: is empty'],
  ['[', 'line 1, column 2: this is not JSON'],
  [fractional, 'line 5, column 16: units.0.quantity is 1.5; it must be a whole number from 1 to 999'],
  [
    huge,
    `line 1, column ${huge.indexOf('1e999') + 1}: units.0.item.itemSellPrice is a number beyond the range of JSON; it must be a whole number from 0 to 1,000,000,000,000`,
  ],
  [`{"units": [], "units": []}`, 'line 1, column 15: units is there twice; only the last one would count'],
  ['[]', 'line 1, column 1: the JSON is an empty list; it must be an object with units'],
  ['{}', 'line 1, column 1: units is missing'],
  [noSeller, `line 1, column ${noSeller.indexOf('{}') + 1}: units.0.seller.sellerKey is missing`],
])('[EN-03] refuses %j with its place', async (input, text) => {
  expect(await refusal(input)).toBe(text);
});

test('[EN-03 EN-07] refuses repeated names of a cart and of a shop, each with its place, together with other problems', async () => {
  const lines = (await refusal(twice)).split('\n');
  expect(lines.slice(0, 2)).toEqual([
    'line 3, column 18: units is there twice; only the last one would count',
    'line 4, column 3: units.0.quantity is there twice; only the last one would count',
  ]);
  expect(lines.length).toBeGreaterThan(2);
  expect(() => parseText('{"currency": "KRW", "currency": "USD"}', parseShop)).toThrow('RepeatedName');
  const { problems } = (await callJson(['check'], huge)) as { readonly problems: readonly unknown[] };
  expect(problems).toMatchObject([{ found: 'Infinity' }]);
});

test.each([
  [withUnit({ cartUnitId: 2 }), 'units.1.cartUnitId: 2 is there twice'],
  [{ ...aCart, selected: [1, 7] }, 'selected.1: the cart has no unit 7'],
  [{ ...aCart, selected: [1, 1] }, 'selected.1: 1 is there twice'],
  [{ ...aCart, coupons: [coupon, coupon] }, 'coupons.1: C1 is there twice'],
  [{ ...aCart, coupons: { offered: [coupon, {}] } }, 'coupons.offered.1.policyNo is missing'],
  [{ ...aCart, currency: 'USD' }, 'currency is of another shop: name it with --engine shop.json'],
  [{ ...aCart, promotions: ['a'] }, 'promotions is of another shop: name it with --engine shop.json'],
])('[EN-03 EN-10] refuses contradictions in a cart: %#', async (input, text) => {
  expect(await refusal(input)).toContain(text);
});

test.each([30, 300])('[EN-03] of %i problems prints 20, and counts the others', async (found) => {
  const lines = (await refusal({ units: Array.from({ length: found }, () => 'unit') })).split('\n');
  expect([lines.length, lines.at(-1)]).toEqual([21, `and ${found - 20} more`]);
});

test('[EN-03] refuses unknown fields unless --lenient is given', async () => {
  const extra = `{"__proto__":{"tab":"SmileFresh"},"constructor":1,"unit":[{}],${JSON.stringify(aCart).slice(1)}`;
  expect(await callJson(['price', '--lenient'], extra)).toMatchObject({ price: 15_000 });
  const strict = await call(['price'], extra);
  expect(strict.exitCode).toBe(2);
  expect(strict.text).toContain('unit is not a known field; did you mean units?');
});

test('[EN-03] reads a coupon in use onto its units, whether the units name it or not', async () => {
  const { issueNo: couponIssueNo, ...worth } = coupon;
  const used = { ...worth, couponIssueNo, couponType: 'BuyerCoupon', cartUnitIds: [1] };
  const cart = { ...aCart, coupons: [coupon], appliedCoupons: [used] };
  expect(await callJson(['price'], cart)).toMatchObject({ couponTotal: 700, price: 14_300 });
  const [unit]: readonly CartUnit[] = parseCart(JSON.stringify(cart)).cart.units;
  expect(unit?.appliedCouponIssueNoes).toEqual(['C1']);
});

test.each(['🧺 바구니 籠 バスケット', 'e\u0301', '\u202eright to left', '\ud800', 'a\u0000b', '<b>{0}$&</b>'])(
  '[EN-03] keeps the name %j',
  (itemName) => {
    expect(parseCart(JSON.stringify(withName(itemName))).cart.units[0]?.item.itemName).toBe(itemName);
  },
);

test('[EN-03] a name cannot control the terminal', async () => {
  const { text } = await call(['price'], withName('a\u001b[2Jb\nc\u2028d'));
  expect(text).toContain(String.raw`‘a\u001b[2Jb\u000ac\u2028d’`);
});

test('[EN-03] a problem names its file, unless it is standard input', async () => {
  const files = { 'odd.json': '{', 'blank.json': ' \n' };
  const notJson = 'line 1, column 2: this is not JSON';
  for (const command of ['price', 'check', 'replay'])
    expect((await callOn([command, 'odd.json'], files)).text).toBe(`odd.json: ${notJson}`);
  expect((await call(['check', '-'], '{')).text).toBe(notJson);
  expect((await callOn(['check', 'blank.json'], files)).text).toBe('blank.json: is empty');
});

test('[EN-10 EN-03] reads the shop once, also from standard input, which then contains no cart', async () => {
  const reads: string[] = [];
  const cart = JSON.stringify(aCart);
  const environment = environmentOf('{"currency": "KRW"}', { 'a.json': cart, 'b.json': cart });
  const counting = {
    ...environment,
    read: (file: string | undefined, most: number) => {
      reads.push(file ?? '-');
      return environment.read(file, most);
    },
  };
  const { exitCode } = await run(['check', 'a.json', 'b.json', '--engine', '-'], counting);
  expect([exitCode, reads]).toEqual([0, ['-', 'a.json', 'b.json']]);
  for (const words of [['price'], ['price', '-'], ['check', 'a.json', '-'], ['diff', 'a.json', '-'], ['replay', '-']])
    expect(await run([...words, '--engine', '-'], environment)).toMatchObject({
      text: 'standard input can be read only once: name a file for the other',
      exitCode: 2,
    });
});

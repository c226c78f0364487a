import { cartState } from '@baguni/contract';
import { payableOf } from '@baguni/domain';
import { arbCartState } from '@baguni/domain/testing';
import { either as E } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aCart, call, callJson } from '../testing/call.ts';
import { readCart } from './read-cart.ts';

const said = async (input: unknown): Promise<string> => (await call(['price', '--lang', 'en'], input)).text;
const spoilt = (over: object) => ({ ...aCart, units: [{ ...aCart.units[0], ...over }, aCart.units[1]] });

test('[EN-03] a State written by its codec is read back as it was', () => {
  fc.assert(
    fc.property(arbCartState, (state) => {
      const read = readCart(JSON.stringify(cartState.encode(state)));
      expect(E.isRight(read) && [read.right.state, read.right.language]).toEqual([
        { ...state, currency: 'KRW', promotions: [] },
        state.storefront.language,
      ]);
    }),
    { numRuns: 30 },
  );
});

test('[EN-03] what is not JSON is told by line and column, and by nothing else', async () => {
  expect(await said('{\n "units": ]')).toBe('line 2, column 11: this is not JSON');
  expect(await said('')).toBe('standard input: is empty');
  expect(await said('[')).toBe('line 1, column 2: this is not JSON');
  expect(await said('['.repeat(100_000))).toBe('line 1, column 100001: this is not JSON');
});

test('[EN-03] what does not fit is told by line, column and path, with what stands there and would fit', async () => {
  const text = JSON.stringify(spoilt({ quantity: 1.5 }), null, 1);
  expect(await said(text)).toBe(
    'line 5, column 16: units.0.quantity is 1.5; it must be a whole number from 0 to 99,999',
  );
  expect(await said('[]')).toContain('the JSON is an empty list; it must be an object');
  expect(await said({})).toContain('units is missing');
  const lacking = spoilt({ seller: {} });
  const column = JSON.stringify(lacking).indexOf('{}') + 1;
  expect(await said(lacking)).toBe(`line 1, column ${column}: units.0.seller.sellerKey is missing`);
});

test('[EN-03 QT-01] a quantity that may not be ordered is read, and said by its rule', async () => {
  for (const [quantity, code] of [
    [0, 'CART-BR3-01'],
    [1000, 'CART-BR3-09'],
  ] as const)
    expect((await call(['check', '--lang', 'en'], spoilt({ quantity }))).text).toContain(`${code}  `);
});

test('[EN-03] numbers that two units or coupons share, and a selection of what is not there, are told', async () => {
  expect(await said(spoilt({ cartUnitId: 2 }))).toContain('units.1.cartUnitId: 2 is there twice');
  expect(await said({ ...aCart, selected: [1, 7] })).toContain('selected.1: 7 is no unit of the cart');
  expect(await said({ ...aCart, selected: [1, 1] })).toContain('selected.1: 1 is there twice');
  const coupon = { issueNo: 'C1', couponName: 'C', discountUnitType: 'Amount', discountValue: 1 };
  expect(await said({ ...aCart, coupons: [coupon, coupon] })).toContain('coupons.1: C1 is there twice');
  expect(await said({ ...aCart, coupons: { offered: [coupon, {}] } })).toContain(
    'coupons.offered.1.policyNo is missing',
  );
});

test('[EN-03] of many problems the first are told and the others counted', async () => {
  const text = await said({ units: Array.from({ length: 30 }, () => 'unit') });
  expect(text.split('\n')).toHaveLength(21);
  expect(text.split('\n').at(-1)).toBe('and 10 more');
});

test('[EN-03] fields that mean nothing are passed over, whatever they are called', async () => {
  const odd = `{"__proto__":{"tab":"SmileFresh"},"constructor":1,"more":[{}],${JSON.stringify(aCart).slice(1)}`;
  expect(await callJson(['price'], odd)).toMatchObject({ price: 15_000 });
});

test('[EN-03] a coupon in use is on its units, whether the units say so or not', async () => {
  const appliedCoupons = [
    {
      couponIssueNo: 'C1',
      couponType: 'BuyerCoupon',
      discountUnitType: 'Amount',
      discountValue: 700,
      cartUnitIds: [1],
    },
  ];
  const coupons = [{ issueNo: 'C1', couponName: 'C', discountUnitType: 'Amount', discountValue: 700 }];
  const cart = { ...aCart, coupons, appliedCoupons };
  expect(await callJson(['price'], cart)).toMatchObject({ couponTotal: 700, price: 14_300 });
  const state = readCart(JSON.stringify(cart));
  expect(E.isRight(state) && state.right.cart.units[0]?.appliedCouponIssueNoes).toEqual(['C1']);
});

test.each(['🧺 바구니 籠 バスケット', 'e\u0301', '\u202eright to left', '\ud800', 'a\u0000b', '<b>{0}$&</b>'])(
  '[EN-03] the name %j is kept as it was written',
  async (itemName) => {
    const cart = spoilt({ item: { ...aCart.units[0]?.item, itemName } });
    const read = readCart(JSON.stringify(cart));
    expect(E.isRight(read) && read.right.cart.units[0]?.item.itemName).toBe(itemName);
  },
);

test('[EN-03] a name cannot steer the terminal that it is printed on', async () => {
  const cart = spoilt({ item: { ...aCart.units[0]?.item, itemName: 'a\u001b[2Jb\nc\u2028d' } });
  expect(await said(cart)).toContain(String.raw`‘a\u001b[2Jb\u000ac\u2028d’`);
});

test('[EN-03 PR-08] the cart that is read costs what its State costs', () => {
  const read = readCart(JSON.stringify(aCart));
  expect(E.isRight(read) && payableOf(read.right.state)).toBe(15_000);
});

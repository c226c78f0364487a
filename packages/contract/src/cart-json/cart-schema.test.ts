import { Ajv2020 } from 'ajv/dist/2020.js';
import { arbCartState } from '@baguni/domain/testing';
import { either as E } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartState } from '../codecs/state/state-codec.ts';
import { cartSchema } from './cart-schema.ts';
import { parseCart } from './parse-cart.ts';

const fits = new Ajv2020({ strict: false, validateFormats: false }).compile(cartSchema());

const unit = {
  cartUnitId: 1,
  quantity: 2,
  item: {
    itemNo: 'A-100',
    itemName: 'Apples',
    itemSellPrice: 12_900,
    options: [{ optionPrice: 100 }],
    additions: [{ name: 'Wrapping', price: 500, quantity: 1 }],
  },
  seller: { sellerKey: 'farm' },
  discounts: [{ discountType: 'Seller', policy: { calcType: 'Rate', discountRate: 10 } }],
};
const coupon = { issueNo: 'C1', couponName: 'One', discountUnitType: 'Amount', discountValue: 500 };
const used = {
  couponIssueNo: 'C1',
  couponType: 'BuyerCoupon',
  discountUnitType: 'Amount',
  discountValue: 500,
  cartUnitIds: [1],
};
const cart = {
  units: [unit],
  shippingPolicies: [{ shippingPolicyKey: 'farm', shippingFee: 3000 }],
  coupons: [coupon],
  appliedCoupons: [used],
};

test('[EN-07] the published schema is current: run with -u to write it anew', async () => {
  await expect(`${JSON.stringify(cartSchema(), null, 1)}\n`).toMatchFileSnapshot('../../cart.schema.json');
});

test('[EN-07] it takes what parseCart takes: the least of a cart, one by hand, a State', () => {
  const { options: _, additions: __, ...least } = unit.item;
  for (const json of [
    cart,
    { units: [{ ...unit, item: least, discounts: [] }] },
    { ...cart, coupons: { offered: [coupon] } },
  ])
    expect([fits(json), E.isRight(parseCart(json))]).toEqual([true, true]);
  fc.assert(
    fc.property(arbCartState, (state) => {
      expect(fits(cartState.encode(state))).toBe(true);
    }),
    { numRuns: 30 },
  );
});

type Path = readonly (string | number)[];

const pathsIn = (value: unknown, path: Path = []): readonly Path[] => {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, inner]) => pathsIn(inner, [...path, name]))];
};

/** A copy with the value at a path changed, or left out. */
const spoiled = (value: unknown, [name, ...rest]: Path, to: unknown): unknown => {
  if (name === undefined) return to;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries<unknown>({ ...value }).flatMap(([key, inner]) => {
    if (key !== String(name)) return [[key, inner] as const];
    const changed = spoiled(inner, rest, to);
    return changed === undefined ? [] : [[key, changed] as const];
  });
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
};

test('[EN-07] left out, of another kind or out of bounds, each field: schema and parseCart agree', () => {
  const wrongs = [undefined, null, -1, 1.5, 1e15, '', 'x'.repeat(5000), true, [], {}];
  const paths = pathsIn(cart).filter((path) => path.length > 0);
  for (const path of paths)
    for (const wrong of wrongs) {
      const json = spoiled(cart, path, wrong);
      const read = parseCart(json);
      // a list of nothing is read as an empty one
      const isNoList =
        wrong === null && Array.isArray(path.reduce<unknown>((inner, name) => Reflect.get(Object(inner), name), cart));
      if (isNoList) continue;
      // what contradicts itself is beyond a schema
      const isFit = E.isRight(read) || read.left.every(({ type }) => type !== 'Misfit' && type !== 'Missing');
      expect([path.join('.'), wrong, fits(json)]).toEqual([path.join('.'), wrong, isFit]);
    }
});

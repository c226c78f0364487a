import { arbCartState } from '@baguni/domain/testing';
import { either as E } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartState } from '../codecs/state/state-codec.ts';
import { parseCart } from './parse-cart.ts';

const unit = {
  cartUnitId: 1,
  quantity: 2,
  item: { itemNo: 'A-100', itemName: 'Apples', itemSellPrice: 12_900 },
  seller: { sellerKey: 'farm' },
};
const terms = [{ shippingPolicyKey: 'farm', shippingFee: 3000 }];
const coupon = { issueNo: 'C1', couponName: 'One', discountUnitType: 'Amount', discountValue: 500 };
const used = { couponIssueNo: 'C1', couponType: 'BuyerCoupon', discountUnitType: 'Amount', discountValue: 500 };

const wrongIn = (json: unknown, strict = false): unknown => {
  const read = parseCart(json, { strict });
  return E.isLeft(read) ? read.left : [];
};

test('[EN-07] a cart is its units: the rest is as in a plain cart, and what can be ordered is selected', () => {
  expect(parseCart({ units: [unit, { ...unit, cartUnitId: 2, unableOrderType: 'VERO_POLICY' }] })).toMatchObject({
    right: { selected: [1], units: [{ bundleKey: 'farm', shippingPolicyKey: 'farm' }, {}], tab: 'All' },
  });
  expect(parseCart({ units: [unit], selected: [] })).toMatchObject({ right: { selected: [] } });
});

test('[EN-07] a State written by its codec is read back as it was, strictly too', () => {
  fc.assert(
    fc.property(arbCartState, fc.boolean(), (state, strict) => {
      expect(parseCart(cartState.encode(state), { strict })).toEqual(E.right(state));
    }),
    { numRuns: 60 },
  );
});

test('[EN-07] it throws nothing, whatever it is given', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.anything(), fc.record({ units: fc.array(fc.anything()) })), (json) => {
      const read = parseCart(json, { strict: true });
      if (E.isLeft(read)) expect(read.left.length).toBeGreaterThan(0);
    }),
  );
});

test('[EN-07] each problem says where, what was found, and what would fit', () => {
  expect(wrongIn([])).toEqual([{ type: 'Misfit', path: '', found: [], fits: '{"type":"object"}' }]);
  expect(wrongIn({ units: [{ ...unit, quantity: 1.5, seller: {} }] })).toEqual([
    { type: 'Misfit', path: 'units.0.quantity', found: 1.5, fits: '{"type":"integer","minimum":0,"maximum":99999}' },
    {
      type: 'Missing',
      path: 'units.0.seller.sellerKey',
      found: undefined,
      fits: '{"type":"string","minLength":1,"maxLength":200}',
    },
  ]);
});

test.each([
  [
    'an amount that is not whole',
    { units: [{ ...unit, item: { ...unit.item, itemSellPrice: 12.5 } }] },
    'units.0.item.itemSellPrice',
  ],
  [
    'an unknown kind of discount',
    { units: [{ ...unit, discounts: [{ discountType: 'Nope', policy: { calcType: 'Rate' } }] }] },
    'units.0.discounts.0.discountType',
  ],
  [
    'a coupon of a negative worth',
    { units: [unit], coupons: [{ ...coupon, discountValue: -5 }] },
    'coupons.0.discountValue',
  ],
])('[EN-07] %s does not fit', (_, json, path) => {
  expect(wrongIn(json)).toMatchObject([{ type: 'Misfit', path }]);
});

test.each([
  ['two units of one number', { units: [unit, unit] }, 'Repeated', 'units.1.cartUnitId', 1],
  ['a selection of what is not there', { units: [unit], selected: [7] }, 'NoSuchUnit', 'selected.0', 7],
  [
    'terms that the cart does not have',
    { units: [{ ...unit, shippingPolicyKey: 'zz' }], shippingPolicies: terms },
    'NoSuchTerms',
    'units.0.shippingPolicyKey',
    'zz',
  ],
  [
    'a coupon that nobody has',
    { units: [unit], coupons: [coupon], appliedCoupons: [{ ...used, couponIssueNo: 'C9', cartUnitIds: [1] }] },
    'NoSuchCoupon',
    'appliedCoupons.0.couponIssueNo',
    'C9',
  ],
  [
    'a coupon on what is not there',
    { units: [unit], appliedCoupons: [{ ...used, cartUnitIds: [1, 7] }] },
    'NoSuchUnit',
    'appliedCoupons.0.cartUnitIds.1',
    7,
  ],
])('[EN-07] %s is told', (_, json, type, path, found) => {
  expect(wrongIn(json)).toEqual([{ type, path, found, fits: '' }]);
});

test('[EN-07] terms count where the cart has any, and for what can be ordered', () => {
  expect(wrongIn({ units: [{ ...unit, shippingPolicyKey: 'zz' }] })).toEqual([]);
  const gone = { ...unit, cartUnitId: 2, shippingPolicyKey: 'zz', unableOrderType: 'UNREADABLE' };
  expect(wrongIn({ units: [unit, gone], shippingPolicies: terms })).toEqual([]);
});

test('[EN-07 CM-53] what a page or a server wrote may lack terms and coupons that could not be read', () => {
  const written = { cartVersion: 3, units: [{ ...unit, shippingPolicyKey: 'zz' }], shippingPolicies: terms };
  const coupons = { coupons: [coupon], appliedCoupons: [{ ...used, couponIssueNo: 'C9', cartUnitIds: [1] }] };
  expect(wrongIn({ ...written, ...coupons })).toEqual([]);
});

test('[EN-07] strictly, a field that means nothing is refused with the name that may have been meant', () => {
  const json = {
    units: [{ ...unit, quantitty: 3, item: { ...unit.item, colour: 'red' } }],
    coupons: [{ ...coupon, discountvalue: 1 }],
    selectd: [1],
    more: {},
    priorityBranchServiceType: 'Reserve',
  };
  expect(wrongIn(json)).toEqual([]);
  const types = wrongIn(json, true);
  expect(types).toEqual([
    { type: 'UnknownField', path: 'units.0.item.colour', found: 'red', fits: '' },
    { type: 'UnknownField', path: 'units.0.quantitty', found: 3, fits: 'quantity' },
    { type: 'UnknownField', path: 'selectd', found: [1], fits: 'selected' },
    { type: 'UnknownField', path: 'more', found: {}, fits: '' },
    { type: 'UnknownField', path: 'coupons.0.discountvalue', found: 1, fits: 'discountValue' },
  ]);
  expect(wrongIn({ units: [unit], coupons: { offered: [{ ...coupon, x: 1 }] } }, true)).toMatchObject([
    { type: 'UnknownField', path: 'coupons.offered.0.x' },
  ]);
});

test('[EN-07] what does not fit and what is unknown are told together', () => {
  expect(wrongIn({ units: [{ ...unit, quantity: 'two', quantitty: 2 }] }, true)).toMatchObject([
    { type: 'Misfit', path: 'units.0.quantity' },
    { type: 'UnknownField', path: 'units.0.quantitty' },
  ]);
});

test('[EN-07] lists of any depth in one another are refused, strictly too, and nothing is thrown', () => {
  const deep: unknown = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000));
  expect(wrongIn({ units: deep }, true)).toMatchObject([{ type: 'Misfit', path: 'units.0' }]);
  expect(wrongIn({ units: [{ ...unit, item: { ...unit.item, options: deep } }] }, true)).toMatchObject([
    { type: 'Misfit', path: 'units.0.item.options.0' },
  ]);
});

import { expect, test } from 'vitest';
import { bundleKey, cartUnitId, sellerKey, shippingPolicyKey } from '../../money/ids.ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { anOpenCart, aPolicy, aSeller, aUnit, withAllSelected } from '../../testing/index.ts';
import { pricedOf } from '../../selectors/priced-of.ts';
import { cartSummary, itemGroupSummary, sellerGroupSummary, unitSummary } from './summary.ts';

const id = cartUnitId;
const unitOf = (n: number, seller: string): CartUnit =>
  aUnit({
    cartUnitId: id(n),
    seller: aSeller({ sellerKey: sellerKey(seller) }),
    shippingPolicyKey: shippingPolicyKey(seller),
  });
const special = aPolicy({ shippingPolicyKey: shippingPolicyKey('Special'), isSpecialShipping: true });
const usual = aPolicy({ shippingPolicyKey: shippingPolicyKey('Usual') });
const cart = (...selected: readonly number[]) =>
  pricedOf(
    anOpenCart([unitOf(1, 'Special'), unitOf(2, 'Usual'), unitOf(3, 'Usual')], {
      shippingPolicies: [special, usual],
      selected: selected.map(id),
    }),
  );

test('[PR-05] a seller group has only its own entries and parcels', () => {
  const priced = cart(1, 2, 3);
  expect(sellerGroupSummary(priced, 'Seller/Special')).toMatchObject({
    price: 12_500,
    cartUnitCount: 1,
    isAllSpecialShipping: true,
    isBundleShipping: false,
  });
  expect(sellerGroupSummary(priced, 'Seller/Usual')).toMatchObject({
    price: 22_500,
    cartUnitCount: 2,
    isAllSpecialShipping: false,
    isBundleShipping: true,
  });
});

test('[PR-05] a seller group ships specially when all its parcels do', () => {
  const seller = aSeller({ sellerKey: sellerKey('S') });
  const parcels = (...policies: readonly string[]) => {
    const units = policies.map((policy, i) =>
      aUnit({
        cartUnitId: id(i + 1),
        seller,
        shippingPolicyKey: shippingPolicyKey(policy),
        bundleKey: bundleKey(`B${i}`),
      }),
    );
    const state = withAllSelected(anOpenCart(units, { shippingPolicies: [special, usual] }));
    return sellerGroupSummary(pricedOf(state), 'Seller/S').isAllSpecialShipping;
  };
  expect([parcels('Special', 'Special'), parcels('Special', 'Usual'), parcels('Usual')]).toEqual([true, false, false]);
});

test('[PR-05] a seller group without selected units costs nothing and has no shipping type', () => {
  expect(sellerGroupSummary(cart(2), 'Seller/Special')).toMatchObject({
    entries: [],
    price: 0,
    cartUnitCount: 0,
    isAllSpecialShipping: false,
    isBundleShipping: false,
  });
  expect(sellerGroupSummary(cart(2), 'Seller/Usual').isBundleShipping).toBe(false);
});

test('[PR-04] an item group excludes shipping, units of other groups, and unselected units', () => {
  const rules = (ids: readonly number[]) => itemGroupSummary(cart(1, 2), ids.map(id)).entries.map(({ rule }) => rule);
  expect(rules([2, 3])).toEqual(['ItemPrice']);
  expect(rules([])).toEqual([]);
});

test('[PR-01] a unit that is not in the cart has a total of 0', () => {
  expect(unitSummary(cart(1), id(9))).toMatchObject({ entries: [], price: 0 });
});

test('[PR-06] the cart counts its selected units across all parcels', () => {
  expect(cartSummary(cart(1, 2, 3))).toMatchObject({ price: 35_000, cartUnitCount: 3, shippingTotal: 5000 });
  expect(cartSummary(cart()).cartUnitCount).toBe(0);
});

import { expect, test } from 'vitest';
import type { Cart } from '../cart/cart.ts';
import { bundleKey, cartUnitId, itemNo } from '../money/ids.ts';
import { won } from '../money/won.ts';
import { sellerGroupKeyOf } from '../entities/cart/tree.ts';
import { pricedOf } from '../selectors/priced-of.ts';
import { aDiscount, anItem, anOpenCart, aPolicy, aUnit } from '../testing/index.ts';
import { freeShippingOffers, nearestParcel, type FreeShippingOffer } from './free-shipping-offers.ts';

const policy = aPolicy({ isConditionalFree: true, conditionalFreeBasisCost: won(30_000), shippingFee: won(3000) });
const sold = (n: number, price: number, over: Parameters<typeof aUnit>[0] = {}) =>
  aUnit({
    cartUnitId: cartUnitId(n),
    shippingPolicyKey: policy.shippingPolicyKey,
    item: anItem({ itemNo: itemNo(`I${n}`), itemSellPrice: won(price), ...over?.item }),
    ...(({ item: _, ...rest }) => rest)(over),
  });
const mine = sold(1, 20_000);
const cart: Cart = {
  ...anOpenCart([mine], { shipping: { policies: [policy] } }),
  selected: [mine.cartUnitId],
};
const never = () => false;
const amounts = (offers: readonly FreeShippingOffer[]) =>
  offers.map(({ unit, price, saved, net }) => [unit.item.itemNo, unit.quantity, price, saved, net]);

test('[FG-01] an item that reaches the threshold exactly closes the gap, and one of 1 won less does not', () => {
  expect(amounts(freeShippingOffers(cart, [sold(-1, 10_000), sold(-2, 9999)], never))).toEqual([
    ['I-1', 1, 10_000, 3000, 7000],
  ]);
});

test('[FG-01] the least net cost is first, and an item cheaper than its shipping reduces the total', () => {
  const nearly = { ...cart, units: [sold(1, 28_000)] };
  expect(amounts(freeShippingOffers(nearly, [sold(-1, 5300), sold(-2, 2000), sold(-3, 3000)], never))).toEqual([
    ['I-2', 1, 2000, 3000, -1000],
    ['I-3', 1, 3000, 3000, 0],
    ['I-1', 1, 5300, 3000, 2300],
  ]);
});

test('[FG-01 DC-01] discounts of the item decide, and the net cost is what the total changes by', () => {
  const cheap = sold(-1, 11_000, { discounts: [aDiscount()] });
  expect(freeShippingOffers(cart, [cheap], never).map(({ unit }) => unit.quantity)).toEqual([2]);
  const [offer] = freeShippingOffers(cart, [sold(-2, 12_000)], never);
  const then = { ...cart, units: [mine, sold(-2, 12_000)], selected: [mine.cartUnitId, cartUnitId(-2)] };
  expect(offer?.net).toBe(pricedOf(then).payable - pricedOf(cart).payable);
});

test('[FG-01] both prices use calculated fees, because the server has priced only the cart without the item', () => {
  const inputs = { selected: [mine.cartUnitId], quantities: [1] };
  const bundles = [{ bundleKey: mine.bundleKey, isMaxCharge: false, shippingFee: won(9000) }];
  const priced: Cart = { ...cart, serverPrices: { status: 'Known', answer: { inputs, bundles, gauges: [] } } };
  expect(pricedOf(priced).payable - pricedOf(cart).payable).toBe(6000);
  expect(amounts(freeShippingOffers(priced, [sold(-1, 10_000)], never))).toEqual([['I-1', 1, 10_000, 3000, 7000]]);
});

test('[FG-01 QT-01] without a single item, the cheapest quantity of one item within its limits and stock', () => {
  const [four, three, short] = [sold(-1, 2500), sold(-2, 3900), sold(-3, 5000)];
  const limited = { ...short, item: { ...short.item, stock: 1 } };
  expect(amounts(freeShippingOffers(cart, [four, three, limited], never))).toEqual([['I-1', 4, 10_000, 3000, 7000]]);
  const inPairs = { ...four, quantity: 2, item: { ...four.item, limits: { min: 2, max: 3, multiple: 2 } } };
  expect(freeShippingOffers(cart, [inPairs, limited], never)).toEqual([]);
});

test('[FG-01 OV-05] offers no item that the order would refuse', () => {
  const [dear, refused] = [sold(-1, 15_000), sold(-2, 10_000)];
  const offers = freeShippingOffers(cart, [dear, refused], (_, unit) => unit.cartUnitId === refused.cartUnitId);
  expect(amounts(offers)).toEqual([['I-1', 1, 15_000, 3000, 12_000]]);
});

test('[FG-01] the parcel with the least missing amount is next; a free one and one of another seller are not', () => {
  const key = sellerGroupKeyOf(mine);
  expect(nearestParcel(cart, key)).toEqual({ bundleKey: mine.bundleKey, missing: 10_000 });
  const other = { ...sold(2, 25_000), bundleKey: bundleKey('B2') };
  const two = { ...cart, units: [mine, other], selected: [mine.cartUnitId, other.cartUnitId] };
  expect(nearestParcel(two, key)).toEqual({ bundleKey: 'B2', missing: 5000 });
  expect(nearestParcel({ ...cart, units: [sold(1, 30_000)] }, key)).toBeUndefined();
  expect(nearestParcel({ ...cart, selected: [] }, key)).toBeUndefined();
  expect(nearestParcel(cart, 'other')).toBeUndefined();
});

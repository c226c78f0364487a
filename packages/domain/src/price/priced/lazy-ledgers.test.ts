import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { cartUnitId, couponIssueNo } from '../../money/ids.ts';
import { aCoupon, aDiscount, anOpenCart, aUnit } from '../../testing/index.ts';
import { totalOf } from '../ledger/ledger.ts';
import { priceCart } from '../price-cart.ts';
import { pricedOf, pricingInput } from '../../selectors/priced-of.ts';
import { won } from '../../money/won.ts';

const id = cartUnitId;
const units = [1, 2, 3].map((n) => aUnit({ cartUnitId: id(n), discounts: [aDiscount()] }));
const priced = () => pricedOf(anOpenCart([...units], { selected: [id(1), id(3)], appliedCoupons: [aCoupon()] }));

test('[PR-08] creates a ledger once and returns the same object again', () => {
  const cart = priced();
  expect(cart.entries).toBe(cart.entries);
  expect(cart.discountResults).toBe(cart.discountResults);
  for (const n of [1, 2]) expect(cart.unitEntries.get(id(n))).toBe(cart.unitEntries.get(id(n)));
});

test('[PR-08] a selected unit has the same entries as the cart, without entries of its parcel', () => {
  const cart = priced();
  const ofUnits = [1, 3].flatMap((n) => cart.unitEntries.get(id(n)) ?? []);
  expect(ofUnits).toHaveLength(cart.entries.length - 1);
  for (const [i, entry] of ofUnits.entries()) expect(entry).toBe(cart.entries[i]);
  expect(cart.entries.at(-1)?.rule).toBe('ShippingFee');
});

test('[PR-01 SE-04] an unselected unit is priced alone and counts towards no total', () => {
  const cart = priced();
  expect(totalOf(cart.unitEntries.get(id(2)) ?? [])).toBe(9000);
  expect(cart.payable).toBe(8100 + 9000 + 2500);
  expect([...cart.discountResults.keys()]).toEqual([1, 3]);
});

test('[PR-06 OV-03] the overseas fee of a unit is part of the cart ledger, not of the unit ledger', () => {
  const input = pricingInput(anOpenCart([...units], { selected: [id(1)] }));
  const shippingFees = [{ cartUnitId: id(1), shippingFee: won(12_000), shippingWeight: 1 }];
  const charge = {
    selectedCompany: 'CJ',
    fees: [{ shippingCompany: 'CJ', shippingFees }],
    unavailable: [],
    freeFrom: O.none,
  } as const;
  const cart = priceCart({ ...input, oversea: O.some(charge) });
  expect(cart.entries.at(-1)).toMatchObject({ rule: 'OverseaShippingFee', amount: 12_000 });
  expect(cart.unitEntries.get(id(1))?.map(({ rule }) => rule)).toEqual(['ItemPrice', 'SellerDiscount']);
});

test('a unit that is not in the cart has no ledger', () => {
  expect(priced().unitEntries.get(id(99))).toBeUndefined();
});

test('[PR-08] prices an unselected unit only once, however often its ledger is read', () => {
  const input = pricingInput(anOpenCart([...units], { selected: [id(1)] }));
  let read = 0;
  const watched = {
    ...input,
    get appliedCoupons() {
      read += 1;
      return input.appliedCoupons;
    },
  };
  const cart = priceCart(watched);
  const before = read;
  const entries = cart.unitEntries.get(id(2));
  expect(read).toBe(before + 1);
  expect(cart.unitEntries.get(id(2))).toBe(entries);
  expect(read).toBe(before + 1);
});

test('[SE-04 CP-03] prices an unselected unit with only its own coupons', () => {
  const appliedCoupons = [
    aCoupon({ couponType: 'SuperCoupon', couponIssueNo: couponIssueNo('C1'), cartUnitIds: [id(2), id(3)] }),
    aCoupon({ couponType: 'SellerDupCoupon', couponIssueNo: couponIssueNo('C2'), cartUnitIds: [id(2)] }),
  ];
  const cart = pricedOf(anOpenCart([...units], { selected: [id(1)], appliedCoupons }));
  const rulesOf = (n: number) => cart.unitEntries.get(id(n))?.map(({ rule }) => rule);
  expect(rulesOf(2)).toEqual(['ItemPrice', 'SellerDiscount', 'SuperCoupon', 'SellerDupCoupon']);
  expect(rulesOf(3)).toEqual(['ItemPrice', 'SellerDiscount', 'SuperCoupon']);
  expect(rulesOf(1)).toEqual(['ItemPrice', 'SellerDiscount']);
});

import { expect, test } from 'vitest';
import fc from 'fast-check';
import { arbTightQuestion, arbWithExtras } from '../testing/arbitraries/near-question.ts';
import { testNow, anItem, aSeller, aUnit } from '../testing/builders/unit.ts';
import { aHeldCoupon, couponFlags, aPlace } from '../testing/builders/coupon.ts';
import { anOpenCart, withAllSelected, arbQuestion } from '../testing/index.ts';
import { dayInKorea, issueFailureOf, type IssueFacts } from './issue.ts';
import { bundleKey, cartUnitId, couponIssueNo, itemNo, sellerKey } from '../money/ids.ts';
import { won, sum } from '../money/won.ts';
import { saidIn } from '../testing/rules.ts';
import type { Coupon } from '../entities/coupon/coupon.ts';
import { couponPlacesOf, type CouponPlace } from '../entities/coupon/coupon-place.ts';
import { type CouponAssignment, appliedOf, priceWith, shippingSavings, couponShares } from './coupon-assignment.ts';
import { exclusions, paymentNotice, stackable } from './stacking.ts';
import { pricingInput } from '../selectors/priced-of.ts';
import { bestCombination } from '../best-combination/best-combination.ts';
import { totalOfKind } from '../price/ledger/ledger.ts';
import { laws } from '../testing/laws.ts';

const facts: IssueFacts = {
  tries: 1,
  expiredDate: new Date(testNow).toISOString(),
  now: testNow,
  held: 0,
  perBuyer: 1,
  issued: 0,
  issueLimit: undefined,
};
const failure = (over: Partial<IssueFacts> = {}) => issueFailureOf({ ...facts, ...over }) ?? null;

type Edge = readonly [title: string, inside: Partial<IssueFacts>, outside: Partial<IssueFacts>, failure: string];
const edges: readonly Edge[] = [
  ['CP-15] five tries a day', { tries: 5 }, { tries: 6 }, 'over-try'],
  ['CP-14] its last moment', { now: testNow }, { now: testNow + 1 }, 'expired'],
  ['CP-14] a date that cannot be read', {}, { expiredDate: 'soon' }, 'expired'],
  ['CP-14] so many for one buyer', { held: 1, perBuyer: 2 }, { held: 2, perBuyer: 2 }, 'already-issued'],
  ['CP-14] so many in all', { issued: 9, issueLimit: 10 }, { issued: 10, issueLimit: 10 }, 'sold-out'],
  ['CP-14] any number in all', { issued: 999 }, { issued: 0, issueLimit: 0 }, 'sold-out'],
];

test.each(edges)('[%s: a download at both sides of the edge', (_, inside, outside, reason) => {
  expect([failure(inside), failure(outside)]).toEqual([null, reason]);
});

test('[CP-15] reports the daily limit of attempts before other reasons', () => {
  const none = { held: 1, issued: 1, issueLimit: 1 };
  const over = { ...none, now: testNow + 1 };
  expect([failure({ ...over, tries: 6 }), failure(over), failure(none)]).toEqual([
    'over-try',
    'expired',
    'already-issued',
  ]);
});

test('[CP-15] a day begins at midnight in Korea', () => {
  const midnight = Date.parse('2026-11-20T00:00:00+09:00');
  expect(dayInKorea(midnight)).toBe(midnight);
  expect(dayInKorea(midnight - 1)).toBe(midnight - 24 * 60 * 60 * 1000);
  expect(dayInKorea(midnight + 24 * 60 * 60 * 1000 - 1)).toBe(midnight);
});

const units = [
  aUnit({ cartUnitId: cartUnitId(1) }),
  aUnit({ cartUnitId: cartUnitId(2) }),
  aUnit({ cartUnitId: cartUnitId(3), bundleKey: bundleKey('B2'), item: anItem({ itemNo: itemNo('I2') }) }),
  aUnit({ cartUnitId: cartUnitId(4), seller: aSeller({ sellerKey: sellerKey('S2') }) }),
];
const places = couponPlacesOf(units, new Set(units.map((unit) => unit.cartUnitId)), () => true);
const placeOf = (type: CouponPlace['type'], id: number): CouponPlace => {
  const found = places.find((place) => place.type === type && place.cartUnitIds.includes(cartUnitId(id)));
  if (!found) throw new Error(`no ${type} with unit ${id}`);
  return found;
};
const fees = (fee: number) => ({
  bundleFees: new Map(places.map((place) => [place.bundleKey, { fee: won(fee) }])),
});
const issued = (no: string, over: Partial<Coupon> = {}): Coupon => aHeldCoupon({ issueNo: couponIssueNo(no), ...over });
const buyer = (no: string, id: number, over: Partial<Coupon> = {}): CouponAssignment => ({
  coupon: issued(no, over),
  place: placeOf('Unit', id),
});
const group = (
  no: string,
  couponType: Coupon['couponType'],
  id: number,
  over: Partial<Coupon> = {},
): CouponAssignment => ({
  coupon: issued(no, { couponType, ...over }),
  place: placeOf('ItemGroup', id),
});
const shipping = (no: string, id: number, over: Partial<Coupon> = {}): CouponAssignment => ({
  coupon: issued(no, { flags: couponFlags('isFreeShipping'), ...over }),
  place: placeOf('Bundle', id),
});
const codeOf = (applied: readonly CouponAssignment[], { coupon, place }: CouponAssignment, fee = 2500) =>
  stackable(applied, coupon, place, fees(fee))?.code;

const superCoupon = group('S', 'SuperCoupon', 1);
const timeSale = { flags: couponFlags('isTimeSale') };
const paidBy = (method: string) => ({ paymentCouponName: method });

test.each<readonly [title: string, applied: CouponAssignment, coupon: CouponAssignment, code: string | undefined]>([
  ['CP-08] a buyer coupon and an additional one combine', buyer('A', 1), group('B', 'SellerDupCoupon', 1), undefined],
  ['CP-08] a super coupon excludes buyer coupons of its item', buyer('A', 2), superCoupon, 'CART-BR5-14'],
  ['CP-08] a super coupon excludes additional ones', group('A', 'SellerDupCoupon', 2), superCoupon, 'CART-BR5-14'],
  ['CP-08] a super coupon allows coupons on another item', buyer('A', 3), superCoupon, undefined],
  ['CP-08] a super coupon allows others elsewhere', group('B', 'SellerDupCoupon', 4), superCoupon, undefined],
  ['CP-08] a super coupon excludes one on the fee of its parcel', shipping('C', 1), superCoupon, 'CART-BR5-14'],
  ['CP-08] a super coupon allows one on the fee of another parcel', shipping('C', 4), superCoupon, undefined],
  ['CP-09] one coupon per lane and unit', buyer('A', 1), buyer('B', 1), 'COUPON-PLACE-TAKEN'],
  [
    'CP-09] one super coupon per item',
    group('A', 'SuperCoupon', 1),
    group('B', 'SuperCoupon', 1),
    'COUPON-PLACE-TAKEN',
  ],
  ['CP-09] two units take one coupon each', buyer('A', 1), buyer('B', 2), undefined],
  ['CP-05] one free-shipping coupon per parcel', shipping('A', 1), shipping('B', 1), 'CART-BR7-14'],
  ['CP-05] one free-shipping coupon per seller', shipping('A', 1), shipping('B', 3), 'CART-BR7-14'],
  ['CP-05] free shipping from two sellers', shipping('A', 1), shipping('B', 4), undefined],
  ['CP-06] two payment methods', buyer('A', 1, paidBy('A카드')), buyer('B', 4, paidBy('B카드')), 'CART-BR7-15'],
  ['CP-06] one payment method', buyer('A', 1, paidBy('A카드')), buyer('B', 4, paidBy('A카드')), undefined],
  ['CP-06] a payment method and none', buyer('A', 1, paidBy('A카드')), buyer('B', 4), undefined],
  ['CP-07] a time sale', buyer('A', 1, timeSale), group('B', 'SellerDupCoupon', 1), 'COUPON-TIME-SALE'],
  ['CP-07] a time sale elsewhere', buyer('A', 1, timeSale), group('B', 'SellerDupCoupon', 4), undefined],
  ['CP-07] an additional time sale', group('B', 'SellerDupCoupon', 1, timeSale), buyer('A', 1), undefined],
  ['CP-07] a time sale and free shipping', buyer('A', 1, timeSale), shipping('C', 1), undefined],
])('[%s, in either order', (_, one, other, code) => {
  expect([codeOf([one], other), codeOf([other], one)]).toEqual([code, code]);
});

test('[CP-09] one coupon has one target only: a second target asks to cancel the first one and names it', () => {
  const there = buyer('A', 1);
  const found = stackable([there], there.coupon, placeOf('Unit', 3), fees(2500));
  expect([found?.code, found?.units, codeOf([there], there)]).toEqual(['CART-BR5-12', [cartUnitId(1)], undefined]);
  // one that is not issued yet is known by its policy
  const coupon = aHeldCoupon({ issueNo: undefined });
  expect(codeOf([{ coupon, place: placeOf('Unit', 1) }], { coupon, place: placeOf('Unit', 2) })).toBe('CART-BR5-12');
});

test('[CP-05] refuses a shipping coupon if there is no fee; other coupons are unaffected', () => {
  expect([codeOf([], shipping('A', 1), 0), codeOf([], shipping('A', 1), 1)]).toEqual(['CART-BR5-21', undefined]);
  expect(codeOf([], buyer('A', 1), 0)).toBeUndefined();
  const { coupon, place } = shipping('A', 1);
  expect(stackable([], coupon, place, { bundleFees: new Map() })?.code).toBe('CART-BR5-21');
});

test('[CP-06] announces the payment method of a restricted coupon, unless the methods differ', () => {
  expect(paymentNotice([buyer('A', 1)])).toBeUndefined();
  const cards = (...methods: readonly string[]) => methods.map((method, i) => buyer(`${i}`, i + 1, paidBy(method)));
  expect([paymentNotice(cards('A카드', 'B카드')), paymentNotice(cards('A카드', 'A카드')) !== undefined]).toEqual([
    undefined,
    true,
  ]);
  const notice = paymentNotice([buyer('B', 1), ...cards('A카드')]);
  expect(notice !== undefined && saidIn(notice).en).toBe(
    'Your coupon is limited to one payment method. Please choose it when you pay: A카드. The coupon cannot be used with other payment methods.',
  );
});

test('every exclusion names its requirement and has a unique code', () => {
  for (const { requirement } of exclusions) expect(requirement).toMatch(/^CP-\d\d$/);
  expect(new Set(exclusions.map(({ code }) => code)).size).toBe(exclusions.length);
});

const input = pricingInput(withAllSelected(anOpenCart()));
const shippingShipping = (no: string, over: Partial<Coupon> = {}): CouponAssignment => ({
  coupon: issued(no, { discountValue: 40, flags: couponFlags('isFreeShipping'), ...over }),
  place: aPlace('Bundle'),
});

test('[CP-05] returns the saving of shipping coupons by key and omits coupons on prices', () => {
  const placed = [shippingShipping('S'), { coupon: aHeldCoupon(), place: aPlace('Unit') }];
  const { priced, payable } = priceWith(input, placed);
  expect([...shippingSavings(priced, placed)]).toEqual([['S', 1000]]);
  expect(payable).toBe(9000 + 1500);
});

test('[CP-05] a shipping coupon saves nothing if its minimum purchase is not met or its parcel is unknown', () => {
  const { priced } = priceWith(input, []);
  const dear = shippingShipping('D', { possiblePrice: won(10_001) });
  expect([...shippingSavings(priced, [dear])]).toEqual([['D', 0]]);
  expect([...shippingSavings({ ...priced, bundleFees: new Map() }, [shippingShipping('E')])]).toEqual([['E', 0]]);
});

test('[CP-17] the placed coupons replace the coupons in use', () => {
  const inUse = { ...input, appliedCoupons: appliedOf([{ coupon: aHeldCoupon(), place: aPlace() }]) };
  expect(priceWith(inUse, []).payable).toBe(priceWith(input, []).payable);
});

const { forAll } = laws(150);

const middling = { units: 9, coupons: 14, items: 4, sellers: 3 };

test('[CP-19 PR-08] the shares of all coupons add up to the total coupon saving, and each share belongs to one unit', () => {
  forAll(
    [fc.oneof(arbQuestion(middling), arbTightQuestion(middling), arbWithExtras(arbQuestion(middling)))],
    (question) => {
      const { pricing } = question;
      const { chosen } = bestCombination(question);
      const { entries } = priceWith(pricing, chosen).priced;
      const shares = chosen.map(({ coupon, place }) => {
        const each = couponShares(entries, pricing.units, coupon, place.cartUnitIds);
        for (const { cartUnitId, amount } of each) {
          expect(place.cartUnitIds).toContain(cartUnitId);
          expect(amount).toBeGreaterThan(0);
        }
        return sum(each.map(({ amount }) => amount));
      });
      expect(sum(shares) + totalOfKind(entries, 'Coupon')).toBe(0);
    },
  );
});

import {
  bestCombination,
  couponKeyOf,
  couponSituationOf,
  judgeRequestedCoupons,
  laneOf,
  couponPlacesOf,
  placeTypeOfLane,
  priceWith,
  pricingInput,
  type Cart,
  type Coupon,
  type CouponFlags,
  type CouponAssignment,
} from '@baguni/domain';
import { either as E, option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { couponNames, downloadableCouponsIn, heldCouponIn } from '../catalogue/coupons.ts';
import { openCartOf } from './open-cart-of.ts';
import { scenarioNames, scenarios, type ScenarioName } from '../scenarios/scenarios.ts';

const NOW = Date.UTC(2026, 10, 20, 3);
const open = (name: ScenarioName): Cart =>
  openCartOf(scenarios[name], { tenant: 'marketplace', device: 'pc', language: 'ko', app: O.none }, NOW);

/** Greedy choice: applies the coupon with the largest saving until no coupon saves anything. */
const greedy = (state: Cart): readonly CouponAssignment[] => {
  const input = pricingInput(state);
  const situation = couponSituationOf(state, NOW);
  const places = couponPlacesOf(state.units, input.selected, () => true);
  const worthOf = (placed: readonly CouponAssignment[]): number => -priceWith(input, placed).payable;
  const isAllowed = (placed: readonly CouponAssignment[]): boolean =>
    E.isRight(
      judgeRequestedCoupons(
        input,
        placed.map(({ coupon, place }) => ({ coupon, cartUnitIds: place.cartUnitIds })),
        situation,
      ),
    );
  let placed: readonly CouponAssignment[] = [];
  for (;;) {
    const used = new Set(placed.map(({ coupon }) => couponKeyOf(coupon)));
    const next = state.coupons.offered
      .filter((coupon) => !used.has(couponKeyOf(coupon)))
      .flatMap((coupon) => {
        const lane = O.toNullable(laneOf(coupon));
        return places.filter(({ type }) => lane && type === placeTypeOfLane[lane]).map((place) => ({ coupon, place }));
      })
      .map((one) => [...placed, one])
      .filter(isAllowed)
      .toSorted((a, b) => worthOf(b) - worthOf(a))[0];
    if (!next || worthOf(next) <= worthOf(placed)) return placed;
    placed = next;
  }
};

const best = (state: Cart) =>
  bestCombination({
    pricing: pricingInput(state),
    coupons: state.coupons.offered,
    situation: couponSituationOf(state, NOW),
  });

test('[CP-19] in the coupon puzzle, the greedy choice saves less than the best combination', () => {
  const state = open('coupon-puzzle');
  const input = pricingInput(state);
  const bare = priceWith(input, []).payable;
  const taken = greedy(state);
  const found = best(state);
  expect(taken.map(({ coupon }) => coupon.policyNo)).toEqual(['puzzle10']);
  expect(bare - priceWith(input, taken).payable).toBe(9900);
  expect(found.isProved).toBe(true);
  expect(found.saving).toBe(16_900);
  expect(bare - found.payable).toBe(found.saving);
});

test.each(scenarioNames)(
  '[CP-19] %s: the best combination is proved and at least as good as a greedy choice',
  (name) => {
    const state = open(name);
    const found = best(state);
    expect(found.isProved).toBe(true);
    if (name !== 'hundred-units')
      expect(found.payable).toBeLessThanOrEqual(priceWith(pricingInput(state), greedy(state)).payable);
  },
);

test('[CP-20] the demo has every kind of coupon: types, flags, payment, expiry, downloads', () => {
  const all: readonly Coupon[] = couponNames.map((name) => heldCouponIn(name, 'x', 'ko'));
  expect(new Set(all.map(({ couponType }) => couponType))).toEqual(
    new Set(['BuyerCoupon', 'SuperCoupon', 'SellerDupCoupon']),
  );
  const flags: readonly (keyof CouponFlags)[] = [
    'isClub',
    'isBusiness',
    'isMobile',
    'isApp',
    'isDelivery',
    'isOversea',
    'isTimeSale',
    'isFreeShipping',
  ];
  for (const flag of flags)
    expect(
      all.some((coupon) => coupon.flags[flag]),
      flag,
    ).toBe(true);
  expect(new Set(all.map(({ target }) => target.type))).toEqual(
    new Set(['All', 'Items', 'Sellers', 'LargeCategories']),
  );
  expect(new Set(all.flatMap(({ paymentCouponName: name }) => O.toNullable(name) ?? [])).size).toBe(2);
  expect(all.some(({ expiredDate }) => Date.parse(expiredDate) < NOW)).toBe(true);
  const ways = downloadableCouponsIn('ko').map(({ couponPromotionType: way }) => way);
  expect(new Set(ways)).toEqual(new Set(['Auto', 'Manual']));
});

test('[CP-17] applied coupons of a scenario are in valid lanes', () => {
  for (const name of scenarioNames) {
    const state = open(name);
    const input = pricingInput({ ...state, selected: state.units.map((unit) => unit.cartUnitId) });
    const byKey = new Map(state.coupons.offered.map((coupon) => [couponKeyOf(coupon), coupon]));
    const requested = state.appliedCoupons.flatMap(({ couponIssueNo, cartUnitIds }) => {
      const coupon = byKey.get(couponIssueNo);
      return coupon ? [{ coupon, cartUnitIds }] : [];
    });
    expect(requested.length).toBe(state.appliedCoupons.length);
    expect(judgeRequestedCoupons(input, requested, couponSituationOf(state, NOW)), name).toMatchObject({
      _tag: 'Right',
    });
  }
});

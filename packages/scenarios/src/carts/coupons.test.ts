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
  type CouponAssignment,
  type CouponFlags,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { expect, test } from 'vitest';
import { couponNames, downloadableCouponsIn, heldCouponIn } from '../catalogue/coupons.ts';
import { openCartOf } from './open-cart-of.ts';
import { scenarioNames, scenarios, type ScenarioName } from '../scenarios/scenarios.ts';

const NOW = Date.UTC(2026, 10, 20, 3);
const open = (name: ScenarioName): Cart =>
  openCartOf(scenarios[name], { tenant: 'marketplace', device: 'pc', language: 'ko', app: undefined }, NOW);

const placeTypeOf = (coupon: Coupon) => {
  const lane = laneOf(coupon);
  return lane && placeTypeOfLane[lane];
};

const best = (state: Cart) =>
  bestCombination({
    pricing: pricingInput(state),
    coupons: state.coupons.offered,
    situation: couponSituationOf(state, NOW),
  });

test('[CP-19] in the coupon puzzle, a greedy choice saves 9,900 won; the best combination puts its coupon elsewhere and saves more', () => {
  const state = open('coupon-puzzle');
  const input = pricingInput(state);
  const bare = priceWith(input, []).payable;
  const found = best(state);
  expect([found.isProved, found.saving, bare - found.payable]).toEqual([true, 16_900, 16_900]);
  const situation = couponSituationOf(state, NOW);
  const places = couponPlacesOf(state.units, input.selected, () => true);
  const isAllowed = ({ coupon, place }: CouponAssignment): boolean =>
    E.isRight(judgeRequestedCoupons(input, [{ coupon, cartUnitIds: place.cartUnitIds }], situation));
  const [first] = state.coupons.offered
    .flatMap((coupon) => places.map((place) => ({ coupon, place })))
    .filter(({ coupon, place }) => place.type === placeTypeOf(coupon))
    .filter(isAllowed)
    .map((one) => ({ ...one, policyNo: one.coupon.policyNo, saving: bare - priceWith(input, [one]).payable }))
    .toSorted((one, other) => other.saving - one.saving);
  expect(first).toMatchObject({ policyNo: 'puzzle10', saving: 9900 });
  expect(found.chosen.map(({ coupon }) => coupon.policyNo)).toEqual(['puzzleSuitcase', 'puzzle10']);
  expect(found.chosen[1]?.place).not.toEqual(first?.place);
});

test.each(scenarioNames)('[CP-19] %s: the best combination is proved', (name) => {
  expect(best(open(name)).isProved).toBe(true);
});

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
  expect(new Set(all.flatMap(({ paymentCouponName: name }) => name ?? [])).size).toBe(2);
  expect(all.some(({ expiredDate }) => Date.parse(expiredDate) < NOW)).toBe(true);
  const ways = downloadableCouponsIn('ko').map(({ couponPromotionType: way }) => way);
  expect(new Set(ways)).toEqual(new Set(['Auto', 'Manual']));
});

test('[CP-17] applied coupons of a scenario are in valid lanes', () => {
  for (const name of scenarioNames) {
    const state = open(name);
    const input = pricingInput({ ...state, selected: state.units.map((unit) => unit.cartUnitId) });
    const byKey = new Map(state.coupons.offered.map((coupon) => [couponKeyOf(coupon), coupon]));
    const requested = state.coupons.applied.flatMap(({ couponIssueNo, cartUnitIds }) => {
      const coupon = byKey.get(couponIssueNo);
      return coupon ? [{ coupon, cartUnitIds }] : [];
    });
    expect(requested.length).toBe(state.coupons.applied.length);
    expect(judgeRequestedCoupons(input, requested, couponSituationOf(state, NOW)), name).toMatchObject({
      _tag: 'Right',
    });
  }
});

import type { Session } from '@baguni/use-cases';
import { isTotalKnown, payableOf, pricedOf } from '@baguni/domain/internal';
import { replaced } from '@baguni/domain/testing';
import { cartViews } from '@baguni/presentation/testing';
import { expect, test } from 'vitest';
import { bodiesOf, cartAnswered, testStorefront, type Bodies } from '../testing/sent-answers.ts';

type Change = readonly [path: string, value: unknown];

const INITIAL = '/api/cart/getInitialCart';
const PRICES = '/api/cart/getPrices';
const BOX = '/api/coupon/getCouponBox';
const FEES = '/api/oversea/getOverseaShippingFees';
const EXTRA = '/api/discount/getExhibitExtraDiscountForNudge';

const spoiled = (bodies: Bodies, of: Readonly<Record<string, readonly Change[]>>): Bodies =>
  new Map(
    [...bodies].map(([url, text]) => {
      const body = (of[url] ?? []).reduce<unknown>(
        (one, [path, value]) =>
          replaced(
            one,
            path.split('.').map((key) => (/^\d+$/u.test(key) ? Number(key) : key)),
            value,
          ),
        JSON.parse(text),
      );
      return [url, JSON.stringify(body)];
    }),
  );

const notices = (state: Session): string => cartViews(state, testStorefront).summary.notices.join('\n');

const read = async (bodies: Bodies) => {
  const { state, reports } = await cartAnswered(bodies);
  const paths = reports.flatMap((report) => (report.type === 'PartsUnreadable' ? report.paths : []));
  return { state, paths: [...new Set(paths)] };
};

const indexIn = (answers: Bodies, url: string, list: string, field: string, value: unknown): number => {
  const { data } = JSON.parse(answers.get(url) ?? '') as { readonly data: unknown };
  const entries = list.split('.').reduce((part, key) => (part as Record<string, unknown>)[key], data);
  return (entries as readonly Readonly<Record<string, unknown>>[]).findIndex((entry) => entry[field] === value);
};

const bodies = await bodiesOf('many-sellers');
const { state: whole } = await read(bodies);
const others = (state: Session) => state.cart.units.slice(1);

test('uses a cart with an applied coupon, additions, discounts, fees and a known total', () => {
  expect([whole.cart.coupons.applied.length, whole.cart.units[0]?.item.additions.length]).toEqual([1, 1]);
  expect(pricedOf(whole.cart).bundleFees.size).toBeGreaterThan(2);
  expect([isTotalKnown(whole.cart), notices(whole)]).toEqual([true, '']);
});

test('[CM-53] reports no problem without corrupted values', async () => {
  expect((await read(bodies)).paths).toEqual([]);
});

test('[CM-53][CP-17] omits and names an applied coupon of 1000.5 won; keeps the rest of the total', async () => {
  const { state, paths } = await read(
    spoiled(bodies, {
      [INITIAL]: [
        ['data.appliedCoupons.0.discountUnitType', 'Amount'],
        ['data.appliedCoupons.0.discountValue', 1000.5],
      ],
    }),
  );
  expect(paths).toEqual(['data.appliedCoupons.0.discountValue']);
  expect([state.cart.units, state.cart.coupons.applied]).toEqual([whole.cart.units, []]);
  expect(payableOf(state.cart)).toBeGreaterThan(payableOf(whole.cart));
  expect(isTotalKnown(state.cart)).toBe(false);
  expect(notices(state)).toContain('쿠폰 일부를 확인하지 못했어요');
});

test('[CM-53][CP-11] does not offer a coupon of 1000.5 won in the box; the total does not depend on it', async () => {
  const at = indexIn(bodies, BOX, 'coupons', 'discountUnitType', 'Amount');
  const { state, paths } = await read(spoiled(bodies, { [BOX]: [[`data.coupons.${at}.discountValue`, 1000.5]] }));
  expect(paths).toEqual([`data.coupons.${at}.discountValue`]);
  expect(state.cart.coupons.offered).toEqual(whole.cart.coupons.offered.filter((_, i) => i !== at));
  expect([payableOf(state.cart), isTotalKnown(state.cart), notices(state)]).toEqual([payableOf(whole.cart), true, '']);
});

test.each([9e15, -1, 1.5, 1000])('[CM-53] makes only the unit of an addition of %d pieces unreadable', async (bad) => {
  const path = 'data.units.0.item.additions.0.quantity';
  const { state, paths } = await read(spoiled(bodies, { [INITIAL]: [[path, bad]] }));
  expect(paths).toEqual([path]);
  expect(state.cart.units[0]).toMatchObject({ isBuyAvailable: false, unableOrderType: 'UNREADABLE' });
  expect(others(state)).toEqual(others(whole));
  expect([state.cart.selected.length, pricedOf(state.cart).shippingKnown]).toEqual([
    whole.cart.selected.length - 1,
    true,
  ]);
});

test.each([1e9, 100.1, -1])('[CM-53][DC-01] omits and names a discount of %d per cent; keeps its unit', async (bad) => {
  const rate = 'discounts.0.policy.discountRate';
  const { state, paths } = await read(
    spoiled(bodies, {
      [INITIAL]: [[`data.units.0.${rate}`, bad]],
      [PRICES]: [[`data.discount.discounts.0.${rate}`, bad]],
    }),
  );
  expect(paths).toEqual([`data.units.0.${rate}`, `data.discount.discounts.0.${rate}`]);
  expect(state.cart.units[0]).toEqual({ ...whole.cart.units[0], discounts: whole.cart.units[0]?.discounts.slice(1) });
  expect([others(state), state.cart.selected]).toEqual([others(whole), whole.cart.selected]);
  expect(payableOf(state.cart)).toBeGreaterThan(payableOf(whole.cart));
  expect([isTotalKnown(state.cart), notices(state)]).toEqual([false, expect.stringContaining('할인 정보 일부를')]);
});

test('[CM-53][DC-01] clears the problem of a discount once the prices contain it', async () => {
  const { state } = await read(spoiled(bodies, { [INITIAL]: [['data.units.0.discounts.0.policy.discountRate', 1e9]] }));
  expect([payableOf(state.cart), isTotalKnown(state.cart)]).toEqual([payableOf(whole.cart), true]);
});

const charged = [...pricedOf(whole.cart).bundleFees.values()].find(({ fee }) => fee > 0);
const parcel = whole.cart.units.find(({ bundleKey }) => bundleKey === charged?.bundleKey);
const policyAt = (url: string, list: string): number =>
  indexIn(bodies, url, list, 'shippingPolicyKey', parcel?.shippingPolicyKey);

test.each([9e15, -50_000, 0.5])(
  '[CM-53][SH-05] leaves a parcel’s shipping unknown if its policy has a fee of %d won; the total notes it',
  async (bad) => {
    const first = `data.shippingPolicies.${policyAt(INITIAL, 'shippingPolicies')}.shippingFee`;
    const again = `data.shipping.shippingPolicies.${policyAt(PRICES, 'shipping.shippingPolicies')}.shippingFee`;
    const { state, paths } = await read(spoiled(bodies, { [INITIAL]: [[first, bad]], [PRICES]: [[again, bad]] }));
    expect(paths).toEqual([...new Set([first, again])]);
    expect(state.cart.units).toEqual(whole.cart.units);
    expect(payableOf(state.cart)).toBe(payableOf(whole.cart) - (charged?.fee ?? 0));
    expect([isTotalKnown(state.cart), pricedOf(state.cart).bundleFees.size]).toEqual([
      false,
      pricedOf(whole.cart).bundleFees.size - 1,
    ]);
    expect(notices(state)).toContain('배송비를 확인하지 못했어요');
    // a value from the prices call is equally valid
    const { state: mended } = await read(spoiled(bodies, { [INITIAL]: [[first, bad]] }));
    expect([payableOf(mended.cart), isTotalKnown(mended.cart)]).toEqual([payableOf(whole.cart), true]);
  },
);

test.each([9e15, -50_000])(
  '[CM-53][SH-05] leaves the cost of a parcel unknown if the server sends a fee of %d won',
  async (bad) => {
    const at = indexIn(bodies, PRICES, 'shipping.shippingBundles', 'bundleKey', charged?.bundleKey);
    const path = `data.shipping.shippingBundles.${at}.shippingFee`;
    const { state, paths } = await read(spoiled(bodies, { [PRICES]: [[path, bad]] }));
    expect(paths).toEqual([path]);
    expect(payableOf(state.cart)).toBe(payableOf(whole.cart) - (charged?.fee ?? 0));
    expect([isTotalKnown(state.cart), notices(state)]).toEqual([false, expect.stringContaining('배송비를')]);
  },
);

test('[CM-53][OV-03] leaves all shipping unknown if an overseas fee is unreadable', async () => {
  const china = await bodiesOf('oversea-china');
  const path = 'data.fees.0.shippingFees.0.shippingFee';
  const { state: known } = await read(china);
  const { state, paths } = await read(spoiled(china, { [FEES]: [[path, -50_000]] }));
  expect([paths, state.cart.units]).toEqual([[path], known.cart.units]);
  expect([isTotalKnown(known.cart), isTotalKnown(state.cart), pricedOf(state.cart).shippingKnown]).toEqual([
    true,
    false,
    false,
  ]);
  expect(payableOf(state.cart)).toBeLessThan(payableOf(known.cart));
});

test('[CM-53][CB-01] omits only the unreadable cashback', async () => {
  const path = 'data.cashback.cartUnitCashbacks.0.amount';
  const rewards = await bodiesOf('rewards');
  const { state: known } = await read(rewards);
  const { state, paths } = await read(spoiled(rewards, { [PRICES]: [[path, 0.5]] }));
  expect(paths).toEqual([path]);
  expect(state.cashback.cartUnitCashbacks).toEqual(known.cashback.cartUnitCashbacks.slice(1));
  expect([payableOf(state.cart), isTotalKnown(state.cart)]).toEqual([payableOf(known.cart), true]);
});

test('[CM-53][DC-04] omits and names an unreadable extra discount', async () => {
  const path = 'data.candidates.0.discountRate';
  const { state, paths } = await read(spoiled(bodies, { [EXTRA]: [[path, 1e9]] }));
  expect(paths).toEqual([path]);
  expect(state.cart.discounts.extra).toEqual(whole.cart.discounts.extra.slice(1));
  expect([isTotalKnown(state.cart), notices(state)]).toEqual([false, expect.stringContaining('할인 정보 일부를')]);
});

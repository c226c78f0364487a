import fc from 'fast-check';
import { expect, test } from 'vitest';
import { option as O } from 'fp-ts';
import { Queue } from './queue.ts';
import { forAll, laws } from '../../testing/laws.ts';
import { cartUnitId, couponIssueNo } from '../../money/ids.ts';
import type { Cart, CartFields } from '../../cart/cart.ts';
import { won } from '../../money/won.ts';
import { anOpenCart, withAllSelected, withCoupons } from '../../testing/builders/cart.ts';
import { aBuyer, aHeldCoupon, aPolicy, anItem, aSmileFreshUnit, arbSmallOrder } from '../../testing/index.ts';
import { flaggedUnit } from '../../testing/rules.ts';
import { subsets } from '../../testing/naive-offers.ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { asApplied } from '../../entities/coupon/held-coupon.ts';
import { idsOf } from '../../rule/finding.ts';
import { smallestChange } from './smallest-change.ts';
import type { Fix } from '../../rule/rule.ts';
import { diagnose } from '../../rule/judge.ts';
import { checkoutFactsOf } from '../../rules/checkout/checkout-facts.ts';
import { withFix } from '../fix.ts';
import { checkoutRules } from '../../rules/checkout-rules.ts';
import { worthOf } from './worth.ts';

const queueOf = (values: readonly number[]): Queue<number> => {
  const queue = new Queue<number>((a, b) => a < b);
  for (const value of values) queue.put(value);
  return queue;
};
const taken = (queue: Queue<number>, n: number) => Array.from({ length: n }, () => queue.take());
const inOrder = (values: readonly number[]) => values.toSorted((a, b) => a - b);

test('an empty queue returns none, before and after its only value', () => {
  const queue = queueOf([7]);
  expect(taken(queue, 3)).toEqual([7, undefined, undefined]);
  queue.put(8);
  expect(taken(queue, 2)).toEqual([8, undefined]);
});

test('returns values in order, whenever they are inserted', () => {
  forAll([fc.array(fc.nat(20), { minLength: 1, maxLength: 20 }), fc.array(fc.nat(20))], (early, late) => {
    const queue = queueOf(early);
    const first = queue.take();
    for (const value of late) queue.put(value);
    expect(first).toBe(Math.min(...early));
    const rest = [...inOrder(early).slice(1), ...late];
    expect(taken(queue, rest.length + 1)).toEqual([...inOrder(rest), undefined]);
  });
});

test('a value behind its parent is compared once, whatever the length', () => {
  let asked = 0;
  const queue = new Queue<number>((a, b) => {
    asked += 1;
    return a < b;
  });
  for (let n = 0; n < 1024; n += 1) queue.put(5);
  expect(asked).toBe(1023);
});

const costing = (unit: CartUnit, price: number): CartUnit => ({
  ...unit,
  item: { ...unit.item, itemSellPrice: won(price) },
});
const cartOf = (units: readonly CartUnit[], over: CartFields = {}) => withAllSelected(anOpenCart(units, over));
const found = (state: Cart, limit?: number) => O.toNullable(smallestChange(state, limit));

test('[CK-18] an orderable cart needs no change', () => {
  expect(found(cartOf([flaggedUnit(1)]))).toMatchObject({ fixes: [], lost: 0, bound: 0, isProved: true, nodes: 1 });
});

test('[CK-18 CK-08] agreements and proofs are free and follow exclusions', () => {
  const buyer = aBuyer({ memberType: 'SimpleMember', isCertificatedAdult: false });
  const units = [
    costing(flaggedUnit(1, ['isIncomeDuty']), 9000),
    flaggedUnit(2, ['isAdult'], { isNeedAuthentication: true }),
    flaggedUnit(3, ['isPending', 'isAdult']),
  ];
  expect(found(cartOf(units, { buyer }))).toMatchObject({
    fixes: [
      { type: 'Deselect', cartUnitIds: [3] },
      { type: 'Agree', code: 'CART-BR7-09' },
      { type: 'VerifyIdentity' },
      { type: 'VerifyAdult' },
    ],
    lost: 10_000,
  });
});

test('[CK-18 CP-06] removes the less valuable of two conflicting coupons', () => {
  const held = (no: string, method: string, discountValue: number) =>
    aHeldCoupon({ issueNo: O.some(couponIssueNo(no)), paymentCouponName: O.some(method), discountValue });
  const [small, large] = [held('C1', 'A', 5), held('C2', 'B', 10)];
  const appliedCoupons = [asApplied(small, [cartUnitId(1)]), asApplied(large, [cartUnitId(2)])];
  const state = cartOf(withCoupons([flaggedUnit(1), flaggedUnit(2)], appliedCoupons), {
    coupons: { applied: appliedCoupons, status: 'Known', offered: [small, large] },
  });
  expect(found(state)).toMatchObject({
    fixes: [{ type: 'RemoveCoupons', cartUnitIds: [1], couponIssueNoes: ['C1'] }],
    lost: 500,
    isProved: true,
  });
});

test('[CK-18] returns no change if the buyer cannot order or no unit remains', () => {
  expect(found(cartOf([flaggedUnit(1)], { buyer: aBuyer({ standing: 'Restricted' }) }))).toBeNull();
  expect([found(cartOf([flaggedUnit(1, ['isPending'])])), found(anOpenCart([flaggedUnit(1)]))]).toEqual([null, null]);
});

test('[CK-18 CK-01] excludes the cheapest thirty of sixty units', () => {
  const units = Array.from({ length: 60 }, (_, i) =>
    costing({ ...flaggedUnit(i + 1), item: anItem() }, 1000 + ((i * 37) % 60) * 100),
  );
  const cheapest = units.toSorted((a, b) => a.item.itemSellPrice - b.item.itemSellPrice).slice(0, 30);
  const change = found(cartOf(units));
  expect(change?.lost).toBe(cheapest.reduce((total, { item }) => total + item.itemSellPrice, 0));
  expect(change?.isProved).toBe(true);
  expect(change?.fixes).toEqual([
    { type: 'Deselect', cartUnitIds: cheapest.map(({ cartUnitId }) => cartUnitId).toSorted((a, b) => a - b) },
  ]);
});

test('[CK-18] at the limit returns an order that gives up more, with the greatest possible gap', () => {
  const fresh = costing(aSmileFreshUnit({ cartUnitId: cartUnitId(2) }), 8000);
  const change = found(cartOf([costing(flaggedUnit(1), 3000), fresh]), 0);
  expect(change).toMatchObject({ lost: 3000, bound: 0, isProved: false, nodes: 1 });
});

test('[CK-18] at the limit returns an order if there is one, even if excluding the cheapest units leaves none', () => {
  const dup = aHeldCoupon({
    issueNo: O.some(couponIssueNo('C1')),
    couponType: 'SellerDupCoupon',
    discountUnitType: 'Rate',
    discountValue: 100,
  });
  const units = Array.from({ length: 31 }, (_, i) => costing({ ...flaggedUnit(i + 1), item: anItem() }, 1000));
  const appliedCoupons = [asApplied(dup, idsOf(units))];
  const state = cartOf(withCoupons(units, appliedCoupons), {
    coupons: { applied: appliedCoupons, status: 'Known', offered: [dup] },
    shipping: { policies: [aPolicy({ shippingFee: won(0) })] },
  });
  expect(found(state)).toMatchObject({
    fixes: [
      { type: 'Deselect', cartUnitIds: [expect.any(Number)] },
      { type: 'RemoveCoupons', couponIssueNoes: ['C1'] },
    ],
    lost: 1000 + 31_000,
    isProved: false,
  });
});

const passes = (state: Cart): boolean => diagnose(checkoutRules)(checkoutFactsOf(state)).length === 0;

const everyProof: readonly Fix[] = [
  { type: 'SignIn' },
  { type: 'VerifyIdentity' },
  { type: 'VerifyAdult' },
  { type: 'GivePapers', paper: 'Consent' },
  { type: 'GivePapers', paper: 'TaiwanIdNumber' },
  { type: 'GivePapers', paper: 'ChinaIdImage' },
  { type: 'Agree', code: 'CART-BR7-09' },
  { type: 'Agree', code: 'ASK-OVERSEA-CONSENT' },
];

const leastLoss = (state: Cart): number => {
  const worth = worthOf(state);
  const chosen = checkoutFactsOf(state).chosen.map(({ cartUnitId }) => cartUnitId);
  const coupons = state.coupons.applied.map(({ couponIssueNo }) => couponIssueNo);
  const losses = subsets(chosen).flatMap((left) =>
    subsets(coupons).flatMap((off) => {
      const deselect = { type: 'Deselect', cartUnitIds: left } as const;
      const remove = { type: 'RemoveCoupons', cartUnitIds: [], couponIssueNoes: off } as const;
      const after = [deselect, remove, ...everyProof].reduce<Cart>(withFix, state);
      const loss = [...left.map(worth.ofUnit), ...off.map(worth.ofCoupon)].reduce((total, each) => total + each, 0);
      return passes(after) ? [loss] : [];
    }),
  );
  return Math.min(...losses);
};

test('[CK-18] the smallest change gives up exactly as much as the best of all changes, and makes the cart orderable', () => {
  laws(30).forAll([arbSmallOrder], (state) => {
    const change = O.toNullable(smallestChange(state));
    const least = leastLoss(state);
    expect(change?.lost ?? Infinity).toBe(least);
    if (!change) return;
    expect([change.isProved, change.bound]).toEqual([true, change.lost]);
    expect(passes(change.fixes.reduce(withFix, state))).toBe(true);
  });
});

test('[CK-18] every fix is necessary: without any one of them the cart is not orderable', () => {
  laws(80).forAll([arbSmallOrder], (state) => {
    const fixes = O.toNullable(smallestChange(state))?.fixes ?? [];
    for (const fix of fixes)
      expect([fix, passes(fixes.filter((one) => one !== fix).reduce(withFix, state))]).toEqual([fix, false]);
  });
});

test('[CK-18] a result at the limit is still a valid order with a valid gap', () => {
  laws(15).forAll([arbSmallOrder, fc.nat(4)], (state, nodeLimit) => {
    const change = O.toNullable(smallestChange(state, nodeLimit));
    const least = leastLoss(state);
    expect(change === null).toBe(least === Infinity);
    if (!change) return;
    expect(passes(change.fixes.reduce(withFix, state))).toBe(true);
    expect([change.bound <= least, least <= change.lost]).toEqual([true, true]);
    expect(change.isProved).toBe(change.bound === change.lost);
  });
});

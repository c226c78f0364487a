import fc, { type Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import { Queue } from '../../money/queue.ts';
import { forAll, laws } from '../../testing/laws.ts';
import { cartUnitId, couponIssueNo, itemNo, type CouponIssueNo } from '../../money/ids.ts';
import type { Cart, CartFields } from '../../cart/cart.ts';
import { won } from '../../money/won.ts';
import { anOpenCart, withAllSelected, withCoupons } from '../../testing/builders/cart.ts';
import {
  aBuyer,
  aDiscount,
  aDiscountPolicy,
  aHeldCoupon,
  anAddition,
  aPolicy,
  anItem,
  aSmileFreshUnit,
  arbPlainOrder,
  arbSmallOrder,
} from '../../testing/index.ts';
import { flaggedUnit } from '../../testing/rules.ts';
import { subsets } from '../../testing/naive-offers.ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { asApplied, clearUnits } from '../../entities/coupon/coupon.ts';
import { idsOf, type Fix, diagnose } from '../../rule/rule.ts';
import { marketplaceCheck } from '../order-check.ts';
import { changeSearch } from './smallest-change.ts';
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
const smallestChange = (state: Cart, limit?: number) => changeSearch(marketplaceCheck)(state, limit).found;
const found = (state: Cart, limit?: number) => smallestChange(state, limit) ?? null;

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
    aHeldCoupon({ issueNo: couponIssueNo(no), paymentCouponName: method, discountValue });
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

test('[CK-18] returns no change if the buyer cannot order, all units must go or the selection is empty', () => {
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

const priced = (id: number, quantity: number, over: Partial<CartUnit['item']> = {}): CartUnit => ({
  ...flaggedUnit(id),
  quantity,
  item: anItem({ itemNo: itemNo(`I${id}`), itemSellPrice: won(4990), ...over }),
});
const atMost = (max: number) => ({ limits: { min: 1, max, multiple: 1 } });
const set = (id: number, quantity: number) => ({ type: 'SetQuantity', cartUnitId: id, quantity });

test.each<readonly [string, Cart, readonly unknown[], number]>([
  ['above a limit', cartOf([priced(1, 3, atMost(2))]), [set(1, 2)], 4990],
  ['below a minimum', cartOf([priced(1, 1, { limits: { min: 2, max: undefined, multiple: 1 } })]), [set(1, 2)], 0],
  [
    'of a shared stock',
    cartOf(
      [5990, 4990].map((price, i) => ({
        ...priced(1, i + 2, { stock: 4, itemSellPrice: won(price) }),
        cartUnitId: cartUnitId(i + 1),
      })),
    ),
    [set(2, 2)],
    4990,
  ],
  [
    'of a unit with an addition',
    cartOf([priced(1, 3, { ...atMost(2), additions: [anAddition({ price: won(30_000) })] })]),
    [set(1, 2)],
    4990,
  ],
])('[CK-18] changes pieces %s and keeps the unit', (_, state, fixes, lost) => {
  expect(found(state)).toMatchObject({ fixes, lost, isProved: true });
  expect(found(state, 0)).toMatchObject({ fixes, lost });
});

test('[CK-18 QT-04] fewer pieces remove the coupons of the unit, which count as lost', () => {
  const coupon = aHeldCoupon({ issueNo: couponIssueNo('C1'), discountUnitType: 'Amount', discountValue: 3000 });
  const appliedCoupons = [asApplied(coupon, [cartUnitId(1)])];
  const coupons = { applied: appliedCoupons, status: 'Known', offered: [coupon] } as const;
  const state = cartOf(withCoupons([priced(1, 3, atMost(2)), priced(2, 1)], appliedCoupons), { coupons });
  expect(found(state)).toMatchObject({
    fixes: [{ type: 'RemoveCoupons', couponIssueNoes: ['C1'] }, set(1, 2)],
    lost: 4990 + 3000,
    isProved: true,
  });
});

test('[CK-18] fewer pieces never count less than more of them, and at most the whole unit', () => {
  const two = aDiscount({
    discountType: 'Bundle',
    policy: aDiscountPolicy({ calcType: 'Amount', discountPrice: won(1000), minApplyCondition: 2 }),
  });
  laws(60).forAll([arbSmallOrder, fc.integer({ min: 1, max: 9 })], (state, quantity) => {
    const units = state.units.map((unit) => ({ ...unit, quantity, discounts: [...unit.discounts, two] }));
    const worth = worthOf({ ...state, units });
    for (const id of state.selected) {
      const losses = Array.from({ length: quantity + 1 }, (_, n) => worth.ofPieces(id, quantity - n));
      expect(losses).toEqual(losses.toSorted((a, b) => a - b));
      expect([losses[0], Math.max(...losses) <= Math.max(0, worth.ofUnit(id))]).toEqual([0, true]);
    }
  });
});

test('[CK-18] at the limit returns an order that gives up more, with the greatest possible gap', () => {
  const fresh = costing(aSmileFreshUnit({ cartUnitId: cartUnitId(2) }), 8000);
  const change = found(cartOf([costing(flaggedUnit(1), 3000), fresh]), 0);
  expect(change).toMatchObject({ lost: 3000, bound: 0, isProved: false, nodes: 1 });
});

test('[CK-18] at the limit returns an order if there is one, even if excluding the cheapest units leaves none', () => {
  const dup = aHeldCoupon({
    issueNo: couponIssueNo('C1'),
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

const checkOrder = (state: Cart) => diagnose(checkoutRules)(checkoutFactsOf(state));
const passes = (state: Cart): boolean => checkOrder(state).length === 0;

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

/** Each unit stays, is left out, or gets fewer pieces or those that a fix proposes. */
const everyQuantity = (state: Cart): readonly (readonly [CartUnit, number])[][] => {
  const { chosen } = checkoutFactsOf(state);
  const proposed = checkOrder(state).flatMap(({ fixes }) =>
    fixes.flatMap((fix) => (fix.type === 'SetQuantity' ? [[fix.cartUnitId, fix.quantity] as const] : [])),
  );
  return chosen.reduce<(readonly [CartUnit, number])[][]>(
    (all, unit) => {
      const fewer = Array.from({ length: unit.quantity + 1 }, (_, n) => n);
      const more = proposed.filter(([id]) => id === unit.cartUnitId).map(([, quantity]) => quantity);
      const isInReach = (n: number) => n === 0 || !unit.item.flags?.isDepartmentStore || n >= unit.quantity - 1;
      const ns = unit.isItemDiscountAgreement
        ? [0, unit.quantity]
        : [...new Set([...fewer, ...more])].filter(isInReach);
      return ns.flatMap((n) => all.map((one) => [...one, [unit, n] as const]));
    },
    [[]],
  );
};

const leastLoss = (state: Cart): number => {
  const worth = worthOf(state);
  const losses = everyQuantity(state).flatMap((units) => {
    const left = units.flatMap(([{ cartUnitId: id }, n]) => (n === 0 ? [id] : []));
    const pieces = units.filter(([unit, n]) => n > 0 && n !== unit.quantity);
    const changed = pieces.map(([{ cartUnitId: id }, quantity]) => ({ cartUnitId: id, quantity }));
    const { applied } = state.coupons;
    const isOn = (no: CouponIssueNo) =>
      changed.some(({ cartUnitId: id }) =>
        applied.some((one) => one.couponIssueNo === no && one.cartUnitIds.includes(id)),
      );
    const nos = applied.map((one) => one.couponIssueNo);
    return subsets(nos.filter((no) => !isOn(no))).flatMap((some) => {
      const off = [...some, ...nos.filter(isOn)];
      const fixes: readonly Fix[] = [
        { type: 'Deselect', cartUnitIds: left },
        { type: 'RemoveCoupons', cartUnitIds: [], couponIssueNoes: off },
        ...changed.map((one) => ({ type: 'SetQuantity', ...one }) as const),
        ...everyProof,
      ];
      const losses = [
        ...left.map(worth.ofUnit),
        ...changed.map((one) => worth.ofPieces(one.cartUnitId, one.quantity)),
        ...off.map(worth.ofCoupon),
      ];
      const loss = losses.reduce((total, each) => total + each, 0);
      return passes(fixes.reduce<Cart>(withFix, state)) ? [loss] : [];
    });
  });
  return Math.min(...losses);
};

/** Small orders whose pieces break limits and stocks, alone and together. */
const arbPiecesOrder: Arbitrary<Cart> = fc
  .tuple(
    fc.oneof(arbPlainOrder, arbSmallOrder),
    fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 4 }),
        max: fc.option(fc.integer({ min: 1, max: 4 })),
        stock: fc.option(fc.integer({ min: 1, max: 4 })),
        multiple: fc.constantFrom(1, 1, 2),
        isAgreed: fc.nat(9).map((n) => n === 0),
        isSame: fc.boolean(),
      }),
      { minLength: 3, maxLength: 3 },
    ),
  )
  .map(([state, drawn]) => {
    const units = state.units.slice(0, 3).map((unit, i): CartUnit => {
      const { quantity = 1, max = null, stock = null, multiple = 1, isAgreed = false, isSame = false } = drawn[i] ?? {};
      const limits = { min: unit.item.limits.min, max: max ?? undefined, multiple };
      const item = {
        ...unit.item,
        limits,
        ...(isSame ? { itemNo: itemNo('SAME') } : {}),
        stock: (isSame ? 4 : stock) ?? undefined,
      };
      return { ...unit, quantity, isItemDiscountAgreement: isAgreed, item };
    });
    const ids = new Set(idsOf(units));
    const applied = clearUnits(
      state.coupons.applied,
      state.units.map((unit) => unit.cartUnitId).filter((id) => !ids.has(id)),
    );
    return {
      ...state,
      units,
      selected: state.selected.filter((id) => ids.has(id)),
      coupons: { ...state.coupons, applied },
    };
  });

/** Small orders with few quantities for brute force. */
const arbFewOrder: Arbitrary<Cart> = arbSmallOrder.map((state) => ({
  ...state,
  units: state.units.map((unit, i) => ({ ...unit, quantity: i < 2 ? Math.min(unit.quantity, 3) : 1 })),
}));

/** The loss of a fix alone; none if it changes where or how the order is delivered, or selects further units. */
const lossOfFix = (state: Cart, fix: Fix): number | undefined => {
  const worth = worthOf(state);
  const after = withFix(state, fix);
  const chosen = checkoutFactsOf(state).chosen;
  if (['ShipDomestic', 'ChooseCompany', 'SelectAll'].includes(fix.type)) return undefined;
  const coupons = state.coupons.applied.filter(
    ({ couponIssueNo: no }) => !after.coupons.applied.some((one) => one.couponIssueNo === no),
  );
  const units = chosen.map(({ cartUnitId: id }) =>
    after.selected.includes(id)
      ? worth.ofPieces(id, after.units.find((unit) => unit.cartUnitId === id)?.quantity ?? 0)
      : worth.ofUnit(id),
  );
  return [...units, ...coupons.map((one) => worth.ofCoupon(one.couponIssueNo))].reduce(
    (total, each) => total + each,
    0,
  );
};

test('[CK-18] the smallest change loses no more than any fix of a finding that makes the order valid, except country, company and selection, at any limit', () => {
  const better = { SetQuantity: 0, Deselect: 0 };
  laws(200).forAll([fc.oneof(arbPiecesOrder, arbSmallOrder), fc.constantFrom(0, 3, 2000)], (state, nodeLimit) => {
    const change = smallestChange(state, nodeLimit);
    for (const fix of checkOrder(state).flatMap(({ fixes }) => fixes)) {
      const lost = lossOfFix(state, fix);
      if (lost === undefined || !passes(withFix(state, fix))) continue;
      expect(change?.lost ?? Infinity).toBeLessThanOrEqual(lost);
      if (fix.type in better) better[fix.type as keyof typeof better] += 1;
    }
  });
  expect(Math.min(better.SetQuantity, better.Deselect)).toBeGreaterThan(5);
});

test('[CK-18] the smallest change gives up exactly as much as the best of all changes, and makes the cart orderable', () => {
  laws(60).forAll([fc.oneof(arbPiecesOrder, arbFewOrder)], (state) => {
    const change = smallestChange(state);
    const least = leastLoss(state);
    expect(change?.lost ?? Infinity).toBe(least);
    if (!change) return;
    expect([change.isProved, change.bound]).toEqual([true, change.lost]);
    expect(passes(change.fixes.reduce(withFix, state))).toBe(true);
  });
});

test('[CK-18] every fix is necessary: without any one of them the cart is not orderable', () => {
  laws(80).forAll([fc.oneof(arbSmallOrder, arbPiecesOrder)], (state) => {
    const fixes = smallestChange(state)?.fixes ?? [];
    const isImplied = (fix: Fix) =>
      fix.type === 'RemoveCoupons' &&
      fixes.some((one) => one.type === 'SetQuantity' && fix.cartUnitIds.includes(one.cartUnitId));
    for (const fix of fixes.filter((one) => !isImplied(one)))
      expect([fix, passes(fixes.filter((one) => one !== fix).reduce(withFix, state))]).toEqual([fix, false]);
  });
});

test('[CK-18] a result at the limit is still a valid order with a valid gap', () => {
  laws(15).forAll([fc.oneof(arbPiecesOrder, arbFewOrder), fc.nat(4)], (state, nodeLimit) => {
    const change = smallestChange(state, nodeLimit) ?? null;
    const least = leastLoss(state);
    expect(change === null).toBe(least === Infinity);
    if (!change) return;
    expect(passes(change.fixes.reduce(withFix, state))).toBe(true);
    expect([change.bound <= least, least <= change.lost]).toEqual([true, true]);
    expect(change.isProved).toBe(change.bound === change.lost);
  });
});

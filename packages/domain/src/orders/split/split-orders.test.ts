import fc from 'fast-check';
import { expect, test } from 'vitest';
import { replaceFields, type CartFields, type OrderedCart } from '../../cart/cart.ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { asApplied } from '../../entities/coupon/coupon.ts';
import { noFlags, type ItemMall } from '../../entities/cart/item.ts';
import { bundleKey, cartUnitId, couponIssueNo, itemNo, sellerKey } from '../../money/ids.ts';
import { won } from '../../money/won.ts';
import { priceCart } from '../../price/price-cart.ts';
import { finding, idsOf, diagnose } from '../../rule/rule.ts';
import { checkoutRules } from '../../rules/checkout-rules.ts';
import { orderCouponRules } from '../../rules/checkout/amount.ts';
import { checkoutFactsOf } from '../../rules/checkout/checkout-facts.ts';
import { pricingInput } from '../../selectors/priced-of.ts';
import { anOpenCart, aStorefront, withAllSelected, withCoupons } from '../../testing/builders/cart.ts';
import {
  aBuyer,
  aDiscount,
  aDiscountPolicy,
  aHeldCoupon,
  anExpressShopUnit,
  anExtraDiscount,
  anItem,
  aPolicy,
  arbSmallOrder,
  aSeller,
  aSmileFreshUnit,
} from '../../testing/index.ts';
import { laws } from '../../testing/laws.ts';
import { subsets } from '../../testing/naive-offers.ts';
import { flaggedUnit } from '../../testing/rules.ts';
import { withFix } from '../fix.ts';
import { marketplaceCheck } from '../order-check.ts';
import { createEngine } from '../../engine/create-engine.ts';
import { marketplace } from '../../engine/marketplace.ts';
import { partsOf as partsOfShop } from '../../engine/parts.ts';
import { anOffer } from '../../testing/shop-offers.ts';
import { KRW } from '../../money/currency.ts';
import { nextOfPlan, splitSearch, type OrderSplit } from './split-orders.ts';

const splittable: ReadonlySet<string> = new Set([
  'CART-BR7-33',
  'CART-BR7-44',
  'ASK-SMILE-FRESH-FIRST',
  'ASK-MAX-INSTALL',
  'ASK-INSTALL-FIRST',
  'CART-BR7-08',
  'CART-BR7-09',
  'ASK-EXPRESS-FIRST',
  'CART-BR7-32-EXPRESS',
  'MIXED-BOOKS',
  'CART-BR7-32',
  'CART-BR7-28',
  'CART-BR7-29',
  'CART-BR1-11',
]);

const codesOf = (cart: OrderedCart): readonly string[] =>
  diagnose(checkoutRules)(checkoutFactsOf(cart)).map(({ code }) => code);
const mustSplit = (cart: OrderedCart): boolean => codesOf(cart).some((code) => splittable.has(code));

const cartOf = (units: readonly CartUnit[], over: CartFields = {}): OrderedCart =>
  withAllSelected(anOpenCart(units, over));
const splitOrders = splitSearch(marketplaceCheck);
const found = (cart: OrderedCart, nodes?: number): OrderSplit | undefined =>
  splitOrders(cart, nodes === undefined ? {} : { nodes });
const partsOf = (split: OrderSplit | undefined) => split?.orders.map(({ cartUnitIds }) => cartUnitIds);
const sizesOf = (split: OrderSplit | undefined) => partsOf(split)?.map(({ length }) => length);

const many = (count: number, over: (n: number) => Partial<CartUnit> = () => ({})): readonly CartUnit[] =>
  Array.from({ length: count }, (_, i) => flaggedUnit(i + 1, [], over(i + 1)));
const ofSeller = (n: number): Partial<CartUnit> => ({ seller: aSeller({ sellerKey: sellerKey(`S${n}`) }) });

test('[CK-01] splits 73 units of one seller into 30 + 30 + 13, each with its shipping fee, proved', () => {
  const split = found(cartOf(many(73)));
  expect(sizesOf(split)).toEqual([30, 30, 13]);
  expect(split?.orders.map(({ total, shipping }) => [total, shipping])).toEqual([
    [302_500, 2500],
    [302_500, 2500],
    [132_500, 2500],
  ]);
  expect(split).toMatchObject({ total: 737_500, bound: 737_500, isProved: true, lostCoupons: [] });
});

test('[CK-01] keeps parcels whole if that is cheaper than fewer orders', () => {
  const units = many(73, (n) => ofSeller(Math.floor((n - 1) / 20)));
  const split = found(cartOf(units));
  expect(sizesOf(split)).toEqual([20, 20, 20, 13]);
  expect(split).toMatchObject({ total: 740_000, isProved: true });
  const free = { shipping: { policies: [aPolicy({ shippingFee: won(0) })] } };
  expect(sizesOf(found(cartOf(units, free)))).toEqual([30, 30, 13]);
});

test('[CK-01] a split parcel still ships free if each part reaches the threshold', () => {
  const freeFrom = (amount: number) =>
    cartOf(many(40), {
      shipping: { policies: [aPolicy({ isConditionalFree: true, conditionalFreeBasisCost: won(amount) })] },
    });
  expect(found(freeFrom(100_000))).toMatchObject({ total: 400_000, isProved: true });
  expect(sizesOf(found(freeFrom(100_000)))).toEqual([30, 10]);
  // 30 + 10 cost a fee, 29 + 11 do not
  expect(found(freeFrom(110_000))).toMatchObject({ total: 400_000, isProved: true });
});

test('[CK-05 CK-09 CK-10] orders fresh, same-day and department-store units apart from the rest, which comes last', () => {
  const units = [
    flaggedUnit(1),
    aSmileFreshUnit({ cartUnitId: cartUnitId(2), ...ofSeller(2) }),
    flaggedUnit(3),
    anExpressShopUnit({ cartUnitId: cartUnitId(4), ...ofSeller(3) }),
    flaggedUnit(5, ['isDepartmentStore'], ofSeller(4)),
    flaggedUnit(6, ['isDepartmentStore'], ofSeller(5)),
  ];
  expect(partsOf(found(cartOf(units)))).toEqual([[2], [6], [1, 3, 4, 5]]);
  const outlet = found(cartOf(units, { storefront: aStorefront({ tenant: 'outlet' }) }));
  expect(partsOf(outlet)).toEqual([[2], [4], [6], [1, 3, 5]]);
  expect(outlet?.isProved).toBe(true);
});

test('[CK-06] splits units with installation into orders of five', () => {
  const units = Array.from({ length: 12 }, (_, i) => flaggedUnit(i + 1, ['isInstall'], ofSeller(i)));
  const split = found(cartOf(units));
  expect(sizesOf(split)).toEqual([5, 5, 2]);
  expect(split?.isProved).toBe(true);
});

test('[CK-08] asks again about income duty, because an agreement is for one selection', () => {
  const units = [flaggedUnit(1, ['isIncomeDuty']), flaggedUnit(2), flaggedUnit(3, ['isECoupon'])];
  const cart: OrderedCart = { ...cartOf(units), agreed: ['CART-BR7-09'] };
  expect(partsOf(found(cart))).toEqual([[1], [3], [2]]);
  expect(found({ ...cart, selected: cart.selected.slice(0, 2) })).toBeUndefined();
});

const withCoupon = (units: readonly CartUnit[], on: readonly number[], over: Parameters<typeof aHeldCoupon>[0]) => {
  const coupon = aHeldCoupon({ issueNo: couponIssueNo('C1'), ...over });
  const applied = [asApplied(coupon, on.map(cartUnitId))];
  return cartOf(withCoupons(units, applied), { coupons: { applied, status: 'Known', offered: [coupon] } });
};

test('[CK-01 CP-17] keeps the units of a group coupon together', () => {
  const item = anItem({ itemNo: itemNo('GROUP') });
  const units = many(32, (n) => (n === 2 || n === 32 ? { item } : {}));
  const cart = withCoupon(units, [2, 32], {
    couponType: 'SellerDupCoupon',
    discountUnitType: 'Amount',
    discountValue: 4000,
  });
  const split = found(cart);
  const [one] = split?.orders.filter(({ coupons }) => coupons.length > 0) ?? [];
  expect(one).toMatchObject({ coupons: ['C1'], couponSaving: 4000 });
  expect(one?.cartUnitIds).toEqual(expect.arrayContaining([2, 32]));
  expect(split).toMatchObject({ total: 321_000, isProved: true, lostCoupons: [] });
});

test('[CK-07 CP-17] a coupon whose units must be apart is lost, and its removal is part of each order', () => {
  const units = [flaggedUnit(1), flaggedUnit(2, ['isECoupon'])].map((unit) => ({
    ...unit,
    item: { ...unit.item, itemNo: itemNo('GROUP') },
  }));
  const cart = withCoupon(units, [1, 2], {
    couponType: 'SellerDupCoupon',
    discountUnitType: 'Amount',
    discountValue: 4000,
  });
  const split = found(cart);
  expect(split).toMatchObject({ total: 25_000, lostCoupons: ['C1'], isProved: true });
  for (const { fixes } of split?.orders ?? [])
    expect(fixes).toContainEqual({ type: 'RemoveCoupons', cartUnitIds: [1, 2], couponIssueNoes: ['C1'] });
});

test('[CK-10] of splits at the same total the one with fewest orders', () => {
  const ofMall = (n: number, mall: ItemMall) => flaggedUnit(n, [], { ...ofSeller(n), item: anItem({ mall }) });
  // first fit needs three: fashion with books, Home plus, general
  const units = [ofMall(1, 'FashionBrand'), ofMall(2, 'Book'), ofMall(3, 'HomePlus'), ofMall(4, 'General')];
  expect(partsOf(found(cartOf(units)))).toEqual([
    [1, 4],
    [2, 3],
  ]);
});

const ofMethods = (onOther: number, values: readonly number[]) => {
  const held = values.map((discountValue, i) =>
    aHeldCoupon({
      issueNo: couponIssueNo(`C${i}`),
      couponType: i === 0 ? 'BuyerCoupon' : 'SellerDupCoupon',
      paymentCouponName: `Method ${i}`,
      discountValue,
    }),
  );
  const applied = held.map((coupon, i) => asApplied(coupon, [cartUnitId(i === 0 ? 1 : onOther)]));
  const coupons = { applied, status: 'Known', offered: held } as const;
  return found(cartOf(withCoupons(many(31), applied), { coupons }));
};

test('[CP-06] keeps coupons of different payment methods in different orders, or the better one', () => {
  expect(ofMethods(2, [5, 10])).toMatchObject({ total: 315_000 - 1500, lostCoupons: [], isProved: true });
  expect(ofMethods(1, [5, 10])).toMatchObject({ total: 315_000 - 1000, lostCoupons: ['C0'] });
  expect(ofMethods(1, [10, 5])).toMatchObject({ total: 315_000 - 1000, lostCoupons: ['C1'] });
});

test('[CK-01 DC-04] proves a split with an extra discount per order', () => {
  const free = { policies: [aPolicy({ shippingFee: won(0) })] };
  const split = found(cartOf(many(31), { shipping: free, discounts: { extra: [anExtraDiscount()] } }));
  // 5 per cent, at most 3,000 won: 6 units are enough for both orders to save all of it
  expect(split?.orders.map(({ cartUnitIds, total }) => [cartUnitIds.length, total])).toEqual([
    [6, 57_000],
    [25, 247_000],
  ]);
  expect(split).toMatchObject({ total: 304_000, isProved: true });
});

test('[EN-09] returns no split that a shop refuses by a stricter limit', () => {
  const strict = splitSearch({
    judge: (cart) => {
      const { facts, findings } = marketplaceCheck.judge(cart);
      return { facts, findings: facts.chosen.length > 20 ? [finding('CART-BR7-33', { max: 20 })] : findings };
    },
  });
  expect(strict(cartOf(many(31)))).toBeUndefined();
});

test('[CK-18] each order states the reasons that no split removes', () => {
  const units = [flaggedUnit(1, ['isAdult']), flaggedUnit(2, ['isECoupon', 'isPending'])];
  const split = found(cartOf(units, { buyer: aBuyer({ isCertificatedAdult: false }) }));
  expect(split?.orders.map(({ findings }) => findings.map(({ code }) => code))).toEqual([
    ['CART-BR7-43-PENDING'],
    ['UNABLE-ADULT_LIMIT'],
  ]);
});

test('[CK-18] a cart without a reason that a split removes has no split', () => {
  expect([found(cartOf(many(30))), found(cartOf([flaggedUnit(1, ['isPending'])])), found(cartOf([]))]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('[CK-18] returns a good split without proof at its time limit', () => {
  const cart = cartOf(many(31, (n) => ({ discounts: [aDiscount({ discountType: 'Bundle' })], ...ofSeller(n % 2) })));
  const late = splitOrders(cart, { isLate: () => true });
  expect(late?.orders.length).toBe(2);
  expect(late?.isProved).toBe(late?.total === late?.bound);
});

const groupDiscounts = [
  aDiscountPolicy({ calcType: 'Amount', discountPrice: won(4000), calcTypeSub: 'Total' }),
  aDiscountPolicy({ minApplyCondition: 2, maxDiscountPrice: won(700) }),
].map((policy) => aDiscount({ discountNo: 'B1', discountType: 'Bundle', policy }));

/** Small orders with group coupons, group discounts, installation, extra discounts and various shipping terms. */
const arbOrder = fc
  .record({
    small: arbSmallOrder,
    extra: fc.constantFrom(
      [],
      [],
      [anExtraDiscount()],
      [anExtraDiscount({ unit: 'Amount', discountAmount: won(900) })],
    ),
    group: fc.constantFrom(undefined, 2000, 30_000),
    bundle: fc.constantFrom(undefined, undefined, ...groupDiscounts),
    terms: fc.array(
      fc.record({
        isConditionalFree: fc.boolean(),
        isQuantityShippingFee: fc.boolean(),
        conditionalFreeBasisCost: fc.constantFrom(5000, 15_000).map(won),
        shippingFee: fc.constantFrom(0, 700, 2500).map(won),
      }),
      { minLength: 4, maxLength: 4 },
    ),
    isMaxCharge: fc.boolean(),
    isOneParcel: fc.boolean(),
    areInstalled: fc.nat(4).map((n) => n === 0),
  })
  .map(({ small, extra, group, bundle, terms, isMaxCharge, isOneParcel, areInstalled }): OrderedCart => {
    const parcel = bundleKey('ONE');
    const units = small.units.map((unit) => ({
      ...unit,
      bundleKey: isOneParcel ? parcel : unit.bundleKey,
      item: {
        ...unit.item,
        ...(areInstalled && { flags: { ...noFlags, isInstall: true } }),
        itemNo: group === undefined || unit.cartUnitId > 2 ? unit.item.itemNo : itemNo('GROUP'),
      },
      discounts: unit.discounts.map((discount) => bundle ?? discount),
    }));
    const offered = aHeldCoupon({
      issueNo: couponIssueNo('G'),
      couponType: 'SellerDupCoupon',
      discountUnitType: 'Amount',
      discountValue: group ?? 0,
    });
    const applied = group === undefined ? [] : [asApplied(offered, idsOf(units.slice(0, 2)))];
    return replaceFields(small, {
      units,
      discounts: { extra },
      shipping: {
        policies: small.shipping.policies.map((policy, i) => ({ ...policy, ...terms[i] })),
        bundleTerms: [...new Set(units.map((unit) => unit.bundleKey))].map((key) => ({ bundleKey: key, isMaxCharge })),
      },
      coupons: {
        applied: [...small.coupons.applied, ...applied],
        offered: group === undefined ? small.coupons.offered : [...small.coupons.offered, offered],
      },
    });
  })
  .filter(mustSplit);

type Ids = OrderedCart['selected'];

const partitionsOf = (ids: Ids): readonly (readonly Ids[])[] => {
  const [first, ...others] = ids;
  if (first === undefined) return [[]];
  return partitionsOf(others).flatMap((parts) => [
    [[first], ...parts],
    ...parts.map((part, i) => parts.with(i, [first, ...part])),
  ]);
};

const partOf = (cart: OrderedCart, ids: Ids): OrderedCart => ({
  ...cart,
  agreed: [],
  selected: cart.selected.filter((id) => ids.includes(id)),
});

/** Total of a part with the best of its largest valid sets of coupons, each with all its units. */
const leastOf = (cart: OrderedCart, ids: Ids): number => {
  const whole = cart.coupons.applied.filter(({ cartUnitIds }) => cartUnitIds.every((id) => ids.includes(id)));
  const sets = subsets(whole).map((applied) => ({
    applied,
    order: replaceFields(partOf(cart, ids), { coupons: { applied } }),
  }));
  const valid = sets.filter(({ order }) =>
    diagnose(orderCouponRules)(checkoutFactsOf(order)).every(({ fixes }) =>
      fixes.some(({ type }) => type === 'SignIn' || type === 'VerifyIdentity'),
    ),
  );
  const largest = valid.filter(
    ({ applied }) =>
      !valid.some((other) => other.applied.length > applied.length && applied.every((c) => other.applied.includes(c))),
  );
  return Math.min(...largest.map(({ order }) => priceCart(pricingInput(order)).payable));
};

const remembered = <A>(work: (ids: Ids) => A): ((ids: Ids) => A) => {
  const known = new Map<string, A>();
  return (ids) => {
    const key = ids.toSorted((a, b) => a - b).join();
    const value = known.get(key) ?? work(ids);
    known.set(key, value);
    return value;
  };
};

/** Returns the least total and the fewest orders among all splits, except splits with two orders that could be one. */
const bruteForce = (cart: OrderedCart): readonly [number, number] => {
  const ids = idsOf(checkoutFactsOf(cart).chosen);
  const plain = replaceFields(cart, { coupons: { applied: [] } });
  const canShare = remembered((part) => !mustSplit(partOf(plain, part)));
  const least = remembered((part) => leastOf(cart, part));
  const totals = partitionsOf(ids)
    .filter((parts) => parts.every(canShare))
    .filter((parts) => !parts.some((one, i) => parts.slice(0, i).some((other) => canShare([...one, ...other]))))
    .map((parts) => [parts.reduce((total, part) => total + least(part), 0), parts.length] as const);
  return totals.reduce((a, b) => (b[0] < a[0] || (b[0] === a[0] && b[1] < a[1]) ? b : a));
};

test('[CK-01 CK-05 CK-10] the split is as cheap as the best of all splits, proved, with the fewest orders', () => {
  laws(40).forAll([arbOrder], (cart) => {
    const split = found(cart);
    expect([split?.total, split?.orders.length]).toEqual(bruteForce(cart));
    expect([split?.isProved, split?.bound]).toEqual([true, split?.total]);
  });
});

test('[CK-18] without a search the bound is at most the best total, and the split at least', () => {
  let proved = 0;
  laws(60).forAll([arbOrder], (cart) => {
    const split = found(cart, 0);
    const [least] = bruteForce(cart);
    expect(split?.bound).toBeLessThanOrEqual(least);
    expect(split?.total).toBeGreaterThanOrEqual(least);
    expect(split?.isProved).toBe(split?.total === split?.bound);
    if (split?.isProved) proved += 1;
  });
  expect(proved).toBeGreaterThan(0);
});

/** Puts each unit into the first order that accepts it. */
const greedyTotal = (cart: OrderedCart): number =>
  idsOf(checkoutFactsOf(cart).chosen)
    .reduce<readonly Ids[]>((parts, id) => {
      const plain = replaceFields(cart, { coupons: { applied: [] } });
      const at = parts.findIndex((part) => !mustSplit(partOf(plain, [...part, id])));
      return at < 0 ? [...parts, [id]] : parts.with(at, [...(parts[at] ?? []), id]);
    }, [])
    .reduce((total, part) => total + leastOf(cart, part), 0);

/** Larger orders: the units of a small order several times, with different numbers, items and sellers. */
const arbLarge = fc.tuple(arbOrder, fc.integer({ min: 2, max: 6 })).map(([cart, times]) => {
  const units = Array.from({ length: times }, (_, n) =>
    cart.units.map((unit) => ({
      ...unit,
      cartUnitId: cartUnitId(n * 10 + unit.cartUnitId),
      bundleKey: n % 2 === 0 ? unit.bundleKey : bundleKey(`${unit.bundleKey}/${n}`),
    })),
  ).flat();
  return withAllSelected({ ...cart, units });
});

test('[CK-18] the orders are all selected units, none is refused for their mix or number, and the totals add up', () => {
  laws(40).forAll([fc.oneof(arbOrder, arbLarge)], (cart) => {
    const split = found(cart, 500);
    expect(
      partsOf(split)
        ?.flat()
        .toSorted((a, b) => a - b),
    ).toEqual(idsOf(checkoutFactsOf(cart).chosen).toSorted((a, b) => a - b));
    for (const { fixes, cartUnitIds, total, findings } of split?.orders ?? []) {
      const order = fixes.reduce(withFix, cart);
      expect(idsOf(checkoutFactsOf(order).chosen)).toEqual(cartUnitIds);
      expect(checkoutFactsOf(order).payable).toBe(total);
      expect(codesOf(order)).toEqual(findings.map(({ code }) => code));
      expect(mustSplit(order)).toBe(false);
    }
    expect(split?.orders.reduce((sum, { total }) => sum + total, 0)).toBe(split?.total);
    expect(split?.total).toBeLessThanOrEqual(greedyTotal(cart));
  });
});

test('[CK-01] after each payment the next order of the plan has the same units and total, until one order is left', () => {
  laws(40).forAll([fc.oneof(arbOrder, arbLarge)], (cart) => {
    const plan = found(cart, 500)?.orders ?? [];
    for (const [i, planned] of plan.entries()) {
      const paid = new Set(plan.slice(0, i).flatMap(({ cartUnitIds }) => cartUnitIds));
      const left = plan.slice(0, i).reduce((all, { fixes }) => fixes.slice(1).reduce(withFix, all), cart);
      const rest = replaceFields(left, { units: cart.units.filter(({ cartUnitId: id }) => !paid.has(id)) });
      const selected = cart.selected.filter((id) => !paid.has(id));
      const next = nextOfPlan(marketplaceCheck)({ ...rest, selected }, plan);
      const isLast = i === plan.length - 1;
      expect(next && [next.cartUnitIds, next.total]).toEqual(
        i === 0 || isLast ? undefined : [planned.cartUnitIds, planned.total],
      );
    }
  });
});

/** Shops with extra discounts, without them, and with a promotion for any two pieces. */
const shops = [
  {},
  { features: { extraDiscount: false } },
  { promotions: [anOffer('pair', { worth: (units) => units.map(() => (units.length >= 2 ? 500 : 0)) })] },
].map((terms) => partsOfShop(createEngine({ ...marketplace.terms, currency: KRW, ...terms })));

test('[CK-01 CK-13 DC-04 EN-09] each order costs as much as a separate checkout, in any shop', () => {
  laws(60).forAll([fc.oneof(arbOrder, arbLarge), fc.constantFrom(...shops)], (cart, { orders, prices }) => {
    const split = splitSearch(orders)(cart, { nodes: 200 });
    const alone = split?.orders.map(({ cartUnitIds, coupons }) => {
      const isOf = (id: CartUnit['cartUnitId']) => cartUnitIds.includes(id);
      const checkout = replaceFields(cart, {
        units: cart.units.filter(({ cartUnitId: id }) => isOf(id)),
        selected: cart.selected.filter(isOf),
        coupons: { applied: cart.coupons.applied.filter(({ couponIssueNo: no }) => coupons.includes(no)) },
      });
      return priceCart(pricingInput(prices.ready({ ...cart, ...checkout }))).payable;
    });
    expect(split?.orders.map(({ total }) => total)).toEqual(alone);
    expect(split?.total).toBe(alone?.reduce((sum, total) => sum + total, 0));
    expect(split?.bound).toBeLessThanOrEqual(split?.total ?? 0);
  });
});

import { option as O } from 'fp-ts';
import fc, { type Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import { calls } from '@baguni/contract';
import {
  checkoutFactsOf,
  couponIssueNo,
  couponPolicyNo,
  emptyCart,
  evolve,
  noFlags,
  orderedDiscountsOf,
  pricedInputsOf,
  pricedOf,
  payableOf,
  totalOf,
  won,
  type CartState,
  type CartUnit,
  type PricedCart,
} from '@baguni/domain';
import {
  aBuyer,
  aStorefront,
  anEnvironment,
  arbExtraDiscounts,
  arbInitialCart,
  couponFlags,
  lawRuns,
  testNow,
} from '@baguni/domain/testing';
import { stateOf } from '../cart/open-state.ts';
import { readCart } from '../cart/read-cart.ts';
import { quantityFinding } from './checkout/quantities.ts';
import { noOffers } from '../store/offers.ts';
import { putWorld } from '../testing/put-world.ts';
import { replyOf } from '../testing/read.ts';
import { aCouponPolicy, anIssuedCoupon, scopeA } from '../testing/rows.ts';
import { aShop, shopperA, type TestShop } from '../testing/shop.ts';
import type { Deps } from './handler.ts';

/** Opens the page on what the server answers, with all units selected whose quantity can be had. */
const openPage = async (shop: TestShop): Promise<CartState> => {
  const initial = replyOf(calls.getInitialCart, await shop.ask('getInitialCart', {}, { now: testNow }));
  const known = evolve(emptyCart(aStorefront()), { type: 'EnvironmentRead', environment: anEnvironment() });
  const selected = initial.units
    .filter((unit) => unit.isBuyAvailable && quantityFinding([unit]) === null)
    .map((unit) => unit.cartUnitId);
  const opened = evolve(known, { type: 'CartOpened', initial, autoSelected: selected });
  const answer = await shop.ask('getExhibitExtraDiscountForNudge', {}, { now: testNow });
  return evolve(opened, { type: 'ExtraDiscountsRead', ...replyOf(calls.getExhibitExtraDiscountForNudge, answer) });
};

/** Anyone's cart, and what the marketplace gives on top, where it gives anything (DC-04). */
const arbWorld = fc.record({
  initial: arbInitialCart,
  extraDiscounts: fc.oneof(fc.constant([]), arbExtraDiscounts(testNow)),
});
type World = typeof arbWorld extends Arbitrary<infer A> ? A : never;

const open = async ({ initial, extraDiscounts }: World): Promise<{ shop: TestShop; page: CartState }> => {
  const shop = aShop();
  await putWorld(shop.store, scopeA, initial);
  await shop.store.transaction((tx) => tx.putOffers('marketplace', { ...noOffers, extraDiscounts }));
  return { shop, page: await openPage(shop) };
};

/** What the server makes of the same selection: its own rows, read and priced behind the wall. */
const ledgerOfServer = (shop: TestShop, { selected }: CartState): Promise<PricedCart> =>
  shop.store.transaction(async (tx) => {
    const { environment, newTxKey, report } = shop.backend;
    const deps: Deps = { tx, session: shopperA, now: testNow, language: 'ko', environment, newTxKey, report };
    return pricedOf(await stateOf(deps, await readCart(tx, scopeA, 'ko'), selected));
  });

// a law may be run many more times than every day
const LONG_MS = 3_600_000;

test(
  '[SV-03][PR-06][PR-08] the page’s ledger equals the server’s, entry by entry, for any cart',
  { timeout: LONG_MS },
  async () => {
    await fc.assert(
      fc.asyncProperty(arbWorld, async (world) => {
        const { shop, page } = await open(world);
        const everything = page.units.filter((unit) => unit.isBuyAvailable).map((unit) => unit.cartUnitId);
        const all = { ...page, selected: everything };
        const server = await ledgerOfServer(shop, all);
        expect(server.entries).toEqual(pricedOf(all).entries);
        expect(totalOf(server.entries)).toBe(payableOf(all));
      }),
      { numRuns: lawRuns(100) },
    );
  },
);

test(
  '[SV-03][SH-02] the server’s fees are those that the page works out itself, for any cart',
  { timeout: LONG_MS },
  async () => {
    await fc.assert(
      fc.asyncProperty(arbWorld, async (world) => {
        const { shop, page } = await open(world);
        const { selected, quantities } = pricedInputsOf(page);
        const requests = selected.map((cartUnitId, i) => ({ cartUnitId, quantity: quantities[i] }));
        const body = { countryCode: page.shippingCountry, requests };
        const { shippingBundles } = replyOf(calls.getShipping, await shop.ask('getShipping', body));
        const own = [...pricedOf(page).bundleFees.values()];
        expect(new Map(shippingBundles.map((bundle) => [bundle.bundleKey, bundle.shippingFee]))).toEqual(
          new Map(own.map(({ bundleKey, fee }) => [bundleKey, fee])),
        );
      }),
      { numRuns: lawRuns(100) },
    );
  },
);

/** A unit that nothing but its price, its coupons and its stock stand against. */
const plain = (unit: CartUnit): CartUnit => ({
  ...unit,
  cartUnitType: 'Normal',
  isBuyAvailable: true,
  unableOrderType: O.none,
  isNeedAuthentication: false,
  isViaEmployeeMall: false,
  isDeliveryTimeEnded: false,
  item: { ...unit.item, mall: 'General', flags: noFlags },
});

/** A buyer who may order plain units, with funding discounts that seldom take a whole price off. */
const orderable = ({ initial, extraDiscounts }: World): World => ({
  extraDiscounts,
  initial: {
    ...initial,
    buyer: aBuyer(),
    shippingCountry: 'SouthKorea',
    units: initial.units.map(plain),
    fundingDiscounts: initial.fundingDiscounts.map((one) => ({ ...one, discountPrice: won(one.discountPrice % 500) })),
  },
});

test(
  '[CK-19][PR-06][DC-03][DC-06] the checkout’s total is the page’s, for any cart: no other total gets through',
  { timeout: LONG_MS },
  async () => {
    const made = { all: 0, extra: 0, funded: 0 };
    await fc.assert(
      fc.asyncProperty(arbWorld.map(orderable), fc.constantFrom(-1, 1, 1000), async (world, lie) => {
        const { shop, page } = await open(world);
        const request = {
          cartUnitIds: checkoutFactsOf(page).chosen.map((unit) => unit.cartUnitId),
          coupons: [],
          discounts: orderedDiscountsOf(page),
          branchServiceType: page.branchServiceType,
          cartVersion: page.cartVersion,
        };
        const ask = (body: object) => shop.ask('addCheckoutByCart', { ...request, ...body }, { now: testNow });
        expect((await ask({ payableSeen: payableOf(page) + lie })).status).not.toBe(200);
        const answer = await ask({ payableSeen: payableOf(page) });
        expect(answer.body).not.toMatchObject({ resultCode: 'PRICE-CHANGED' });
        if (answer.status !== 200) return;
        made.all += 1;
        made.extra += request.discounts.length;
        made.funded += page.fundingDiscounts.length;
        const { txKey } = replyOf(calls.addCheckoutByCart, answer);
        const order = replyOf(calls.getOrder, await shop.ask('getOrder', { txKey }));
        expect(order.payable).toBe(payableOf(page));
        expect(order.entries).toEqual(pricedOf(page).entries);
        expect(totalOf(order.entries)).toBe(order.payable);
      }),
      { numRuns: lawRuns(150) },
    );
    // some random carts break a rule; a law about none of them would be no law
    expect(Math.min(made.all, made.extra, made.funded)).toBeGreaterThan(5);
  },
);

type Step =
  | {
      readonly type: 'Apply';
      readonly coupon: number;
      readonly unit: number;
      readonly group: boolean;
      readonly moves: boolean;
    }
  | { readonly type: 'Unapply'; readonly unit: number }
  | { readonly type: 'Delete'; readonly unit: number };

const arbStep: Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('Apply' as const),
      coupon: fc.nat(3),
      unit: fc.nat(9),
      group: fc.boolean(),
      moves: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('Unapply' as const), unit: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('Delete' as const), unit: fc.nat(9) }) },
);

/** The buyer with four coupons of different lanes, that most units may have. */
const giveCoupons = (shop: TestShop): Promise<void> =>
  shop.store.transaction(async (tx) => {
    const terms = [
      { discountValue: 10 },
      { couponType: 'SellerDupCoupon', discountUnitType: 'Amount', discountValue: 777 },
      { couponType: 'SuperCoupon', limitPrice: won(1500) },
      { flags: couponFlags('isFreeShipping'), discountValue: 50 },
    ] as const;
    for (const [n, over] of terms.entries()) {
      const policyNo = couponPolicyNo(`P${n}`);
      await tx.putCouponPolicy('marketplace', aCouponPolicy({ ...over, policyNo, perBuyer: 0 }));
      await tx.addIssuedCoupon(scopeA, anIssuedCoupon({ issueNo: couponIssueNo(`H${n}`), policyNo }));
    }
  });

/** Sends a step as a page would and takes its answer over. */
const take = async (shop: TestShop, page: CartState, step: Step): Promise<CartState> => {
  const unit = page.units[step.unit % Math.max(1, page.units.length)];
  if (!unit) return page;
  const cartUnitIds = [unit.cartUnitId];
  if (step.type === 'Delete') {
    const answer = await shop.ask('removeCartUnits', { cartUnitIds, deleteCauseType: 'Buyer' });
    const { cartVersion } = replyOf(calls.removeCartUnits, answer);
    return evolve(page, { type: 'UnitsDeleted', cartUnitIds, cartVersion });
  }
  if (step.type === 'Unapply') {
    const answer = await shop.ask('unapplyCoupons', { cartUnitIds, couponIssueNoes: [] });
    return evolve(page, { type: 'CouponsApplied', ...replyOf(calls.unapplyCoupons, answer) });
  }
  const isWithin = (other: CartUnit): boolean =>
    other.bundleKey === unit.bundleKey && (step.coupon === 3 || other.item.itemNo === unit.item.itemNo);
  const ids = step.group ? page.units.filter(isWithin).map((other) => other.cartUnitId) : cartUnitIds;
  const applications = [{ couponIssueNo: `H${step.coupon}`, cartUnitIds: ids }];
  const answer = await shop.ask('applyCoupons', { applications, cartUnitIds: [], moves: step.moves });
  if (answer.status !== 200) return page;
  return evolve(page, { type: 'CouponsApplied', ...replyOf(calls.applyCoupons, answer) });
};

/** Three of four units take coupons and can be had; the others stay what they are, so that refusals happen too. */
const couponable = (unit: CartUnit, i: number): CartUnit =>
  i % 4 === 3
    ? unit
    : {
        ...unit,
        isBuyAvailable: true,
        unableOrderType: O.none,
        isCouponUsable: true,
        partnershipCode: O.none,
        item: { ...unit.item, stock: O.none, flags: { ...unit.item.flags, isUsedItem: false } },
      };

const withCoupons = async ({ initial, extraDiscounts }: World): Promise<{ shop: TestShop; page: CartState }> => {
  const units = initial.units.map(couponable);
  const { shop, page } = await open({
    extraDiscounts,
    initial: { ...initial, buyer: aBuyer(), units, appliedCoupons: [] },
  });
  await giveCoupons(shop);
  return { shop, page };
};

test(
  '[CP-09][SV-03][PR-06] after any sequence of coupon changes the totals are equal, and no coupon is on two places',
  { timeout: LONG_MS },
  async () => {
    let applied = 0;
    await fc.assert(
      fc.asyncProperty(arbWorld, fc.array(arbStep, { maxLength: 8 }), async (world, steps) => {
        const { shop, page: first } = await withCoupons(world);
        let page = first;
        for (const step of steps) page = await take(shop, page, step);
        applied += page.appliedCoupons.length;
        const issueNos = page.appliedCoupons.map(({ couponIssueNo: no }) => no);
        expect(new Set(issueNos).size).toBe(issueNos.length);
        const { units, appliedCoupons, cartVersion } = replyOf(
          calls.getCart,
          await shop.ask('getCart', { cartUnitIdList: [] }),
        );
        expect({ units: page.units, appliedCoupons: page.appliedCoupons, cartVersion: page.cartVersion }).toEqual({
          units,
          appliedCoupons,
          cartVersion,
        });
        const server = await ledgerOfServer(shop, page);
        expect(server.entries).toEqual(pricedOf(page).entries);
        expect(server.payable).toBe(payableOf(page));
      }),
      { numRuns: lawRuns(100) },
    );
    expect(applied).toBeGreaterThan(20);
  },
);

test(
  '[CP-17] applying a coupon and taking it off again leaves coupons and prices as they were',
  { timeout: LONG_MS },
  async () => {
    let applied = 0;
    await fc.assert(
      fc.asyncProperty(arbWorld, fc.nat(3), fc.nat(9), fc.boolean(), async (world, coupon, unit, group) => {
        const { shop, page } = await withCoupons(world);
        const after = await take(shop, page, { type: 'Apply', coupon, unit, group, moves: false });
        if (after.appliedCoupons.length === 0) return;
        applied += 1;
        const off = { cartUnitIds: [], couponIssueNoes: after.appliedCoupons.map((one) => one.couponIssueNo) };
        const change = replyOf(calls.unapplyCoupons, await shop.ask('unapplyCoupons', off));
        const undone = evolve(after, { type: 'CouponsApplied', ...change });
        expect(undone.appliedCoupons).toEqual(page.appliedCoupons);
        expect(undone.units.map((one) => ({ ...one, version: 0 }))).toEqual(
          page.units.map((one) => ({ ...one, version: 0 })),
        );
        expect(pricedOf(undone).entries).toEqual(pricedOf(page).entries);
      }),
      { numRuns: lawRuns(60) },
    );
    expect(applied).toBeGreaterThan(10);
  },
);

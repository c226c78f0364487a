import {
  type BranchServiceType,
  type Cart,
  type OrderedCart,
  overseaFreeFrom,
  type ShippingCompanyType,
  buyerRefusal,
  checkoutFactsOf,
  couponKeyOf,
  couponPolicyNo,
  emptyCart,
  flatCart,
  hasTaiwanId,
  orderedDiscountsOf,
  overseaIn,
  payableOf,
  type CartUnitId,
  type EngineParts,
  checkQuantity,
  pricedOf,
  type PricedCart,
} from '@baguni/domain/internal';
import {
  evolveCart,
  type CartChange,
  anEnvironment,
  anInitialCart,
  aStorefront,
  testNow,
  arbExtraDiscounts,
  arbInitialCart,
} from '@baguni/domain/testing';
import { calls, type CallName, type CheckoutRequest } from '@baguni/contract';
import type { Answer } from '../dispatch/handle.ts';
import { replyOf, aShop, type TestShop, shopperA } from './shop.ts';
import { either as E } from 'fp-ts';
import { noOffers } from '../store/offers.ts';
import type { Session } from '../store/rows.ts';
import { putWorld } from './carts.ts';
import { policyOf, scopeA } from './rows.ts';
import fc, { type Arbitrary } from 'fast-check';
import { noDecisions, openCart, type OrderDecisions, readCart } from '../cart/open-cart.ts';
import type { Deps } from '../request/handler.ts';
import { vi } from 'vitest';

// properties of whole orders may run for an hour
vi.setConfig({ testTimeout: 3_600_000 });

/** The cart of a page, with the version and branch service that its calls send. */
export interface PageCart extends OrderedCart {
  readonly cartVersion: number;
  readonly branchServiceType: BranchServiceType;
}

const versionOf = (event: CartChange): number | undefined => {
  if (event.type === 'CartOpened') return event.initial.cartVersion;
  if (event.type === 'CartReloaded') return event.content.cartVersion;
  return 'cartVersion' in event && typeof event.cartVersion === 'number' ? event.cartVersion : undefined;
};

/** Returns the page after a response of the server. */
export const takeIn = ({ cartVersion, branchServiceType, ...cart }: PageCart, event: CartChange): PageCart => ({
  ...evolveCart(cart, event),
  branchServiceType,
  cartVersion: versionOf(event) ?? cartVersion,
});

/** Returns the page after several responses. */
export const takeInAll = (page: PageCart, events: readonly CartChange[]): PageCart =>
  events.reduce<PageCart>(takeIn, page);

/** Creates the page before its first read. */
export const emptyPage = (cart: Cart): PageCart => ({ ...cart, cartVersion: 0, branchServiceType: 'Reserve' });

export type PageAsks = (name: CallName, body?: object) => Promise<Answer>;

export const overseasRead = async (
  ask: PageAsks,
  { units }: Pick<Cart, 'units'>,
  countryType: string,
  pick: (served: readonly ShippingCompanyType[]) => ShippingCompanyType | undefined,
): Promise<CartChange> => {
  const served = await ask('getOverseaShippingCompanies', { countryType });
  const { companies } = replyOf(calls.getOverseaShippingCompanies, served);
  const types = companies.map(({ shippingCompanyType }) => shippingCompanyType);
  const requests = units.map(({ cartUnitId, quantity }) => ({ cartUnitId, quantity }));
  const asked = { countryType, requests, shippingCompanies: types };
  const fees = await ask('getOverseaShippingFees', asked);
  const unavailable = await ask('getShippingUnavailableItems', asked);
  const rates = await ask('getExchangeRate', { currencyCode: null });
  return {
    type: 'OverseaRead',
    countryType,
    companies,
    selectedCompany: pick(types) ?? 'Unknown',
    freeFrom: overseaFreeFrom(countryType),
    ...replyOf(calls.getOverseaShippingFees, fees),
    ...replyOf(calls.getShippingUnavailableItems, unavailable),
    ...replyOf(calls.getExchangeRate, rates),
  };
};

/** A page before its order, with the shop behind it. */
export interface OrderPage {
  readonly shop: TestShop;
  readonly session: Session;
  readonly page: PageCart;
  readonly idOf: (given: CartUnitId) => CartUnitId;
}

/** Gives the buyer the coupons of a cart, one policy each; skips coupons without an issue number. */
const giveCoupons = (shop: TestShop, { scope }: Session, { coupons: { offered } }: Cart): Promise<void> =>
  shop.store.transaction(async (tx) => {
    for (const coupon of offered) {
      if (coupon.issueNo === undefined) continue;
      // a page requires valid timestamps
      const expiredDate = new Date(coupon.expiredDate).toISOString();
      const policyNo = couponPolicyNo(`held/${couponKeyOf(coupon)}`);
      const policy = policyOf({ ...coupon, expiredDate, issuable: false }, policyNo);
      await tx.putCouponPolicy(scope.tenant, policy);
      const row = { issueNo: coupon.issueNo, policyNo: policy.policyNo, issuedAt: 0, cartUnitIds: [] };
      await tx.addIssuedCoupon(scope, { ...row, spentAt: null });
    }
  });

const putOrder = async (shop: TestShop, session: Session, given: Cart) => {
  await giveCoupons(shop, session, given);
  const initial = anInitialCart(given.units, { ...flatCart(given), priorityBranchServiceType: 'Reserve' });
  const ids = await putWorld(shop.store, session.scope, initial);
  const offers = { ...noOffers, extraDiscounts: given.discounts.extra };
  await shop.store.transaction((tx) => tx.putOffers(session.scope.tenant, offers));
  return ids;
};

const openedBy = async (ask: PageAsks, given: Cart): Promise<readonly CartChange[]> => {
  const initial = replyOf(calls.getInitialCart, await ask('getInitialCart'));
  const offer = replyOf(calls.getExhibitExtraDiscountForNudge, await ask('getExhibitExtraDiscountForNudge'));
  const opened: readonly CartChange[] = [
    { type: 'EnvironmentRead', environment: anEnvironment() },
    { type: 'CartOpened', initial, autoSelected: [] },
    { type: 'ExtraDiscountsRead', ...offer },
  ];
  // a buyer without coupon access gets no coupon request (CP-01)
  if (buyerRefusal(given.buyer) !== undefined) return opened;
  const { coupons } = replyOf(calls.getCouponBox, await ask('getCouponBox', { cartUnitIds: [] }));
  return [...opened, { type: 'CouponsRead', coupons }];
};

const overseasBy = async (ask: PageAsks, page: PageCart, given: Cart): Promise<readonly CartChange[]> => {
  if (overseaIn(page) === undefined) return [];
  const { selectedCompany, papers } = given.destination.overseas;
  const countries = replyOf(calls.getOverseaShippingCountries, await ask('getOverseaShippingCountries'));
  return [
    { type: 'CountriesRead', ...countries },
    await overseasRead(ask, page, page.destination.country, () => selectedCompany),
    { type: 'PapersGiven', papers },
  ];
};

/**
 * Stores a cart and opens the page on the server replies, with the given selection and agreements.
 * @param engine custom server engine
 */
export const openOrder = async (given: OrderedCart, engine?: EngineParts): Promise<OrderPage> => {
  const shop = aShop(undefined, undefined, engine);
  const { tenant } = given.storefront;
  const session: Session = { scope: { ...scopeA, tenant }, guestOwner: null };
  const ids = await putOrder(shop, session, given);
  const idOf = (id: CartUnitId): CartUnitId => ids.get(id) ?? id;
  const ask: PageAsks = (name, body = {}) => shop.ask(name, body, { session, now: testNow });
  const opened = takeInAll(emptyPage(emptyCart(aStorefront({ tenant }))), await openedBy(ask, given));
  const page = takeInAll(opened, await overseasBy(ask, opened, given));
  const selected: PageCart = { ...page, selected: given.selected.map(idOf), agreed: given.agreed ?? [] };
  return { shop, session, idOf, page: { ...selected, ...shop.backend.engine.prices.ready(selected) } };
};

/** Returns the order request for the whole selection, even units that a page would not select (CK-16). */
export const orderOf = (page: PageCart): CheckoutRequest => {
  const cartUnitIds = checkoutFactsOf(page).chosen.map(({ cartUnitId }) => cartUnitId);
  const coupons = page.coupons.applied.flatMap(({ couponIssueNo: couponNo, couponType, cartUnitIds: on }) => {
    const ids = on.filter((id) => cartUnitIds.includes(id));
    return ids.length > 0 ? [{ couponNo, couponType, cartUnitIds: ids }] : [];
  });
  const found = overseaIn(page);
  const oversea = found && {
    countryType: found.country,
    shippingCompany: found.selectedCompany,
    papers: hasTaiwanId(found.papers) ? found.papers : { ...found.papers, taiwanIdNumber: undefined },
  };
  const { branchServiceType, cartVersion, agreed = [] } = page;
  const discounts = orderedDiscountsOf(page);
  return {
    cartUnitIds,
    coupons,
    discounts,
    branchServiceType,
    cartVersion,
    payableSeen: payableOf(page),
    agreed,
    oversea,
  };
};

const openPage = async (shop: TestShop): Promise<PageCart> => {
  const initial = await shop.reply('getInitialCart', {}, { now: testNow });
  const known = takeIn(emptyPage(emptyCart(aStorefront())), { type: 'EnvironmentRead', environment: anEnvironment() });
  const selected = initial.units
    .filter(
      (unit) =>
        unit.isBuyAvailable && E.isRight(checkQuantity({ unit, asked: String(unit.quantity), hasCoupon: false })),
    )
    .map((unit) => unit.cartUnitId);
  const opened = takeIn(known, { type: 'CartOpened', initial, autoSelected: selected });
  const ask: PageAsks = (name, body = {}) => shop.ask(name, body, { now: testNow });
  const offers = replyOf(calls.getExhibitExtraDiscountForNudge, await ask('getExhibitExtraDiscountForNudge'));
  const offered = takeIn(opened, { type: 'ExtraDiscountsRead', ...offers });
  // neither page nor server has a company yet
  return overseaIn(offered) === undefined
    ? offered
    : takeIn(offered, await overseasRead(ask, offered, offered.destination.country, () => undefined));
};

/** A cart with or without extra discounts (DC-04). */
export const arbWorld = fc.record({
  initial: arbInitialCart,
  extraDiscounts: fc.oneof(fc.constant([]), arbExtraDiscounts(testNow)),
});
export type World = typeof arbWorld extends Arbitrary<infer A> ? A : never;

export const openWorld = async ({ initial, extraDiscounts }: World): Promise<{ shop: TestShop; page: PageCart }> => {
  const shop = aShop();
  await putWorld(shop.store, scopeA, initial);
  await shop.store.transaction((tx) => tx.putOffers('marketplace', { ...noOffers, extraDiscounts }));
  return { shop, page: await openPage(shop) };
};

export const ledgerOfServer = (
  shop: TestShop,
  { selected }: PageCart,
  order: OrderDecisions = noDecisions,
  at: Pick<Deps, 'session' | 'now'> = { session: shopperA, now: testNow },
): Promise<PricedCart> =>
  shop.store.transaction(async (tx) => {
    const { environment, overseas, engine, newTxKey, report } = shop.backend;
    const asks = { language: 'ko', device: 'pc', isApp: false } as const;
    const deps: Deps = { ...asks, ...at, tx, environment, overseas, engine, newTxKey, report };
    return pricedOf(await openCart(deps, await readCart(deps), selected, order));
  });

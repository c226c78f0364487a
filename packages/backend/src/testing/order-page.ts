import { type CheckoutRequest, calls } from '@baguni/contract';
import { takeInAll, type PageCart, emptyPage } from './page-cart.ts';
import {
  type Cart,
  buyerRefusal,
  checkoutFactsOf,
  couponKeyOf,
  emptyCart,
  isTaiwanIdNumber,
  orderedDiscountsOf,
  overseaIn,
  payableOf,
  type CartUnitId,
  type Coupon,
  type EngineParts,
  type OverseaIn,
} from '@baguni/domain';
import { anEnvironment, anInitialCart, aStorefront, testNow, type CartChange } from '@baguni/domain/testing';
import { option as O } from 'fp-ts';
import { noOffers } from '../store/offers.ts';
import type { Session } from '../store/owner.ts';
import type { CouponPolicy } from '../store/rows.ts';
import { overseasRead, type PageAsks } from './overseas.ts';
import { putWorld } from './put-world.ts';
import { replyOf } from './read.ts';
import { scopeA } from './rows.ts';
import { aShop, type TestShop } from './shop.ts';

/** A page before its order, with the shop behind it. */
export interface OrderPage {
  readonly shop: TestShop;
  readonly session: Session;
  readonly page: PageCart;
  readonly idOf: (given: CartUnitId) => CartUnitId;
}

const policyOf = ({ issueNo: _, issuable: __, couponName, paymentCouponName, ...given }: Coupon): CouponPolicy => {
  // a page requires valid timestamps
  const rest = { ...given, expiredDate: new Date(given.expiredDate).toISOString() };
  const inEach = (text: string) => ({ ko: text, en: text, cn: text, jp: text });
  return {
    ...rest,
    couponName: inEach(couponName),
    paymentCouponName: O.toNullable(O.map(inEach)(paymentCouponName)),
    issueLimit: null,
    perBuyer: 0,
  };
};

/** Gives the buyer the coupons of a cart, one policy each; skips coupons without an issue number. */
const giveCoupons = (shop: TestShop, { scope }: Session, { coupons: { offered } }: Cart): Promise<void> =>
  shop.store.transaction(async (tx) => {
    for (const coupon of offered) {
      if (O.isNone(coupon.issueNo)) continue;
      const policy = policyOf({ ...coupon, policyNo: `held/${couponKeyOf(coupon)}` as Coupon['policyNo'] });
      await tx.putCouponPolicy(scope.tenant, policy);
      const row = { issueNo: coupon.issueNo.value, policyNo: policy.policyNo, issuedAt: 0, cartUnitIds: [] };
      await tx.addIssuedCoupon(scope, { ...row, spentAt: null });
    }
  });

const putOrder = async (shop: TestShop, session: Session, given: Cart) => {
  await giveCoupons(shop, session, given);
  const initial = anInitialCart(given.units, { ...given, priorityBranchServiceType: 'Reserve' });
  const ids = await putWorld(shop.store, session.scope, initial);
  const offers = { ...noOffers, extraDiscounts: given.extraDiscountCandidates };
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
  if (O.isSome(buyerRefusal(given.buyer))) return opened;
  const { coupons } = replyOf(calls.getCouponBox, await ask('getCouponBox', { cartUnitIds: [] }));
  return [...opened, { type: 'CouponsRead', coupons }];
};

const overseasBy = async (ask: PageAsks, page: PageCart, given: Cart): Promise<readonly CartChange[]> => {
  if (O.isNone(overseaIn(page))) return [];
  const { selectedCompany, papers } = given.oversea;
  const countries = replyOf(calls.getOverseaShippingCountries, await ask('getOverseaShippingCountries'));
  return [
    { type: 'CountriesRead', ...countries },
    await overseasRead(ask, page, page.shippingCountry, () => selectedCompany),
    { type: 'PapersGiven', papers },
  ];
};

/**
 * Stores a cart and opens the page on the server replies, with the given selection and agreements.
 * @param engine custom server engine
 */
export const openOrder = async (given: Cart, engine?: EngineParts): Promise<OrderPage> => {
  const shop = aShop(undefined, undefined, engine);
  const { tenant } = given.storefront;
  const session: Session = { scope: { ...scopeA, tenant }, guestOwner: null };
  const ids = await putOrder(shop, session, given);
  const idOf = (id: CartUnitId): CartUnitId => ids.get(id) ?? id;
  const ask: PageAsks = (name, body = {}) => shop.ask(name, body, { session, now: testNow });
  const opened = takeInAll(emptyPage(emptyCart(aStorefront({ tenant }))), await openedBy(ask, given));
  const page = takeInAll(opened, await overseasBy(ask, opened, given));
  const selected = { ...page, selected: given.selected.map(idOf), agreed: given.agreed };
  return { shop, session, idOf, page: { ...selected, ...shop.backend.engine.prices.ready(selected) } };
};

/** Returns the order request for the whole selection, even units that a page would not select (CK-16). */
export const orderOf = (page: PageCart): CheckoutRequest => {
  const cartUnitIds = checkoutFactsOf(page).chosen.map(({ cartUnitId }) => cartUnitId);
  const coupons = page.appliedCoupons.flatMap(({ couponIssueNo: couponNo, couponType, cartUnitIds: on }) => {
    const ids = on.filter((id) => cartUnitIds.includes(id));
    return ids.length > 0 ? [{ couponNo, couponType, cartUnitIds: ids }] : [];
  });
  const oversea = O.map(({ country: countryType, selectedCompany: shippingCompany, papers }: OverseaIn) => ({
    countryType,
    shippingCompany,
    papers: { ...papers, taiwanIdNumber: O.filter(isTaiwanIdNumber)(papers.taiwanIdNumber) },
  }))(overseaIn(page));
  const { branchServiceType, cartVersion, agreed } = page;
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

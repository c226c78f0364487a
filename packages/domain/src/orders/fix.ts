import type { Cart, OrderedCart } from '../cart/cart.ts';
import {
  agree,
  changeCountry,
  changeOversea,
  changeUnit,
  deleteUnits,
  keepAgreed,
  narrowSelection,
  setCoupons,
  toggleTab,
  without,
} from '../cart/changes.ts';
import type { Buyer } from '../entities/buyer/buyer.ts';
import { boxState, unitOfId } from '../entities/cart/cart-unit.ts';
import type { CartUnitId, CouponIssueNo } from '../money/ids.ts';
import { unitsOfTab } from '../entities/cart/tree.ts';
import { couponsOn } from '../entities/coupon/coupon.ts';
import { HOME_COUNTRY, shippingCompanyTypes } from '../entities/overseas/country.ts';
import type { OverseaPapers } from '../entities/overseas/oversea.ts';
import { checkChoice } from '../names/nearest.ts';
import { STAND_IN_ID_NUMBER } from '../overseas/papers.ts';
import type { Fix, OverseaPaper } from '../rule/rule.ts';

type FixOf<T extends Fix['type']> = Extract<Fix, { type: T }>;

/** The papers after one was given. A placeholder with the right format replaces the ID number. */
const given: Readonly<Record<OverseaPaper, Partial<OverseaPapers>>> = {
  Consent: { isConsented: true },
  TaiwanIdNumber: { taiwanIdNumber: STAND_IN_ID_NUMBER },
  ChinaIdImage: { hasChinaIdImage: true },
};

/** Returns the selection without some units, in any tab. */
export const selectedWithout = ({ selected }: Pick<Cart, 'selected'>, ids: readonly CartUnitId[]) =>
  without(selected, ids);

const deselect = (cart: Cart, ids: readonly CartUnitId[]): Cart => narrowSelection(cart, selectedWithout(cart, ids));

/** Selects only some units of the tab; the selection of other tabs stays (SE-04). */
const selectOnly = (cart: Cart, ids: readonly CartUnitId[]): Cart =>
  deselect(
    cart,
    unitsOfTab(cart.units, cart.tab)
      .map((unit) => unit.cartUnitId)
      .filter((id) => !ids.includes(id)),
  );

/** The coupons on any of these units: each is removed as a whole. */
const couponsOnAny = (cart: Cart, ids: readonly CartUnitId[]): ReadonlySet<CouponIssueNo> =>
  new Set(ids.flatMap((id) => couponsOn(cart.coupons.applied, id).map(({ couponIssueNo }) => couponIssueNo)));

const removeCoupons = (cart: Cart, { cartUnitIds, couponIssueNoes }: Omit<FixOf<'RemoveCoupons'>, 'type'>): Cart => {
  const gone = couponIssueNoes ? new Set(couponIssueNoes) : couponsOnAny(cart, cartUnitIds);
  const appliedCoupons = cart.coupons.applied.filter(({ couponIssueNo }) => !gone.has(couponIssueNo));
  return setCoupons(cart, { appliedCoupons, units: [] });
};

const setQuantity = (cart: Cart, { cartUnitId, quantity }: FixOf<'SetQuantity'>): Cart => {
  const unit = unitOfId(cart.units, cartUnitId);
  if (!unit) return cart;
  const hasCoupons = couponsOnAny(cart, [cartUnitId]).size > 0;
  const changed = { ...unit, quantity, appliedCouponIssueNoes: [] };
  return changeUnit(removeCoupons(cart, { cartUnitIds: [cartUnitId] }), changed, hasCoupons);
};

/** Chooses the earliest delivery times, which are always available. */
const chooseEarliest = (cart: OrderedCart): OrderedCart =>
  cart.delivery ? { ...cart, delivery: { ...cart.delivery, chosen: [] } } : cart;

const selectAll = (cart: Cart): Cart =>
  boxState(unitsOfTab(cart.units, cart.tab), new Set(cart.selected)) === 'all' ? cart : toggleTab(cart);

const ofBuyer = (cart: Cart, buyer: Partial<Buyer>): Cart => ({ ...cart, buyer: { ...cart.buyer, ...buyer } });

const givePapers = (cart: Cart, paper: OverseaPaper): Cart => {
  checkChoice('fix.paper', Object.keys(given), paper);
  return changeOversea(cart, {
    papers: { ...cart.destination.overseas.papers, ...given[paper] },
    ...(paper === 'ChinaIdImage' && { idImageRefusal: undefined }),
  });
};

/** Changes of a cart by fix. */
const changes: { readonly [T in Fix['type']]: (cart: OrderedCart, fix: FixOf<T>) => OrderedCart } = {
  Deselect: (cart, { cartUnitIds }) => deselect(cart, cartUnitIds),
  OrderFirst: (cart, { cartUnitIds }) => selectOnly(cart, cartUnitIds),
  SelectAll: selectAll,
  Agree: (cart, { code }) => agree(cart, code),
  ChooseCompany: (cart, { company }) => {
    checkChoice('fix.company', shippingCompanyTypes, company);
    return changeOversea(cart, { selectedCompany: company });
  },
  GivePapers: (cart, { paper }) => givePapers(cart, paper),
  ChooseDeliveryTime: chooseEarliest,
  Delete: (cart, { cartUnitIds }) => deleteUnits(cart, cartUnitIds),
  SetQuantity: setQuantity,
  RemoveCoupons: removeCoupons,
  ShipDomestic: (cart) => changeCountry(cart, HOME_COUNTRY),
  SignIn: (cart) => {
    const { memberType } = cart.buyer;
    return ofBuyer(cart, { isLogin: true, memberType: memberType === 'NonMember' ? 'Member' : memberType });
  },
  VerifyIdentity: (cart) => ofBuyer(cart, { isIdentityVerified: true }),
  VerifyAdult: (cart) => ofBuyer(cart, { isCertificatedAdult: true }),
};

export const fixTypes: readonly string[] = /* @__PURE__ */ Object.keys(changes);

/** Returns the cart after a fix, assuming that the server accepts it and the buyer provides the required proof (CK-18). */
export const withFix = (cart: OrderedCart, fix: Fix): OrderedCart =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the change of its type
  keepAgreed(cart, (changes[fix.type] as (cart: OrderedCart, fix: Fix) => OrderedCart)(cart, fix));

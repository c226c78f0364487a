import { option as O } from 'fp-ts';
import type { Buyer } from '../entities/buyer/buyer.ts';
import { boxState } from '../entities/cart/selection.ts';
import { unitOfId } from '../entities/cart/cart-unit.ts';
import type { EventOf } from '../state/event.ts';
import { evolveChange } from '../evolve/evolve-change.ts';
import type { CartUnitId, CouponIssueNo } from '../money/ids.ts';
import type { CartState } from '../state/state.ts';
import { unitsOfTab } from '../entities/cart/tabs.ts';
import { couponsOn } from '../entities/coupon/application.ts';
import { HOME_COUNTRY } from '../entities/overseas/country.ts';
import type { OverseaPapers } from '../entities/overseas/oversea.ts';
import { STAND_IN_ID_NUMBER } from '../overseas/papers.ts';
import type { Fix, OverseaPaper } from '../rule/rule.ts';

type FixOf<T extends Fix['type']> = Extract<Fix, { type: T }>;

/** What a fix leads to. */
type AssumedEvent = Parameters<typeof evolveChange>[1];

/** The papers after one was given; of the ID number only its form is known, so a stand-in has that form. */
const given: Readonly<Record<OverseaPaper, Partial<OverseaPapers>>> = {
  Consent: { isConsented: true },
  TaiwanIdNumber: { taiwanIdNumber: O.some(STAND_IN_ID_NUMBER) },
  ChinaIdImage: { hasChinaIdImage: true },
};

/**
 * The units are deselected; those of other tabs too, if named.
 * @example
 * deselected(cart, [cartUnitId(1)]); // { type: 'SelectionNarrowed', cartUnitIds: [ 2 ] }
 */
export const deselected = (state: CartState, ids: readonly CartUnitId[]): EventOf<'SelectionNarrowed'> => ({
  type: 'SelectionNarrowed',
  cartUnitIds: state.selected.filter((id) => !ids.includes(id)),
});

/** A part of the tab's units alone; what is selected in other tabs stays so (SE-04). */
const only = (state: CartState, ids: readonly CartUnitId[]): EventOf<'SelectionNarrowed'> =>
  deselected(
    state,
    unitsOfTab(state.units, state.tab)
      .map((unit) => unit.cartUnitId)
      .filter((id) => !ids.includes(id)),
  );

const uncouponed = (state: CartState, isGone: (no: CouponIssueNo) => boolean): EventOf<'CouponsApplied'> => ({
  type: 'CouponsApplied',
  appliedCoupons: state.appliedCoupons.filter(({ couponIssueNo }) => !isGone(couponIssueNo)),
  cartVersion: state.cartVersion,
  units: [],
});

/** The coupons that are in use on any of these units: each is taken off as a whole. */
const onAny = (state: CartState, ids: readonly CartUnitId[]): ReadonlySet<CouponIssueNo> =>
  new Set(ids.flatMap((id) => couponsOn(state.appliedCoupons, id).map(({ couponIssueNo }) => couponIssueNo)));

const couponless = (
  state: CartState,
  { cartUnitIds, couponIssueNoes }: FixOf<'RemoveCoupons'>,
): EventOf<'CouponsApplied'> => {
  const gone = couponIssueNoes ? new Set(couponIssueNoes) : onAny(state, cartUnitIds);
  return uncouponed(state, (no) => gone.has(no));
};

/** A change of quantity cancels the unit's coupons (QT-04). */
const requantified = (state: CartState, { cartUnitId, quantity }: FixOf<'SetQuantity'>): readonly AssumedEvent[] => {
  const unit = unitOfId(state.units, cartUnitId);
  const { cartVersion } = state;
  if (!unit) return [];
  return [
    couponless(state, { type: 'RemoveCoupons', cartUnitIds: [cartUnitId] }),
    {
      type: 'QuantityChanged',
      cartUnitId,
      unit: { ...unit, quantity, appliedCouponIssueNoes: [] },
      cartVersion,
      cancelledCoupons: onAny(state, [cartUnitId]).size > 0,
    },
  ];
};

/** The branches bring as early as they can: such a time is always to be had. */
const untimed = ({ extras: { delivery } }: CartState): readonly AssumedEvent[] =>
  delivery ? [{ type: 'ExtrasRead', extras: { delivery: { ...delivery, chosen: [] } } }] : [];

const isAllSelected = ({ units, tab, selected }: CartState): boolean =>
  boxState(unitsOfTab(units, tab), new Set(selected)) === 'all';

/** What a fix is assumed to lead to: events of the cart, and what is then known of the buyer. */
interface AssumedOutcome {
  readonly events?: readonly AssumedEvent[];
  readonly buyer?: Partial<Buyer>;
}

/** What a fix leads to if the server does what is asked of it and the buyer proves what is asked of them. */
const assumedOutcomeOf = (state: CartState, fix: Fix): AssumedOutcome => {
  const { cartVersion, buyer } = state;
  switch (fix.type) {
    case 'Deselect':
      return { events: [deselected(state, fix.cartUnitIds)] };
    case 'OrderFirst':
      return { events: [only(state, fix.cartUnitIds)] };
    case 'SelectAll':
      return { events: isAllSelected(state) ? [] : [{ type: 'TabToggled' }] };
    case 'Agree':
      return { events: [{ type: 'OrderAgreed', code: fix.code }] };
    case 'ChooseCompany':
      return { events: [{ type: 'CompanyChosen', company: fix.company }] };
    case 'GivePapers':
      return { events: [{ type: 'PapersGiven', papers: given[fix.paper] }] };
    case 'ChooseDeliveryTime':
      return { events: untimed(state) };
    case 'Delete':
      return { events: [{ type: 'UnitsDeleted', cartUnitIds: fix.cartUnitIds, cartVersion }] };
    case 'SetQuantity':
      return { events: requantified(state, fix) };
    case 'RemoveCoupons':
      return { events: [couponless(state, fix)] };
    case 'ShipDomestic':
      return { events: [{ type: 'CountryChanged', countryType: HOME_COUNTRY }] };
    case 'SignIn':
      // whoever is a simple member stays one
      return { buyer: { isLogin: true, memberType: buyer.memberType === 'NonMember' ? 'Member' : buyer.memberType } };
    case 'VerifyIdentity':
      return { buyer: { isIdentityVerified: true } };
    case 'VerifyAdult':
      return { buyer: { isCertificatedAdult: true } };
  }
};

/**
 * What the cart would be if a fix succeeded: deselected, coupons off, agreed, verified … (CK-18). An assumption, to find
 * out which fixes help: nothing is sent and nobody is asked.
 * @example
 * const nothing = { ...cart, selected: [] };
 * checkOrder(nothing, now).map(({ code }) => code); // [ 'CART-BR7-01' ]
 * checkOrder(withFix(nothing, { type: 'SelectAll' }), now); // []
 */
export const withFix = (state: CartState, fix: Fix): CartState => {
  const { events = [], buyer } = assumedOutcomeOf(state, fix);
  return events.reduce<CartState>(evolveChange, buyer ? { ...state, buyer: { ...state.buyer, ...buyer } } : state);
};

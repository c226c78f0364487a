import { option as O } from 'fp-ts';
import type { Buyer } from '../entities/buyer/buyer.ts';
import { boxState } from '../entities/cart/selection.ts';
import { unitsById } from '../entities/cart/cart-unit.ts';
import type { CartEvent } from '../state/event.ts';
import { replay } from '../evolve/evolve.ts';
import type { CartUnitId, CouponIssueNo } from '../money/ids.ts';
import type { CartState } from '../state/state.ts';
import { unitsOfTab } from '../entities/cart/tabs.ts';
import { couponsOn } from '../entities/coupon/application.ts';
import { HOME_COUNTRY } from '../entities/overseas/country.ts';
import type { OverseaPapers } from '../entities/overseas/oversea.ts';
import { STAND_IN_ID_NUMBER } from '../overseas/papers.ts';
import type { Fix, OverseaPaper } from '../rule/rule.ts';

/** What each paper is once it was given; nobody knows yet which number the buyer will write, only its form. */
const given: Readonly<Record<OverseaPaper, Partial<OverseaPapers>>> = {
  Consent: { isConsented: true },
  TaiwanIdNumber: { taiwanIdNumber: O.some(STAND_IN_ID_NUMBER) },
  ChinaIdImage: { hasChinaIdImage: true },
};

const without = (state: CartState, ids: readonly CartUnitId[]): CartEvent => ({
  type: 'SelectionNarrowed',
  cartUnitIds: state.selected.filter((id) => !ids.includes(id)),
});

/** A part of the tab's units alone; what is selected in other tabs stays so (SE-04). */
const only = (state: CartState, ids: readonly CartUnitId[]): CartEvent =>
  without(
    state,
    unitsOfTab(state.units, state.tab)
      .map((unit) => unit.cartUnitId)
      .filter((id) => !ids.includes(id)),
  );

const uncouponed = (state: CartState, isGone: (no: CouponIssueNo) => boolean): CartEvent => ({
  type: 'CouponsApplied',
  appliedCoupons: state.appliedCoupons.filter(({ couponIssueNo }) => !isGone(couponIssueNo)),
  cartVersion: state.cartVersion,
  units: [],
});

/** The coupons that are in use on any of these units: each is taken off as a whole. */
const onAny = (state: CartState, ids: readonly CartUnitId[]): ReadonlySet<CouponIssueNo> =>
  new Set(ids.flatMap((id) => couponsOn(state.appliedCoupons, id).map(({ couponIssueNo }) => couponIssueNo)));

const couponless = (state: CartState, { cartUnitIds, couponIssueNoes }: FixOf<'RemoveCoupons'>): CartEvent => {
  const gone = couponIssueNoes ? new Set(couponIssueNoes) : onAny(state, cartUnitIds);
  return uncouponed(state, (no) => gone.has(no));
};

/** A change of quantity cancels the unit's coupons (QT-04). */
const requantified = (state: CartState, { cartUnitId, quantity }: FixOf<'SetQuantity'>): readonly CartEvent[] => {
  const unit = unitsById(state.units).get(cartUnitId);
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

type FixOf<T extends Fix['type']> = Extract<Fix, { type: T }>;

const isAllSelected = ({ units, tab, selected }: CartState): boolean =>
  boxState(unitsOfTab(units, tab), new Set(selected)) === 'all';

/** What the page makes by itself; the rest is written by the server, or proved elsewhere. */
type PageFix = FixOf<'Deselect' | 'OrderFirst' | 'SelectAll' | 'Agree' | 'ChooseCompany' | 'GivePapers'>;
type ServerFix = Exclude<Fix, PageFix | Proof>;

/** The events of a fix that the page makes by itself, e.g. of units deselected. */
export const pageEventsOf = (state: CartState, fix: PageFix): readonly CartEvent[] => {
  switch (fix.type) {
    case 'Deselect':
      return [without(state, fix.cartUnitIds)];
    case 'OrderFirst':
      return [only(state, fix.cartUnitIds)];
    case 'SelectAll':
      return isAllSelected(state) ? [] : [{ type: 'TabToggled' }];
    case 'Agree':
      return [{ type: 'OrderAgreed', code: fix.code }];
    case 'ChooseCompany':
      return [{ type: 'CompanyChosen', company: fix.company }];
    case 'GivePapers':
      return [{ type: 'PapersGiven', papers: given[fix.paper] }];
  }
};

/** The events that would follow if the server did what is asked of it, on the version of the cart that is known. */
const assumedEventsOf = (state: CartState, fix: ServerFix): readonly CartEvent[] => {
  switch (fix.type) {
    case 'Delete':
      return [{ type: 'UnitsDeleted', cartUnitIds: fix.cartUnitIds, cartVersion: state.cartVersion }];
    case 'SetQuantity':
      return requantified(state, fix);
    case 'RemoveCoupons':
      return [couponless(state, fix)];
    case 'ShipDomestic':
      return [{ type: 'CountryChanged', countryType: HOME_COUNTRY }];
  }
};

const serverFixes: ReadonlySet<Fix['type']> = new Set(['Delete', 'SetQuantity', 'RemoveCoupons', 'ShipDomestic']);
const isServerFix = (fix: Fix): fix is ServerFix => serverFixes.has(fix.type);

/** What is known of the buyer once they proved it; that happens elsewhere and is no event of the cart. */
const provenBy = {
  SignIn: ({ memberType }: Buyer) => ({
    isLogin: true,
    // whoever is a simple member stays one
    memberType: memberType === 'NonMember' ? ('Member' as const) : memberType,
  }),
  VerifyIdentity: () => ({ isIdentityVerified: true }),
  VerifyAdult: () => ({ isCertificatedAdult: true }),
};

type Proof = FixOf<keyof typeof provenBy>;

const isProof = (fix: Fix): fix is Proof => fix.type in provenBy;

/**
 * What the cart would be if a fix succeeded: deselected, coupons off, agreed, verified … (CK-18). An assumption, to find
 * out which fixes help: it asks nobody, and what only a server or the buyer can say is assumed.
 */
export const withFix = (state: CartState, fix: Fix): CartState => {
  if (isProof(fix)) return { ...state, buyer: { ...state.buyer, ...provenBy[fix.type](state.buyer) } };
  return replay(state, isServerFix(fix) ? assumedEventsOf(state, fix) : pageEventsOf(state, fix));
};

import type { CartTab } from '../storefront/tabs.ts';
import { option as O } from 'fp-ts';
import { noCashback, type CashbackAnswer } from '../entities/cashback/cashback.ts';
import { guest, type Buyer, type ShippingAddress } from '../entities/buyer/buyer.ts';
import type { CombinationPreview, OpenCouponBox } from './coupon-box.ts';
import type { AppliedCoupon } from '../entities/coupon/coupon.ts';
import type { Coupon } from '../entities/coupon/held-coupon.ts';
import type { CartNudgingType } from '../entities/nudge/nudge.ts';
import type { SmileCardNudgeCoupon } from '../entities/nudge/smile-card-nudge.ts';
import type { ExtraDiscountCandidate } from '../entities/discount/extra-discount.ts';
import type { BundleGauge } from '../price/parcel/free-shipping-gauge.ts';
import type { DefaultItemShippingFee } from '../price/parcel/item-label.ts';
import type { AppliedPromotion } from '../entities/discount/applied-promotion.ts';
import type { FundingDiscount } from '../entities/discount/funding-discount.ts';
import type { PricePart } from '../price/price-part.ts';
import { won } from '../money/won.ts';
import type { MessageKey } from '../messages/ko.ts';
import { noOversea, type OverseaShipping } from '../entities/overseas/oversea.ts';
import type { Finding } from '../rule/rule.ts';
import type { BundleTerms, ShippingBundle, ShippingPolicy } from '../entities/shipping/policy.ts';
import type { Environment } from '../storefront/environment.ts';
import type { Storefront } from '../storefront/storefront.ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import type { CartUnitId } from '../money/ids.ts';
import type { BranchServiceType } from '../entities/cart/seller.ts';
import type { Extras } from './extras.ts';
import type { SideLayer } from './side-layer.ts';

/** LS-05. */
export type LoadState = 'NotLoaded' | 'Loaded' | 'LoadFailed';

/** The inputs that an answer on prices was asked for: an answer counts only while they are the cart's (SE-03). */
export interface PricedInputs {
  /** The units that were selected. */
  readonly selected: readonly CartUnitId[];
  /** Pieces of each selected unit, in the same order. */
  readonly quantities: readonly number[];
}

/** The server's answer on prices, with what it was asked for. */
export interface PriceAnswer {
  /** What it was asked for. */
  readonly inputs: PricedInputs;
  /** The server’s fee of each parcel, which replaces our own (SH-05). */
  readonly bundles: readonly ShippingBundle[];
  /** The gauges as this answer made them: they change with the next answer and not before (FG-02). */
  readonly gauges: readonly BundleGauge[];
}

/** What is known of the server's prices. `Failed`: shipping is not known and the total says so (SH-05). */
export interface ServerPrices {
  /** How far asking has come. */
  readonly status: 'NotAsked' | 'Asking' | 'Known' | 'Failed';
  /** The last answer; the gauge keeps to it while a newer one is asked for (FG-02). */
  readonly answer: O.Option<PriceAnswer>;
}

/** A quantity on its way to the server. */
export interface SavingQuantity {
  /** The unit. */
  readonly cartUnitId: CartUnitId;
  /** The pieces that the server is asked to set. */
  readonly quantity: number;
}

/** Why the last change of a unit's quantity was refused, shown beside its field (QT-05). */
export interface QuantityRefusal {
  /** The unit. */
  readonly cartUnitId: CartUnitId;
  /** The reason, with what would remove it. */
  readonly finding: Finding;
}

/** What is known of the buyer's coupons: those held and those that may be downloaded, as far as the cart's units go. */
export interface CouponWallet {
  /** How far reading them has come; `Failed`: the list says so (CP-18). */
  readonly status: 'NotAsked' | 'Asking' | 'Known' | 'Failed';
  /** The coupons, held and to be downloaded. */
  readonly offered: readonly Coupon[];
}

/** The prompt to use coupons (CP-13). */
export interface CouponPrompt {
  /** Units for which coupons are recommended (CP-16). */
  readonly recommended: readonly CartUnitId[];
  /** The shopper closed it: it does not come back, nor after a reload. */
  readonly isDismissed: boolean;
}

/** All that the cart knows. Plain JSON: it survives a round trip through its codec. */
export interface CartState {
  /** Where the cart is shown: marketplace, device, language, app. */
  readonly storefront: Storefront;
  /** What the server says of itself (CM-43). */
  readonly environment: Environment;
  /** How far the first load has come (LS-05). */
  readonly load: LoadState;
  /** Rises by one with each change of the cart on the server; a change of an older one is refused. */
  readonly cartVersion: number;
  /** The tab that is shown; totals and orders are of its units (SE-04). */
  readonly tab: CartTab;
  /** Who shops. */
  readonly buyer: Buyer;
  /** The cart has an adult certificate of its own, which counts as the buyer's (CK-11). */
  readonly isCertificatedAdult: boolean;
  /** The country that parcels go to, e.g. `SouthKorea` (OV-01). */
  readonly shippingCountry: string;
  /** All that is known of shipping abroad; empty at home (OV-02). */
  readonly oversea: OverseaShipping;
  /** The layer that the shopper has opened (LY-02). */
  readonly sideLayer: O.Option<SideLayer>;
  /** Questions of the order that the shopper said yes to, until what is selected changes (CK-08). */
  readonly agreed: readonly MessageKey[];
  /** Where the buyer’s parcels last went; none where that is not known (AD-01). */
  readonly latestShippingAddress: O.Option<ShippingAddress>;
  /** The address could not be read the last time it was asked for: what is known of it may be old (AD-01, CM-20). */
  readonly isAddressUnread: boolean;
  /** How SmileFresh brings (LY-09). */
  readonly branchServiceType: BranchServiceType;
  /** The lines of the cart, in the order in which they were put in. */
  readonly units: readonly CartUnit[];
  /** Selected units, in no order of meaning; always orderable units of the cart (SE-02). */
  readonly selected: readonly CartUnitId[];
  /** The terms of shipping that units name by their keys (SH-01). */
  readonly shippingPolicies: readonly ShippingPolicy[];
  /** What is the same for a whole parcel: whether its highest fee counts (SH-02). */
  readonly bundleTerms: readonly BundleTerms[];
  /** Items that ship free by themselves (SH-07). */
  readonly defaultItemShippingFeeIsFreeList: readonly DefaultItemShippingFee[];
  /** The nudges that the marketplace allows this buyer (ND-02). */
  readonly cartNudgingTypes: readonly CartNudgingType[];
  /** The coupons in use (CP-17). */
  readonly appliedCoupons: readonly AppliedCoupon[];
  /** The coupons that may go on units of the cart (CP-11, CP-14). */
  readonly coupons: CouponWallet;
  /** The coupon box that is open (CP-11, CP-12). */
  readonly couponBox: O.Option<OpenCouponBox>;
  /** The prompt to use coupons, and whether the shopper closed it (CP-13). */
  readonly couponPrompt: CouponPrompt;
  /** The preview of the best combination, while it is open (CP-19). */
  readonly bestCombination: O.Option<CombinationPreview>;
  /** The server’s own fees and gauges, and how far asking for them has come (SH-05). */
  readonly serverPrices: ServerPrices;
  /** Parts of the answers that the total is made of and that could not be read: it is not sure (CM-53, SH-05). */
  readonly missing: readonly PricePart[];
  /** Discounts that somebody else than the seller pays for (DC-03). */
  readonly fundingDiscounts: readonly FundingDiscount[];
  /** What a shop's promotions take off what is selected, worked out by its engine (EN-09); the marketplace has none. */
  readonly appliedPromotions: readonly AppliedPromotion[];
  /** Extra discounts that the marketplace offers now (DC-04). */
  readonly extraDiscountCandidates: readonly ExtraDiscountCandidate[];
  /** The moment at which prices hold, ms since 1970 UTC: offers and coupons that ended before it do not apply (DC-04, CK-19); 0 until it is known. */
  readonly pricesAsOf: number;
  /** What the server last said that a selection gives back; nothing until it has, or where it could not (CB-02). */
  readonly cashback: CashbackAnswer;
  /** Card offers of the marketplace; nothing until they are read, or where they could not be (ND-04). */
  readonly smileCardNudgeCoupons: readonly SmileCardNudgeCoupon[];
  /** What is around the cart, as far as it was read (LS-04). */
  readonly extras: Extras;
  /** Quantities on their way to the server: their units show a loading flag (QT-05). */
  readonly saving: readonly SavingQuantity[];
  /** Why last changes of quantities were refused, at most one a unit (QT-05). */
  readonly refusals: readonly QuantityRefusal[];
  /** Units whose deletion is on its way to the server (DL-03). */
  readonly deleting: readonly CartUnitId[];
  /** A checkout is being prepared (PG-10, CK-14). */
  readonly isOrdering: boolean;
  /** A coupon was cancelled by a change of quantity and the buyer was told (QT-08). */
  readonly isAppliedCouponQuantityChanged: boolean;
}

/** What holds before the server has said anything of itself. */
export const unknownEnvironment: Environment = {
  name: 'local',
  freeShippingThresholds: { ordinary: won(15_000), club: won(15_000), universeClub: won(15_000) },
  showsPageAfter: 'FirstGroup',
};

/**
 * The cart before anything has happened: every session is a fold of events over this.
 * @example
 * const { load, tab, units } = emptyCart(aStorefront(), 'SmileFresh');
 * [load, tab, units]; // [ 'NotLoaded', 'SmileFresh', [] ]
 */
export const emptyCart = (storefront: Storefront, tab: CartTab = 'All'): CartState => ({
  storefront,
  environment: unknownEnvironment,
  load: 'NotLoaded',
  cartVersion: 0,
  tab,
  buyer: guest,
  isCertificatedAdult: false,
  shippingCountry: 'SouthKorea',
  oversea: noOversea,
  sideLayer: O.none,
  agreed: [],
  latestShippingAddress: O.none,
  isAddressUnread: false,
  branchServiceType: 'Reserve',
  units: [],
  selected: [],
  shippingPolicies: [],
  bundleTerms: [],
  defaultItemShippingFeeIsFreeList: [],
  cartNudgingTypes: [],
  appliedCoupons: [],
  coupons: { status: 'NotAsked', offered: [] },
  couponBox: O.none,
  couponPrompt: { recommended: [], isDismissed: false },
  bestCombination: O.none,
  serverPrices: { status: 'NotAsked', answer: O.none },
  missing: [],
  fundingDiscounts: [],
  appliedPromotions: [],
  extraDiscountCandidates: [],
  pricesAsOf: 0,
  cashback: noCashback,
  smileCardNudgeCoupons: [],
  extras: {},
  saving: [],
  refusals: [],
  deleting: [],
  isOrdering: false,
  isAppliedCouponQuantityChanged: false,
});

import type { Option } from 'fp-ts/Option';
import type { CartUnitId, CouponIssueNo } from '../money/ids.ts';
import type { MessageKey } from '../messages/ko.ts';
import type { Params } from '../messages/params.ts';
import type { ShippingCompanyType } from '../entities/overseas/company.ts';

/** What would remove a finding; the page offers it as a button (CK-18). */
export type Fix =
  /** Takes `cartUnitIds` out of the selection; they stay in the cart. */
  | { readonly type: 'Deselect'; readonly cartUnitIds: readonly CartUnitId[] }
  /** Takes `cartUnitIds` out of the cart. */
  | { readonly type: 'Delete'; readonly cartUnitIds: readonly CartUnitId[] }
  /** Sets the unit `cartUnitId` to `quantity` pieces. */
  | { readonly type: 'SetQuantity'; readonly cartUnitId: CartUnitId; readonly quantity: number }
  /** Takes coupons off the units `cartUnitIds`: those in `couponIssueNoes`, or all that are in use on them where it is left out. */
  | {
      readonly type: 'RemoveCoupons';
      readonly cartUnitIds: readonly CartUnitId[];
      readonly couponIssueNoes?: readonly CouponIssueNo[];
    }
  /** Selects all units of the tab that can be ordered. */
  | { readonly type: 'SelectAll' }
  /** Leads to signing in. */
  | { readonly type: 'SignIn' }
  /** Orders `cartUnitIds` first, alone: a subset of what is selected (CK-17). */
  | { readonly type: 'OrderFirst'; readonly cartUnitIds: readonly CartUnitId[] }
  /** Orders all together all the same, as the shopper agreed to a question's `code` (CK-08, OV-12). */
  | { readonly type: 'Agree'; readonly code: MessageKey }
  /** Has the parcels carried by another `company` (OV-09). */
  | { readonly type: 'ChooseCompany'; readonly company: ShippingCompanyType }
  /** Ships to South Korea instead. */
  | { readonly type: 'ShipDomestic' }
  /** Leads to verifying who the buyer is (CK-11). */
  | { readonly type: 'VerifyIdentity' }
  /** Leads to showing that the buyer is of age (CK-11). */
  | { readonly type: 'VerifyAdult' }
  /** Another delivery time of the branch (LY-09). */
  | { readonly type: 'ChooseDeliveryTime' }
  /** Asks for a `paper`: consent, a Taiwan ID number or an image of an identity card (OV-10, OV-12). */
  | { readonly type: 'GivePapers'; readonly paper: OverseaPaper };

/** What an overseas order may ask of the buyer. */
export type OverseaPaper = 'Consent' | 'TaiwanIdNumber' | 'ChinaIdImage';

/** One reason why something is refused: its code, what the message names, the units it concerns, what removes it. */
export interface Finding {
  /** Which reason: its words stand in the messages of each language. */
  readonly code: MessageKey;
  /** The values that those words name, e.g. `max`. */
  readonly params: Params;
  /** The units that it concerns; none where it concerns the whole order. */
  readonly units: readonly CartUnitId[];
  /** What would remove it, each by itself; none where nothing a shopper can do would. */
  readonly fixes: readonly Fix[];
}

/** A rule: a value that looks at facts and says whether it is broken. It sees nothing but its facts. */
export interface Rule<Facts> {
  /** The code that names it, and its file. */
  readonly code: MessageKey;
  /** Every code that `broken` may answer; most rules have one. */
  readonly codes: readonly MessageKey[];
  /** The requirement it carries out, e.g. `QT-01`. */
  readonly requirement: string;
  /** Where the specification says so, e.g. `specification 5, Checkout`. */
  readonly source: string;
  /** The reason, where the rule is broken; the first where it may be broken in several ways. */
  readonly broken: (facts: Facts) => Option<Finding>;
  /** Where several units may break it, each for a reason of its own: all of them, the one of `broken` first (CK-18). */
  readonly all?: (facts: Facts) => readonly Finding[];
}

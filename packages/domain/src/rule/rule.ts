import type { Option } from 'fp-ts/Option';
import type { CartUnitId, CouponIssueNo } from '../money/ids.ts';
import type { MessageKey } from '../messages/ko.ts';
import type { Params } from '../messages/params.ts';
import type { ShippingCompanyType } from '../entities/overseas/company.ts';

/** What would remove a finding; the page offers it as a button (CK-18). */
export type Fix =
  | { readonly type: 'Deselect'; readonly cartUnitIds: readonly CartUnitId[] }
  | { readonly type: 'Delete'; readonly cartUnitIds: readonly CartUnitId[] }
  | { readonly type: 'SetQuantity'; readonly cartUnitId: CartUnitId; readonly quantity: number }
  /** Takes coupons off units: those named, or all that are in use on them where none is. */
  | {
      readonly type: 'RemoveCoupons';
      readonly cartUnitIds: readonly CartUnitId[];
      readonly couponIssueNoes?: readonly CouponIssueNo[];
    }
  | { readonly type: 'SelectAll' }
  | { readonly type: 'SignIn' }
  /** Orders these first, alone: a subset of what is selected (CK-17). */
  | { readonly type: 'OrderFirst'; readonly cartUnitIds: readonly CartUnitId[] }
  /** Orders all together all the same, as the shopper agreed to a question's code (CK-08, OV-12). */
  | { readonly type: 'Agree'; readonly code: MessageKey }
  | { readonly type: 'ChooseCompany'; readonly company: ShippingCompanyType }
  /** Ships to South Korea instead. */
  | { readonly type: 'ShipDomestic' }
  | { readonly type: 'VerifyIdentity' }
  | { readonly type: 'VerifyAdult' }
  /** Another delivery time of the branch (LY-09). */
  | { readonly type: 'ChooseDeliveryTime' }
  /** Consent, a Taiwan ID number or an image of an identity card (OV-10, OV-12). */
  | { readonly type: 'GivePapers'; readonly paper: OverseaPaper };

/** What an overseas order may ask of the buyer. */
export type OverseaPaper = 'Consent' | 'TaiwanIdNumber' | 'ChinaIdImage';

/** One reason why something is refused: its code, what the message names, the units it concerns, what removes it. */
export interface Finding {
  readonly code: MessageKey;
  readonly params: Params;
  readonly units: readonly CartUnitId[];
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
  readonly broken: (facts: Facts) => Option<Finding>;
  /** Where several units may break it, each for a reason of its own: all of them, the one of `broken` first (CK-18). */
  readonly all?: (facts: Facts) => readonly Finding[];
}

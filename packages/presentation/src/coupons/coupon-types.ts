import type { ActionView, ImageView } from '../common/common-types.ts';
import type { CouponIssueNo, CouponLane } from '@baguni/domain';
import type { Command } from '@baguni/use-cases';

export type CouponCardState =
  | 'NotApplied'
  /** Chosen here but not applied yet. */
  | 'Selected'
  | 'InUse'
  /** On another unit; choosing it asks first (CART-BR5-12). */
  | 'InUseElsewhere'
  /** Unusable here; see `reason`. */
  | 'Unusable'
  | 'Downloadable'
  | 'Downloading';

/** A coupon as a radio with its texts. */
export interface CouponCardView {
  readonly key: CouponIssueNo;
  /** Unique on the page, made without external data. */
  readonly domId: string;
  readonly name: string;
  /** E.g. `10% 할인`, `3,000원 할인`. */
  readonly worthText: string;
  /** Resulting price, e.g. `적용가 26,820원`; undefined if unusable. */
  readonly priceAfterText: string | undefined;
  /** Short lines: minimum, limit, expiry, payment method, usage limits. */
  readonly conditions: readonly string[];
  readonly state: CouponCardState;
  /** Text of the status badge; undefined for `NotApplied` and `Unusable`. */
  readonly stateText: string | undefined;
  /** E.g. `새 쿠폰`, for a coupon downloaded just now. */
  readonly newLabel: string | undefined;
  readonly bestLabel: string | undefined;
  readonly isChosen: boolean;
  /** False: the radio stays focusable (aria-disabled), does nothing, and `reason` describes it. */
  readonly isEnabled: boolean;
  readonly reason: string | undefined;
  readonly accessibleName: string;
  readonly choose: Command;
  /** Replaces the radio until the coupon is downloaded. */
  readonly download: CouponDownloadView | undefined;
}

export interface CouponDownloadView extends ActionView {
  readonly isBusy: boolean;
  readonly busyText: string;
}

/** First radio of each section: no coupon. */
export interface NoCouponView {
  readonly domId: string;
  readonly label: string;
  readonly isChosen: boolean;
  readonly choose: Command;
}

export interface CouponSectionView {
  readonly lane: CouponLane;
  /** Common name of the radios, unique on the page. */
  readonly domId: string;
  readonly legend: string;
  /** Target of this section, e.g. `이 상품에만`, `같은 상품 3개에`, `배송비에`. */
  readonly placeText: string;
  readonly none: NoCouponView;
  readonly coupons: readonly CouponCardView[];
  readonly unusableLabel: string;
  readonly unusable: readonly CouponCardView[];
}

export interface FixedCouponView {
  readonly domId: string;
  readonly legend: string;
  readonly placeText: string;
  readonly name: string;
  readonly worthText: string;
  readonly accessibleName: string;
  readonly reason: string;
}

/** A discount that applies independently of the choice. */
export interface CouponInformationView {
  readonly key: string;
  readonly label: string;
  readonly amount: string;
}

/** Result of the choice before Apply. */
export interface CouponRunningTotalView {
  readonly label: string;
  readonly saving: string;
  readonly payableLabel: string;
  /** Price of the selected units now, and with the choice. */
  readonly before: string;
  readonly after: string;
  readonly text: string;
}

export interface CouponBoxView {
  readonly domId: string;
  readonly title: string;
  readonly item: { readonly name: string; readonly optionText: string; readonly image: ImageView };
  readonly body: 'Loading' | 'Failure' | 'Empty' | 'Coupons';
  readonly loadingText: string;
  readonly failureText: string;
  readonly retry: ActionView;
  readonly emptyText: string;
  readonly informationLabel: string;
  readonly information: readonly CouponInformationView[];
  readonly sections: readonly CouponSectionView[];
  /** Only in a group box. */
  readonly fixed: readonly FixedCouponView[];
  readonly total: CouponRunningTotalView;
  /** E.g. the required payment method (CART-BR5-10), or a reminder to press Apply. */
  readonly notices: readonly string[];
  readonly hasUnapplied: boolean;
  readonly apply: ActionView;
  /** The choice is being sent: all other controls are inert. */
  readonly isApplying: boolean;
  readonly applyingText: string;
  /** Cancel, close button and Escape; asks first if the choice was not applied (CART-BR5-13). */
  readonly cancel: ActionView;
  readonly closeLabel: string;
  /** From the layer policy: a coupon box never dims. */
  readonly isDimmed: boolean;
}

export interface CombinationLineView {
  readonly key: string;
  readonly coupon: string;
  readonly worthText: string;
  readonly amount: string;
  readonly on: string;
  /** Savings per unit, if there are several. */
  readonly shares: readonly { readonly key: string; readonly name: string; readonly amount: string }[];
  /** E.g. that it will be downloaded first, or undefined. */
  readonly note: string | undefined;
}

/** A coupon outside the best combination, with the reason. */
export interface UnusedCouponView {
  readonly key: string;
  readonly name: string;
  readonly reason: string;
}

export interface BestCombinationView {
  readonly domId: string;
  readonly title: string;
  /** `Nothing`: the coupons in use are already the best. */
  readonly body: 'Searching' | 'Failure' | 'Nothing' | 'Found';
  readonly text: string;
  readonly savingLabel: string;
  /** Compared with the coupons in use. */
  readonly saving: string;
  readonly beforeLabel: string;
  readonly before: string;
  readonly afterLabel: string;
  readonly after: string;
  readonly linesLabel: string;
  readonly lines: readonly CombinationLineView[];
  /** Difference between lines and saving: replaced coupons, fees and other discounts. */
  readonly rest: readonly { readonly key: string; readonly label: string; readonly amount: string }[];
  readonly isProved: boolean;
  /** States that no combination is cheaper, or the maximum remaining gap. */
  readonly proofText: string;
  readonly unusedLabel: string;
  readonly unused: readonly UnusedCouponView[];
  readonly apply: ActionView;
  /** During the search: keeps the best result so far. */
  readonly stop: ActionView;
  readonly isApplying: boolean;
  readonly applyingText: string;
  readonly close: ActionView;
  readonly closeLabel: string;
  readonly isDimmed: boolean;
}

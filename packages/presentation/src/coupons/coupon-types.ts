import type { ActionView, ImageView } from '../views/common/common-types.ts';
import type { CouponIssueNo, CouponLane } from '@baguni/domain';
import type { Command } from '@baguni/use-cases';

/** The state of a coupon in the box (CP-10, CP-14). */
export type CouponCardState =
  | 'NotApplied'
  /** Chosen here, and not applied before Apply is pressed. */
  | 'Selected'
  | 'InUse'
  /** On another unit; choosing it asks first (CART-BR5-12). */
  | 'InUseElsewhere'
  /** It cannot be used here: `reason` says why. */
  | 'Unusable'
  | 'Downloadable'
  | 'Downloading';

/** One coupon of a section: a radio with its texts. */
export interface CouponCardView {
  readonly key: CouponIssueNo;
  /** Unique on the page, made without data from outside. */
  readonly domId: string;
  readonly name: string;
  /** e.g. `10% 할인`, `3,000원 할인`. */
  readonly worthText: string;
  /** What is paid with it, e.g. `적용가 26,820원`; undefined where it cannot be used. */
  readonly priceAfterText: string | undefined;
  /** Minimum, limit, until when, payment method, where it may be used; each a short line. */
  readonly conditions: readonly string[];
  readonly state: CouponCardState;
  /** The state in words, for a badge; undefined for `NotApplied` and `Unusable`. */
  readonly stateText: string | undefined;
  /** e.g. `새 쿠폰`, on one that was downloaded just now (CP-14). */
  readonly newLabel: string | undefined;
  /** On the one of its section that saves the most, where there is a choice. */
  readonly bestLabel: string | undefined;
  readonly isChosen: boolean;
  /** False: the radio stays focusable (aria-disabled), does nothing, and `reason` describes it. */
  readonly isEnabled: boolean;
  readonly reason: string | undefined;
  /** Name of the radio: coupon, worth and price after it. */
  readonly accessibleName: string;
  readonly choose: Command;
  /** There while it is not held: instead of the radio (CP-14). */
  readonly download: CouponDownloadView | undefined;
}

/** The button that downloads a coupon. */
export interface CouponDownloadView extends ActionView {
  readonly isBusy: boolean;
  /** Said while it is on its way. */
  readonly busyText: string;
}

/** The choice of no coupon: the first radio of each section (CP-12). */
export interface NoCouponView {
  readonly domId: string;
  readonly label: string;
  readonly isChosen: boolean;
  readonly choose: Command;
}

/** Coupons of one lane, of which one may be chosen: a fieldset with radios (CP-12). */
export interface CouponSectionView {
  readonly lane: CouponLane;
  /** The radios' common name, unique on the page. */
  readonly domId: string;
  readonly legend: string;
  /** What the coupons of this section go on, e.g. `이 상품에만`, `같은 상품 3개에`, `배송비에`. */
  readonly placeText: string;
  readonly none: NoCouponView;
  /** Those that can be used, the one that saves the most first. */
  readonly coupons: readonly CouponCardView[];
  /** How many others cannot be used now; opens their list. */
  readonly unusableLabel: string;
  readonly unusable: readonly CouponCardView[];
}

/** A discount shown as a coupon that is chosen and cannot be taken off (CP-12, PCS). */
export interface FixedCouponView {
  readonly domId: string;
  readonly legend: string;
  readonly placeText: string;
  readonly name: string;
  readonly worthText: string;
  readonly accessibleName: string;
  /** Why it cannot be taken off. */
  readonly reason: string;
}

/** A discount that is there whatever is chosen: shown for information (CP-12). */
export interface CouponInformationView {
  readonly key: string;
  readonly label: string;
  readonly amount: string;
}

/** What the choice comes to, before it is applied (CP-12). */
export interface CouponRunningTotalView {
  readonly label: string;
  /** What the coupons chosen take off, e.g. `−3,000원`. */
  readonly saving: string;
  readonly payableLabel: string;
  /** What the selected units cost now, and with the choice. */
  readonly before: string;
  readonly after: string;
  /** The whole as one sentence, for the live region (role=status). */
  readonly text: string;
}

/** The coupon box of a unit: its own coupons, those of its item, those of its parcel (CP-11, CP-12). */
export interface CouponBoxView {
  readonly domId: string;
  readonly title: string;
  readonly item: { readonly name: string; readonly optionText: string; readonly image: ImageView };
  readonly body: 'Loading' | 'Failure' | 'Empty' | 'Coupons';
  readonly loadingText: string;
  readonly failureText: string;
  readonly retry: ActionView;
  readonly emptyText: string;
  /** Heading over `information`. */
  readonly informationLabel: string;
  readonly information: readonly CouponInformationView[];
  /** Sections without any coupon are left out. */
  readonly sections: readonly CouponSectionView[];
  /** In a group's box alone. */
  readonly fixed: readonly FixedCouponView[];
  readonly total: CouponRunningTotalView;
  /** e.g. by which method to pay (CART-BR5-10), or that Apply is still to be pressed (CP-10). */
  readonly notices: readonly string[];
  /** The choice differs from what is in use. */
  readonly hasUnapplied: boolean;
  readonly apply: ActionView;
  /** The choice is on its way to the server: everything else is inert. */
  readonly isApplying: boolean;
  readonly applyingText: string;
  /** Cancel, close button and Escape: asks first where the choice was not applied (CART-BR5-13). */
  readonly cancel: ActionView;
  readonly closeLabel: string;
  /** From the layer's policy: a coupon box never dims (LY-03). */
  readonly isDimmed: boolean;
}

/** One coupon of the best combination with what it goes on. */
export interface CombinationLineView {
  readonly key: string;
  readonly coupon: string;
  readonly worthText: string;
  /** What it takes off in all. */
  readonly amount: string;
  /** Item names, or the parcel of a seller. */
  readonly on: string;
  /** What it takes off each unit, where there are several. */
  readonly shares: readonly { readonly key: string; readonly name: string; readonly amount: string }[];
  /** e.g. that it is downloaded first; undefined where there is nothing to say. */
  readonly note: string | undefined;
}

/** A coupon that the best combination leaves out, and why. */
export interface UnusedCouponView {
  readonly key: string;
  readonly name: string;
  readonly reason: string;
}

/** The preview of the best combination (CP-19). */
export interface BestCombinationView {
  readonly domId: string;
  readonly title: string;
  /** `Nothing`: what is in use now is the best already. */
  readonly body: 'Searching' | 'Failure' | 'Nothing' | 'Found';
  /** What to say in place of, or over, the lines. */
  readonly text: string;
  readonly savingLabel: string;
  /** Against the coupons in use now. */
  readonly saving: string;
  readonly beforeLabel: string;
  readonly before: string;
  readonly afterLabel: string;
  readonly after: string;
  readonly linesLabel: string;
  readonly lines: readonly CombinationLineView[];
  /** What makes up the difference between the lines and the saving: coupons in use now, fees and other discounts. */
  readonly rest: readonly { readonly key: string; readonly label: string; readonly amount: string }[];
  readonly isProved: boolean;
  /** That no combination is cheaper, or by how much one could be at most. */
  readonly proofText: string;
  /** Of the disclosure of `unused`. */
  readonly unusedLabel: string;
  readonly unused: readonly UnusedCouponView[];
  /** In `Failure` it tries again. */
  readonly apply: ActionView;
  /** While it is sought: keeps the best so far. */
  readonly stop: ActionView;
  readonly isApplying: boolean;
  readonly applyingText: string;
  readonly close: ActionView;
  readonly closeLabel: string;
  readonly isDimmed: boolean;
}

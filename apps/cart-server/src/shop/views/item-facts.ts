import type { Coupon } from '@baguni/domain';
import type { ShopItem } from '../shelf.ts';
import type { CardFacts } from './item-card.ts';

/** What a visitor has chosen in the form, as it was sent. */
export interface SentChoice {
  readonly quantity: string;
  readonly optionNo: string;
  /** What was measured or written, by the name of its field. */
  readonly entered: ReadonlyMap<string, string>;
  /** By addition number. */
  readonly additions: ReadonlyMap<string, string>;
}

/** What is said at the head of the page about what was asked last. */
export type Told =
  | { readonly type: 'Added'; readonly quantity: number; readonly continueTo: string }
  | { readonly type: 'Downloaded' }
  /** In the words of the engine's code. */
  | { readonly type: 'Refused'; readonly what: 'Added' | 'Downloaded'; readonly message: string };

/** A coupon that may be downloaded for the item. */
export interface OfferedCoupon {
  readonly coupon: Coupon;
  readonly isHeld: boolean;
}

/** What the page of an item shows. */
export interface ItemPageFacts extends CardFacts {
  readonly sold: ShopItem;
  readonly sent: SentChoice;
  readonly told: Told | null;
  readonly coupons: readonly OfferedCoupon[];
  readonly more: readonly ShopItem[];
}

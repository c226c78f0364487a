import type {
  CartUnit,
  CartUnitId,
  Item,
  MergeReport,
  MessageKey,
  Notice,
  OrderSplit,
  Params,
  Won,
} from '@baguni/domain/internal';
import type { Task } from 'fp-ts/Task';

/** Origin of a deletion, which determines the confirmation text (DL-02). */
export type DeletePlace = 'Toolbar' | 'Unit' | 'Unorderable' | 'BeforeOrder';

/** A message to confirm; the result of a cart merge includes the units that stay (GM-4). */
export type MustSee = Notice | { readonly type: 'Merged'; readonly merge: MergeReport } | AddedShared;

/** An item of a shared cart that was not added, and why. */
export interface LeftItem extends Pick<Item, 'itemNo' | 'itemName' | 'itemImageUrl'> {
  readonly notice: Notice;
}

/** Result of adding a shared cart. Names and pictures of items are empty if unknown. */
export interface AddedShared {
  readonly type: 'AddedShared';
  readonly added: number;
  readonly left: readonly LeftItem[];
}

/** A question with the answers yes and no. */
export type Question =
  /** Confirms a deletion; shows pictures of `units`, with a text by `place` (DL-02). */
  | { readonly type: 'Delete'; readonly place: DeletePlace; readonly units: readonly CartUnit[] }
  /** Confirms that a new quantity cancels the coupons of the unit (QT-03, QT-04). */
  | { readonly type: 'CancelCoupons'; readonly cartUnitId: CartUnitId }
  /** Confirms that a coupon in use on `cartUnitIds` is moved (CP-09). */
  | { readonly type: 'MoveCoupon'; readonly cartUnitIds: readonly CartUnitId[] }
  /** An item was added: yes continues shopping, no stays in the cart (CM-06). */
  | { readonly type: 'AddedToCart'; readonly unit: CartUnit }
  /** Offers to add the `n` items of a shared cart. */
  | { readonly type: 'AddShared'; readonly n: number }
  /** Confirms the deletion of the list of viewed items. */
  | { readonly type: 'ClearViewed' }
  /** Offers to order a part of the selection first (CK-17). */
  | ({ readonly type: 'OrderFirst' } & OrderFirst)
  /** Offers to order the selection in several orders, and to place the first now (CK-01). */
  | {
      readonly type: 'SplitOrders';
      readonly split: OrderSplit;
      readonly units: readonly CartUnit[];
      /** Arrival days of units, `YYYY-MM-DD`, if known. */
      readonly arrivalDays: ReadonlyMap<CartUnitId, string>;
    }
  /** Asks for an agreement before the order (OV-12). */
  | { readonly type: 'Agree'; readonly code: MessageKey; readonly params: Params }
  /** Asks the buyer to verify the identity; yes opens the verification (CK-11, LY-07). */
  | { readonly type: 'VerifyIdentity'; readonly code: MessageKey; readonly params: Params }
  /** Reports that the session was lost; yes opens the sign-in (CART-BR3-02). */
  | { readonly type: 'SignIn' }
  /** Reports an unhandled error; yes saves the session as a file. Never in production (ER-07). */
  | { readonly type: 'SaveSession'; readonly code: MessageKey; readonly params: Params }
  /** Confirms the total of the server in won, because the page did not know the shipping cost (SH-05, CK-13). */
  | { readonly type: 'OrderAtTotal'; readonly payable: Won };

/** Offers to order a part of the selection first (CK-05..CK-09). */
export interface OrderFirst {
  readonly code: MessageKey;
  readonly params: Params;
  readonly ordered: readonly CartUnit[];
  readonly excepted: readonly CartUnit[];
  /** Price of the part with shipping in won, or undefined while shipping is unknown (SH-05). */
  readonly payable: Won | undefined;
}

export const incomeDutyAnswers = ['OnlyIncomeDutyItem', 'OrderTogether'] as const;
export type IncomeDutyAnswer = (typeof incomeDutyAnswers)[number];

/** Answers for an unapplied choice when the coupon box closes (CP-10). */
export const leaveBoxAnswers = ['ApplyChoice', 'LeaveChoice'] as const;
export type LeaveBoxAnswer = (typeof leaveBoxAnswers)[number];

/** The user of the page; tests script the answers. */
export interface Shopper {
  /** Asks how to order income-duty items; undefined if the question is closed (CK-08). */
  readonly chooseIncomeDuty: (question: OrderFirst) => Task<IncomeDutyAnswer | undefined>;
  /** Asks about an unapplied choice; if the question is closed, the box stays open (CART-BR5-13). */
  readonly leaveCouponBox: Task<LeaveBoxAnswer | undefined>;
  /** Asks for yes or no; closing the question means no. */
  readonly confirm: (question: Question) => Task<boolean>;
  readonly alert: (notice: MustSee) => Task<void>;
  readonly notify: (notice: Notice) => void;
}

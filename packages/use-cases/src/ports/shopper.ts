import type { CartUnit, CartUnitId, MergeReport, MessageKey, Notice, Params, Won } from '@baguni/domain';
import type { Option } from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';

/** From where a deletion was asked: it decides the wording of the confirmation (DL-02). */
export type DeletePlace = 'Toolbar' | 'Unit' | 'Unorderable' | 'BeforeOrder';

/** Something that must be seen; what became of a guest's cart comes with what stays there (GM-4). */
export type MustSee =
  /** A message, or the server’s words. */
  | Notice
  /** What became of a guest’s cart: `merge` says it, with what stays there (GM-4). */
  | { readonly type: 'Merged'; readonly merge: MergeReport };

/** Something to ask; yes or no. */
export type Question =
  /** Whether the units are to be deleted: they are shown with their pictures, in `units`, and the words follow `place` (DL-02). */
  | { readonly type: 'Delete'; readonly place: DeletePlace; readonly units: readonly CartUnit[] }
  /** Changing the quantity cancels the coupons of the unit `cartUnitId` (QT-03, QT-04). */
  | { readonly type: 'CancelCoupons'; readonly cartUnitId: CartUnitId }
  /** A coupon that is in use on `cartUnitIds` would leave there (CP-09). */
  | { readonly type: 'MoveCoupon'; readonly cartUnitIds: readonly CartUnitId[] }
  /** An item was put in, as `unit`: yes goes on shopping, no stays in the cart (CM-06). */
  | { readonly type: 'AddedToCart'; readonly unit: CartUnit }
  /** A part of what is selected is ordered first, alone (CK-17). */
  | ({ readonly type: 'OrderFirst' } & OrderFirst)
  /** The order asks for a word of agreement first, by the message of `code` with its `params` (OV-12). */
  | { readonly type: 'Agree'; readonly code: MessageKey; readonly params: Params }
  /** The buyer must verify who they are, as `code` and `params` say: yes leads there (CK-11, LY-07). */
  | { readonly type: 'VerifyIdentity'; readonly code: MessageKey; readonly params: Params }
  /** An error that nobody handled, with what it was in `code` and `params`: yes saves the session as a file; never asked in production (ER-07). */
  | { readonly type: 'SaveSession'; readonly code: MessageKey; readonly params: Params }
  /** Shipping was not known to the page; the server knows the total: `payable`, in won (SH-05, CK-13). */
  | { readonly type: 'OrderAtTotal'; readonly payable: Won };

/** A prompt that offers to order a part of the selection first, by the message that asks it (CK-05..CK-09). */
export interface OrderFirst {
  /** The message that asks. */
  readonly code: MessageKey;
  /** The values that it names. */
  readonly params: Params;
  /** The part that would be ordered. */
  readonly ordered: readonly CartUnit[];
  /** The rest, which stays in the cart. */
  readonly excepted: readonly CartUnit[];
  /** What the part costs with its shipping, in won; none while shipping is not known (SH-05). */
  readonly payable: Option<Won>;
}

/** Income-duty items alone, or all together (CK-08). */
export const incomeDutyAnswers = ['OnlyIncomeDutyItem', 'OrderTogether'] as const;
/** What a shopper chooses for income-duty items that are selected with others. */
export type IncomeDutyAnswer = (typeof incomeDutyAnswers)[number];

/** What becomes of a choice in the coupon box that was not applied when the box is left (CP-10). */
export const leaveBoxAnswers = ['ApplyChoice', 'LeaveChoice'] as const;
/** What a shopper does with a choice that was not applied. */
export type LeaveBoxAnswer = (typeof leaveBoxAnswers)[number];

/** The person in front of the page; tests script the answers. */
export interface Shopper {
  /** Asks how income-duty items are to be ordered; closing the question is none (CK-08). */
  readonly chooseIncomeDuty: (question: OrderFirst) => Task<Option<IncomeDutyAnswer>>;
  /** The coupon box is left with a choice that was not applied; closing the question is none: the box stays (CART-BR5-13). */
  readonly leaveCouponBox: Task<Option<LeaveBoxAnswer>>;
  /** Asks and waits for yes or no; closing the question is no. */
  readonly confirm: (question: Question) => Task<boolean>;
  /** Says something that must be seen, and waits until it was closed. */
  readonly alert: (notice: MustSee) => Task<void>;
  /** Says something in passing (a toast). */
  readonly notify: (notice: Notice) => void;
}

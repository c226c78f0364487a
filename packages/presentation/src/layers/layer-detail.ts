import type { MergeReport, Notice } from '@baguni/domain';
import type { IncomeDutyAnswer, LeaveBoxAnswer, OrderFirst, Question } from '@baguni/use-cases';

/** What each layer needs to be shown (LY-01). A new layer is a row here, a policy, a view and a component. */
export interface LayerDetail {
  /** A question: yes or no. */
  readonly Confirm: Question;
  /** A choice in the coupon box was not applied; no detail but that it is so (CART-BR5-13). */
  readonly ConfirmLeaveCouponBox: true;
  /** Something that must be seen. */
  readonly Alert: Notice;
  /** What became of the guest's cart, with what did not fit into the buyer's (GM-4). */
  readonly CartsMerged: MergeReport;
  /** A part of the order first, the rest stays (LY-06, CK-05..CK-09). */
  readonly ConfirmOrderExceptSomeItems: OrderFirst;
  /** Install items, as many as one order takes (CK-06). */
  readonly ConfirmMaxInstallOrder: OrderFirst;
  /** Income-duty items alone, or all together (CK-08). */
  readonly ConfirmIncomeDutyItemOrderType: OrderFirst;
  /** The buyer must verify who they are (LY-07, CK-11). */
  readonly ConfirmAuthentication: Extract<Question, { type: 'VerifyIdentity' }>;
}

/** The name of a layer. */
export type LayerType = keyof LayerDetail;

/** A layer of one type with its detail. */
export type LayerOf<T extends LayerType> = {
  readonly type: T;
  readonly detail: LayerDetail[T];
};
/** Any layer that can be shown. */
export type Layer = { readonly [T in LayerType]: LayerOf<T> }[LayerType];

/** A layer as it is asked for: one that was stored elsewhere may have lost its detail (LY-02). */
export type LayerRequest = {
  readonly [T in LayerType]: { readonly type: T; readonly detail: LayerDetail[T] | undefined };
}[LayerType];

/** Whether a layer has what it needs. */
export const hasDetail = (request: LayerRequest): request is Layer => request.detail !== undefined;

/** What a layer may be answered: yes or no, how income-duty items are ordered, what becomes of a choice of coupons. */
export type LayerAnswer = boolean | IncomeDutyAnswer | LeaveBoxAnswer;

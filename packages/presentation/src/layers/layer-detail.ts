import type { MergeReport, Notice } from '@baguni/domain';
import type { IncomeDutyAnswer, LeaveBoxAnswer, OrderFirst, Question } from '@baguni/use-cases';

/** Detail of each layer. A new layer needs a row here, a policy, a view and a component. */
export interface LayerDetail {
  readonly Confirm: Question;
  /** The coupon choice was not applied; the detail contains nothing more (CART-BR5-13). */
  readonly ConfirmLeaveCouponBox: true;
  /** A notice that the shopper must confirm. */
  readonly Alert: Notice;
  /** Result of a cart merge, with the pieces that did not fit. */
  readonly CartsMerged: MergeReport;
  readonly ConfirmOrderExceptSomeItems: OrderFirst;
  /** Install items up to the order limit. */
  readonly ConfirmMaxInstallOrder: OrderFirst;
  readonly ConfirmIncomeDutyItemOrderType: OrderFirst;
  readonly ConfirmAuthentication: Extract<Question, { type: 'VerifyIdentity' }>;
}

export type LayerType = keyof LayerDetail;

export type LayerOf<T extends LayerType> = {
  readonly type: T;
  readonly detail: LayerDetail[T];
};
export type Layer = { readonly [T in LayerType]: LayerOf<T> }[LayerType];

/** A requested layer. One restored from storage may lack its detail. */
export type LayerRequest = {
  readonly [T in LayerType]: { readonly type: T; readonly detail: LayerDetail[T] | undefined };
}[LayerType];

export const hasDetail = (request: LayerRequest): request is Layer => request.detail !== undefined;

/** Answer: yes or no, how to order income-duty items, or how to leave the coupon box. */
export type LayerAnswer = boolean | IncomeDutyAnswer | LeaveBoxAnswer;

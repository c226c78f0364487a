import type { ImageView, LabelView } from '../common/common-types.ts';
import type { MergeReport, Notice } from '@baguni/domain/internal';
import type { AddedShared, IncomeDutyAnswer, LeaveBoxAnswer, OrderFirst, Question } from '@baguni/use-cases';

export interface LayerItemView {
  readonly key: string;
  readonly image: ImageView;
  readonly name: string;
  /** The page of the item. */
  readonly href?: string | undefined;
  readonly optionText: string;
  readonly labels: readonly LabelView[];
}

export interface LayerFactView {
  readonly label: string;
  readonly value: string;
}

/** Items under a heading, e.g. those ordered now. */
export interface LayerListView {
  readonly heading: string;
  readonly items: readonly LayerItemView[];
  /** Amounts and dates of an order. */
  readonly facts?: readonly LayerFactView[];
  /** Reasons that still block an order. */
  readonly notes?: readonly string[];
  /** Button that unfolds the items. */
  readonly unfold?: string;
}

/** Detail of each layer. A new layer needs a row here, a policy, a view and a component. */
export interface LayerDetail {
  readonly Confirm: Exclude<Question, { type: 'SplitOrders' }>;
  /** The coupon choice was not applied; the detail contains nothing more (CART-BR5-13). */
  readonly ConfirmLeaveCouponBox: true;
  /** A notice that the shopper must confirm. */
  readonly Alert: Notice | AddedShared;
  /** Result of a cart merge, with the pieces that did not fit. */
  readonly CartsMerged: MergeReport;
  readonly ConfirmOrderExceptSomeItems: OrderFirst;
  /** Install items up to the order limit. */
  readonly ConfirmMaxInstallOrder: OrderFirst;
  readonly ConfirmSplitOrders: Extract<Question, { type: 'SplitOrders' }>;
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

export interface LayerButtonView {
  readonly label: string;
  readonly answer: LayerAnswer;
  readonly isPrimary: boolean;
  /** The least destructive button is focused when the layer opens. */
  readonly hasInitialFocus: boolean;
}

export interface LayerView {
  readonly key: string;
  readonly type: LayerType;
  readonly domId: string;
  readonly title: string;
  /** External text is plain text. Line breaks separate paragraphs. */
  readonly message: string;
  /** Items of the layer: ordered now and staying, or left by a merge with reasons. */
  readonly lists?: readonly LayerListView[];
  readonly buttons: readonly LayerButtonView[];
  /** Answer for Escape, backdrop and close button; undefined if they are disabled. */
  readonly closeAnswer: LayerAnswer | undefined;
  readonly closeLabel: string;
  readonly isDimmed: boolean;
  readonly isClosing: boolean;
  readonly isTop: boolean;
}

/** A toast (role=status); its text is also shown in the page or a layer. */
export interface ToastView {
  readonly key: string;
  readonly text: string;
}

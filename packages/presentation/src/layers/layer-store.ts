import { makeAutoObservable, observableRef } from 'mobx';
import type { After, ToastStore } from './toasts.ts';
import { hasDetail, type Layer, type LayerAnswer, type LayerRequest } from './layer-types.ts';
import { layerPolicies } from './layer-policy.ts';
import { incomeDutyAnswers, leaveBoxAnswers, type MustSee, type Question, type Shopper } from '@baguni/use-cases';

export interface OpenLayer {
  readonly key: string;
  readonly layer: Layer;
  readonly isClosing: boolean;
}

/** Called once when a layer is answered, closed, or opened without detail. */
export type OnAnswer = (answer: LayerAnswer) => void;

/** Layers of a page, opened at the end of the list and closed by key. */
export class LayerStore {
  open: readonly OpenLayer[] = [];
  #count = 0;
  readonly #after: After;
  readonly #waiting = new Map<string, OnAnswer>();

  constructor(after: After) {
    this.#after = after;
    makeAutoObservable(this, { open: observableRef }, { autoBind: true });
  }

  /** Opens a layer on top and returns its key. Without its detail it closes at once. */
  add(request: LayerRequest, onAnswer: OnAnswer = () => undefined): string {
    this.#count += 1;
    const key = `layer-${this.#count}`;
    if (!hasDetail(request)) {
      onAnswer(false);
      return key;
    }
    this.#waiting.set(key, onAnswer);
    this.open = [...this.open, { key, layer: request, isClosing: false }];
    return key;
  }

  /** Closes a layer: answers at once and fades according to its policy, or not if forced. */
  close(key: string, answer: LayerAnswer = false, { forced = false }: { readonly forced?: boolean } = {}): void {
    const found = this.open.find((layer) => layer.key === key);
    if (!found || (found.isClosing && !forced)) return;
    const { closeDelayMs } = layerPolicies[found.layer.type];
    if (forced || closeDelayMs === 0) this.remove(key);
    else this.fade(key, closeDelayMs);
    const onAnswer = this.#waiting.get(key);
    this.#waiting.delete(key);
    onAnswer?.(answer);
  }

  private fade(key: string, ms: number): void {
    this.open = this.open.map((layer) => (layer.key === key ? { ...layer, isClosing: true } : layer));
    this.#after(ms, () => this.remove(key));
  }

  private remove(key: string): void {
    this.open = this.open.filter((layer) => layer.key !== key);
  }
}

const layerOf = (question: Question): LayerRequest => {
  switch (question.type) {
    case 'OrderFirst':
      return question.code === 'ASK-MAX-INSTALL'
        ? { type: 'ConfirmMaxInstallOrder', detail: question }
        : { type: 'ConfirmOrderExceptSomeItems', detail: question };
    case 'SplitOrders':
      return { type: 'ConfirmSplitOrders', detail: question };
    case 'VerifyIdentity':
      return { type: 'ConfirmAuthentication', detail: question };
    case 'AddedToCart':
    case 'AddShared':
    case 'Delete':
    case 'ClearViewed':
    case 'CancelCoupons':
    case 'MoveCoupon':
    case 'Agree':
    case 'OrderAtTotal':
    case 'SignIn':
    case 'SaveSession':
      return { type: 'Confirm', detail: question };
  }
};

const alertOf = (notice: MustSee): LayerRequest =>
  notice.type === 'Merged' ? { type: 'CartsMerged', detail: notice.merge } : { type: 'Alert', detail: notice };

const isOf =
  <A extends LayerAnswer>(answers: readonly A[]) =>
  (answer: LayerAnswer): answer is A =>
    answers.some((one) => one === answer);
const isDutyAnswer = isOf(incomeDutyAnswers);
const isLeaveAnswer = isOf(leaveBoxAnswers);

/** Asks questions with layers and shows notices as toasts. Closing a question means no. */
export const shopperOf = (layers: LayerStore, toasts: ToastStore): Shopper => ({
  confirm: (question) => () =>
    new Promise((resolve) => {
      layers.add(layerOf(question), (answer) => resolve(answer === true));
    }),
  chooseIncomeDuty: (question) => () =>
    new Promise((resolve) => {
      layers.add({ type: 'ConfirmIncomeDutyItemOrderType', detail: question }, (answer) =>
        resolve(isDutyAnswer(answer) ? answer : undefined),
      );
    }),
  leaveCouponBox: () =>
    new Promise((resolve) => {
      layers.add({ type: 'ConfirmLeaveCouponBox', detail: true }, (answer) =>
        resolve(isLeaveAnswer(answer) ? answer : undefined),
      );
    }),
  alert: (notice) => () =>
    new Promise((resolve) => {
      layers.add(alertOf(notice), () => resolve());
    }),
  notify: (notice) => toasts.notify(notice),
});

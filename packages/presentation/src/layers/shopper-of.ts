import { option as O } from 'fp-ts';
import { incomeDutyAnswers, leaveBoxAnswers, type MustSee, type Question, type Shopper } from '@baguni/use-cases';
import type { LayerAnswer, LayerRequest } from './layer-detail.ts';
import type { LayerStore } from './layer-store.ts';
import type { ToastStore } from './toast-store.ts';

const layerOf = (question: Question): LayerRequest => {
  switch (question.type) {
    case 'OrderFirst':
      return question.code === 'ASK-MAX-INSTALL'
        ? { type: 'ConfirmMaxInstallOrder', detail: question }
        : { type: 'ConfirmOrderExceptSomeItems', detail: question };
    case 'VerifyIdentity':
      return { type: 'ConfirmAuthentication', detail: question };
    case 'AddedToCart':
    case 'Delete':
    case 'CancelCoupons':
    case 'MoveCoupon':
    case 'Agree':
    case 'OrderAtTotal':
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
        resolve(isDutyAnswer(answer) ? O.some(answer) : O.none),
      );
    }),
  leaveCouponBox: () =>
    new Promise((resolve) => {
      layers.add({ type: 'ConfirmLeaveCouponBox', detail: true }, (answer) =>
        resolve(isLeaveAnswer(answer) ? O.some(answer) : O.none),
      );
    }),
  alert: (notice) => () =>
    new Promise((resolve) => {
      layers.add(alertOf(notice), () => resolve());
    }),
  notify: (notice) => toasts.notify(notice),
});

import { option as O } from 'fp-ts';
import type { Shopper } from '@baguni/domain';
import type { LayerStore } from './layer-store.ts';
import type { ToastStore } from './toast-store.ts';

/** The person in front of the page, asked through layers and told through toasts; closing a question is no. */
export const shopperOf = (layers: LayerStore, toasts: ToastStore): Shopper => ({
  confirm: (question) => () =>
    new Promise((resolve) => {
      layers.add({ type: 'Confirm', detail: question }, resolve);
    }),
  chooseIncomeDuty: (question) => () =>
    new Promise((resolve) => {
      layers.add({ type: 'Confirm', detail: { type: 'OrderFirst', ...question } }, (yes) =>
        resolve(yes ? O.some('OnlyIncomeDutyItem') : O.none),
      );
    }),
  alert: (notice) => () =>
    new Promise((resolve) => {
      layers.add({ type: 'Alert', detail: notice }, () => resolve());
    }),
  tell: (notice) => toasts.tell(notice),
});

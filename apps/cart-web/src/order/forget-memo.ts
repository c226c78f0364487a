import { MEMO_KEY } from '@baguni/contract';
import type { Order } from '@baguni/domain';
import type { TabStorage } from '../browser/storage.ts';

/** Forgets the memo that the tab remembers where it is the one of an order that was paid; a newer one stays (LY-08). */
export const forgetMemo =
  (storage: TabStorage) =>
  ({ memo }: Pick<Order, 'memo'>): void => {
    try {
      if (memo !== undefined && storage.getItem(MEMO_KEY) === memo) storage.setItem(MEMO_KEY, '');
    } catch {
      // a browser that denies storage remembers nothing
    }
  };

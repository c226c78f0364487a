import { MEMO_KEY } from '@baguni/contract';
import type { Order } from '@baguni/domain';
import type { TabStorage } from '../browser/storage.ts';

export const forgetMemo =
  (storage: TabStorage) =>
  ({ memo }: Pick<Order, 'memo'>): void => {
    try {
      if (memo !== undefined && storage.getItem(MEMO_KEY) === memo) storage.setItem(MEMO_KEY, '');
    } catch {
      // storage may be denied
    }
  };

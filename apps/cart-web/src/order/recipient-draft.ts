import { keptRecipient as codec } from '@baguni/contract';
import type { Recipient, TxKey } from '@baguni/domain/internal';
import type { TabStorage } from '../browser/page-window.ts';

const KEY = 'baguni.recipient';

/** The recipient’s data that the shopper has typed for one order. */
export interface KeptRecipient {
  readonly recall: () => Recipient | undefined;
  readonly keep: (entered: Recipient) => void;
  readonly forget: () => void;
}

/** Keeps it in the tab until the order is paid, so that another language or a reload loses nothing (CK-20). */
export const keptRecipient = (storage: TabStorage, txKey: TxKey): KeptRecipient => {
  const write = (text: string): void => {
    try {
      storage.setItem(KEY, text);
    } catch {
      // storage may be denied
    }
  };
  return {
    recall: () => {
      try {
        const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '');
        return codec.is(kept) && kept.txKey === txKey ? kept.recipient : undefined;
      } catch {
        return undefined;
      }
    },
    keep: (recipient) => write(JSON.stringify({ txKey, recipient })),
    forget: () => write(''),
  };
};

import { keptRecipient as codec } from '@baguni/contract';
import { storeText } from '@baguni/adapters';
import { attempt, type Recipient, type TxKey } from '@baguni/domain/internal';
import type { TabStorage } from '../browser/page-window.ts';

const KEY = 'baguni.recipient';

/** The recipient’s data that the shopper has typed for one order. */
export interface KeptRecipient {
  readonly recall: () => Recipient | undefined;
  readonly keep: (entered: Recipient) => void;
  readonly forget: () => void;
}

/** Keeps it in the tab until the order is paid, so that another language or a reload loses nothing (CK-20). */
export const keptRecipient = (storage: TabStorage, txKey: TxKey): KeptRecipient => ({
  recall: () => {
    // storage may be denied or contain malformed JSON
    const kept = attempt((): unknown => JSON.parse(storage.getItem(KEY) ?? ''));
    return codec.is(kept) && kept.txKey === txKey ? kept.recipient : undefined;
  },
  keep: (recipient) => storeText(storage, KEY, JSON.stringify({ txKey, recipient })),
  forget: () => storeText(storage, KEY, ''),
});

import { inputsText } from '@baguni/cli/translations/inputs-text';
import type { LedgerEntry } from '@baguni/domain';
import { amountText, type Wording } from '../words/wording.ts';

/** What an entry of a ledger was worked out from, in one line (PR-08). */
export const entryText = (wording: Wording, { inputs }: LedgerEntry): string =>
  inputsText(wording.translations, inputs, (amount) => amountText(wording, amount));

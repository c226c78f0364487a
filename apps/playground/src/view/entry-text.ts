import type { LedgerEntry } from '@baguni/domain';
import { amountText, numberText, type Wording } from '../words/wording.ts';

const counts: ReadonlySet<string> = new Set(['quantity', 'rate']);
const inputNames = [
  'price',
  'quantity',
  'rate',
  'each',
  'once',
  'perPiece',
  'basis',
  'from',
  'limit',
  'cutTo',
  'subtotal',
  'freeFrom',
  'onArrival',
] as const;

/** What an entry of a ledger was worked out from, in one line (PR-08). */
export const entryText = (wording: Wording, { inputs }: LedgerEntry): string => {
  const values: Readonly<Record<string, string | number>> = inputs;
  const name = `${values['name'] ?? ''}`.trim();
  const told = inputNames.flatMap((input) => {
    const value = values[input];
    if (value === undefined) return [];
    const isCount = typeof value === 'string' || counts.has(input);
    return [wording.translations.input[input](isCount ? numberText(value) : amountText(wording, value))];
  });
  return [...(name === '' ? [] : [`‘${name}’`]), ...told].join(' · ');
};

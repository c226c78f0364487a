import { formatNumber, isAmountInput } from '@baguni/domain';
import type { InputTranslations, Translations } from './translations.ts';

const inputNames: readonly (keyof InputTranslations)[] = [
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
];

const numberText = (value: string | number): string => (typeof value === 'number' ? formatNumber(value) : value);

/** What an entry of a ledger was worked out from, in one line (PR-08). @param amountText writes an amount of its inputs */
export const inputsText = (
  translations: Translations,
  inputs: Readonly<Record<string, string | number>>,
  amountText: (amount: number) => string,
): string => {
  const name = `${inputs['name'] ?? ''}`.trim();
  const told = inputNames.flatMap((input) => {
    const value = inputs[input];
    if (value === undefined) return [];
    const text = typeof value === 'number' && isAmountInput(input) ? amountText(value) : numberText(value);
    return [translations.input[input](text)];
  });
  return [...(name === '' ? [] : [`‘${name}’`]), ...told].join(' · ');
};

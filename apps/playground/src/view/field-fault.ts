import type { CartProblem } from '@baguni/contract/cart-json';
import { isObject, own, type JsonObject } from '../text/json.ts';
import { htmlLangs } from '../words/language.ts';
import { amountText, type Wording } from '../words/wording.ts';

const schemaIn = (fits: string): JsonObject => {
  try {
    const schema: unknown = JSON.parse(fits);
    return isObject(schema) ? schema : {};
  } catch {
    return {};
  }
};

const boundsOf = (schema: JsonObject): readonly [number, number] | undefined => {
  const min = own(schema, 'minimum');
  const max = own(schema, 'maximum');
  return typeof min === 'number' && typeof max === 'number' ? [min, max] : undefined;
};

const mayBeAnything = (min: number, max: number): boolean => min < 0 && max > 1_000_000_000_000;

/** What a value that does not fit would have to be, in words; its bounds are named (WA-22). */
export const faultText = (wording: Wording, { type, fits }: CartProblem, isAmount: boolean): string => {
  const { words, language } = wording;
  if (type === 'Missing') return words.fieldFaults.Empty;
  if (type === 'Repeated') return words.fieldFaults.Taken;
  const schema = schemaIn(fits);
  if (own(schema, 'minLength') === 1) return words.fieldFaults.Empty;
  const bounds = boundsOf(schema);
  if (!bounds || mayBeAnything(...bounds)) return words.fieldFaults.Other;
  const plain = new Intl.NumberFormat(htmlLangs[language]);
  const written = (n: number): string => (isAmount ? amountText(wording, n) : plain.format(n));
  const [min, max] = bounds.map(written);
  if (isAmount) return words.amountBetween(min ?? '', max ?? '');
  return own(schema, 'type') === 'integer'
    ? words.wholeBetween(min ?? '', max ?? '')
    : words.numberBetween(min ?? '', max ?? '');
};

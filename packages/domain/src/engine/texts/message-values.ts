import { isMessageKey, messageParams } from '../../messages/keys.ts';
import { placeholdersIn } from '../../messages/format-message.ts';
import type { Words } from '../finding.ts';
import { refundMessages } from '../../messages/refunds.ts';
import type { Offer } from '../promotions/offer.ts';
import { promotionWords } from '../promotions/promotion-texts.ts';
import { readableCodes } from '../readable-codes.ts';
import { valueOf } from './texts-in-currency.ts';

type OfferTexts = Pick<Offer, 'code' | 'message' | 'reasons'>;

const readable = Object.entries(readableCodes);

/** Returns the code of a rule for a code of a simple shop, which has no hyphen. */
const keyOf = (name: string): string =>
  name.includes('-') ? name : (readable.find(([, one]) => one === name)?.[0] ?? name.replaceAll('_', '-'));

/** Returns the value names in all languages of a message. */
export const valuesIn = (words: Words): readonly string[] => [...new Set(Object.values(words).flatMap(placeholdersIn))];

/** Returns the value names of the message of a code, or undefined if neither the engine nor an offer has the code. */
export const messageValues = (name: string, offers: readonly OfferTexts[]): readonly string[] | undefined => {
  const isOwn = offers.some((offer) => offer.code === name || Object.hasOwn(offer.reasons, name));
  const code = isOwn ? name : keyOf(name);
  if (isMessageKey(code)) return messageParams[code];
  const kind =
    offers.find((offer) => offer.code === code)?.message ??
    offers.find(({ reasons }) => Object.hasOwn(reasons, code))?.reasons[code];
  if (kind) return [...valuesIn(kind), 'name'];
  const words = valueOf(promotionWords, code);
  if (words) return valuesIn(words);
  const refund = valueOf<string>(refundMessages.en, code);
  return refund === undefined ? undefined : placeholdersIn(refund);
};

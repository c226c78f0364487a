import {
  messageParams,
  messageValues,
  nearest,
  placeholdersIn,
  promotionWords,
  readableCodes,
  type Offer,
  type ShopMessages,
  isObject,
} from '@baguni/domain/internal';
import * as t from 'io-ts';
import { NO_BRACES, type Fit, type CartProblem } from '../cart-json/problem.ts';
import { plain } from '../codecs/base/codec.ts';

const MAX_TEXT = 1000;

/** Message overrides by language and code (EN-09). */
export const messageTexts = t.record(
  t.string,
  t.record(
    t.string,
    plain(
      { type: 'Text', min: 1, max: MAX_TEXT },
      (text) => typeof text === 'string',
      (text) => text,
    ),
  ),
);

const ownNames = (offers: readonly Offer[]): readonly string[] =>
  offers.flatMap(({ code, reasons }) => [code, ...Object.keys(reasons)]);

const codesOf = (offers: readonly Offer[]): readonly string[] => [
  ...Object.keys(messageParams),
  ...Object.keys(promotionWords),
  ...Object.values(readableCodes),
  ...ownNames(offers),
];

/** Text with these value names and no other braces. */
const fitting = (values: readonly string[]): Fit => ({
  type: 'string',
  pattern: `${NO_BRACES}${[...new Set(values)].map((name) => `|\\{${name}\\}`).join('')})+$`,
});

const anObject: Fit = { type: 'object', required: [] };

const ofText = (path: string, code: string, text: unknown, offers: readonly Offer[]): readonly CartProblem[] => {
  const values = messageValues(code, offers);
  if (!values) return [{ type: 'UnknownField', path, found: text, fits: nearest(code, codesOf(offers)) }];
  if (typeof text !== 'string' || text === '' || text.length > MAX_TEXT)
    return [{ type: 'Misfit', path, found: text, fits: { type: 'string', minLength: 1, maxLength: MAX_TEXT } }];
  const isFitting =
    placeholdersIn(text).every((name) => values.includes(name)) && !/[{}]/u.test(text.replaceAll(/\{\w+\}/gu, ''));
  return isFitting ? [] : [{ type: 'Misfit', path, found: text, fits: fitting(values) }];
};

/** Reads the messages of shop JSON and reports unknown codes and values. */
export const messagesIn = (
  said: unknown,
  offers: readonly Offer[],
): { readonly messages: ShopMessages; readonly wrong: readonly CartProblem[] } => {
  if (said === undefined) return { messages: {}, wrong: [] };
  if (!isObject(said))
    return { messages: {}, wrong: [{ type: 'Misfit', path: 'messages', found: said, fits: anObject }] };
  const wrong = Object.entries(said).flatMap(([language, texts]): readonly CartProblem[] =>
    isObject(texts)
      ? Object.entries(texts).flatMap(([code, text]) => ofText(`messages.${language}.${code}`, code, text, offers))
      : [{ type: 'Misfit', path: `messages.${language}`, found: texts, fits: anObject }],
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each of its texts has just been read
  return { messages: wrong.length > 0 ? {} : (said as ShopMessages), wrong };
};

import { type AddCartReply, calls } from '@baguni/contract';
import { randomUUID } from 'node:crypto';
import { formatMessage, type ApiError, type Language, type MessageKey, type Params } from '@baguni/domain/internal';
import { messages as cn } from '@baguni/domain/messages/cn';
import { messages as en } from '@baguni/domain/messages/en';
import { messages as jp } from '@baguni/domain/messages/jp';
import { messages as ko } from '@baguni/domain/messages/ko';
import { either as E } from 'fp-ts';
import { keyOf, numberIn, type Fields } from '../markup/forms.ts';
import { ask, enteredVisitor, type Asked } from './ask.ts';
import { againstEntered, choiceIn, MAX_PIECES, requestOf, type SentChoice } from './choice.ts';
import type { ShopItem } from './shelf.ts';

const tables = { ko, en, cn, jp };

/** Formats a message of the engine (ER-09). */
export const messageIn = (language: Language, code: MessageKey, params: Params = {}): string =>
  formatMessage(tables[language], code, params);

/** A refusal with the engine’s message code. */
export interface ShopRefusal {
  readonly status: number;
  readonly message: string;
}

/** Refuses numbers that the call’s codec rejects (CART-BR1-32, CART-BR1-34). */
const refusedNumber = ({ language }: Asked, { item }: ShopItem, sent: SentChoice): ShopRefusal => {
  const numbers = [sent.quantity, ...sent.additions.values()].map(numberIn);
  const isAbove = numbers.some((n) => n !== null && n > MAX_PIECES);
  const message = isAbove
    ? messageIn(language, 'CART-BR1-32', { max: MAX_PIECES })
    : messageIn(language, 'CART-BR1-34', { min: item.limits.min });
  return { status: 400, message };
};

export const refusalOf = ({ language }: Asked, { kind, message, resultCode, status }: ApiError): ShopRefusal => {
  const isWorded = kind === 'Refused' && !/^\d+$/u.test(resultCode);
  return {
    status: status ?? 500,
    message: isWorded ? message : messageIn(language, 'TEMPORARY-PROBLEM'),
  };
};

/** True if the key was used with another choice: the shopper went back and changed it. */
const isOtherChoice = (answer: E.Either<ApiError, AddCartReply>): boolean =>
  E.isLeft(answer) && answer.left.status === 422;

/** Adds the chosen item through the cart’s own call (CM-06). */
export const addToCart = async (
  asked: Asked,
  sold: ShopItem,
  fields: Fields,
): Promise<E.Either<ShopRefusal, AddCartReply>> => {
  const sent = choiceIn(fields);
  const body = requestOf(sold, sent);
  if (body === null) return E.left(refusedNumber(asked, sold, sent));
  const wrong = againstEntered(asked.language, sold, body.entered ?? []);
  if (wrong.length > 0) return E.left({ status: 400, message: wrong.join('\n') });
  const visitor = await enteredVisitor(asked);
  const put = (idempotencyKey: string) => ask(asked, visitor, ['addCart', calls.addCart], { body, idempotencyKey });
  const first = await put(keyOf(fields));
  const answer = isOtherChoice(first) ? await put(randomUUID()) : first;
  return E.mapLeft((error: ApiError) => refusalOf(asked, error))(answer);
};

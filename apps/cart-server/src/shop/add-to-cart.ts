import { randomUUID } from 'node:crypto';
import { calls } from '@baguni/contract';
import type { AddCartReply, AddCartRequest, ApiError } from '@baguni/domain';
import { either as E, option as O } from 'fp-ts';
import { ask, enteredVisitor, type Asked } from './ask.ts';
import { againstEntered, enteredIn } from './entered.ts';
import { keyOf, numberIn, type Fields } from './form.ts';
import { messageIn } from './messages.ts';
import type { ShopItem } from './shelf.ts';
import type { SentChoice } from './views/item-facts.ts';

/** The most pieces of one unit (QT-01). */
const MAX_PIECES = 999;
const ADDITION = 'addition-';
const ENTERED = 'entered-';

/** What a form has chosen, as it was sent. */
export const choiceIn = (fields: Fields): SentChoice => ({
  quantity: fields.get('quantity') ?? '',
  optionNo: fields.get('option') ?? '',
  entered: new Map([...fields].filter(([name]) => name.startsWith(ENTERED))),
  additions: new Map(
    [...fields].flatMap(([name, value]) => (name.startsWith(ADDITION) ? [[name.slice(ADDITION.length), value]] : [])),
  ),
});

/** What a form asks the cart to take: a choice and a quantity, never a price. Null where a number cannot be read. */
const requestOf = (sold: ShopItem, sent: SentChoice): AddCartRequest | null => {
  const quantity = numberIn(sent.quantity);
  const additions = [...sent.additions].map(([additionNo, pieces]) => ({ additionNo, quantity: numberIn(pieces) }));
  if (!isPieces(quantity)) return null;
  const asked = additions.flatMap(({ additionNo, quantity: pieces }) => {
    if (pieces === 0) return [];
    return isPieces(pieces) ? [{ additionNo, quantity: pieces }] : [null];
  });
  const known = asked.filter((one) => one !== null);
  if (known.length < asked.length) return null;
  const optionNos = sent.optionNo === '' ? [] : [sent.optionNo];
  const entered = enteredIn(sold, sent.entered);
  const choice = { itemNo: sold.item.itemNo, quantity, optionNos, additions: known };
  return entered.length === 0 ? choice : { ...choice, entered };
};

const isPieces = (pieces: number | null): pieces is number => pieces !== null && pieces >= 1 && pieces <= MAX_PIECES;

/** A refusal, in the words of the engine's code. */
export interface ShopRefusal {
  readonly status: number;
  readonly message: string;
}

/** A number that the call itself would not take: too many, or not even one (CART-BR1-32, CART-BR1-34). */
const refusedNumber = ({ language }: Asked, { item }: ShopItem, sent: SentChoice): ShopRefusal => {
  const numbers = [sent.quantity, ...sent.additions.values()].map(numberIn);
  const isAbove = numbers.some((n) => n !== null && n > MAX_PIECES);
  const message = isAbove
    ? messageIn(language, 'CART-BR1-32', { max: MAX_PIECES })
    : messageIn(language, 'CART-BR1-34', { min: item.limits.min });
  return { status: 400, message };
};

/** A refusal of a call; without words for shoppers it is a temporary problem. */
export const refusalOf = ({ language }: Asked, { kind, message, resultCode, status }: ApiError): ShopRefusal => {
  const isWorded = kind === 'Refused' && !/^\d+$/u.test(resultCode);
  return {
    status: O.getOrElse(() => 500)(status),
    message: isWorded ? message : messageIn(language, 'TEMPORARY-PROBLEM'),
  };
};

/** A key that came with another choice before: the shopper has gone back and chosen anew. */
const isOtherChoice = (answer: E.Either<ApiError, AddCartReply>): boolean =>
  E.isLeft(answer) && O.isSome(answer.left.status) && answer.left.status.value === 422;

/** Puts what a form has chosen into the visitor's cart through the cart's own call (CM-06). */
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

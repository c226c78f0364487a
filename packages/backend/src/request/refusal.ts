import { either as E, option as O } from 'fp-ts';
import {
  formatMessage,
  type ApiError,
  type EngineParts,
  type Finding,
  type Language,
  type MessageKey,
  type OrderCheck,
  type Params,
} from '@baguni/domain';
import { messages as cn } from '@baguni/domain/messages/cn';
import { messages as en } from '@baguni/domain/messages/en';
import { messages as jp } from '@baguni/domain/messages/jp';
import { messages as ko } from '@baguni/domain/messages/ko';

const tables = { ko, en, cn, jp };

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whose codes those of a shop's own rules are: a page has no text for them and shows the server's (ER-02, EN-09). */
const ownDomain = 'shop-api';

/** What a refusal says beside its code. */
export interface RefusalDetail {
  readonly params?: Params;
  /** Sent along as JSON, e.g. the unit as it now is. */
  readonly data?: unknown;
}

/** A refusal in the shopper's language (ER-01). The path is filled in by who knows it. @param status HTTP */
export const refusal = (
  language: Language,
  status: number,
  code: MessageKey,
  { params = {}, data }: RefusalDetail = {},
): E.Either<ApiError, never> =>
  E.left({
    kind: 'Refused',
    domain: 'cart-api',
    resultCode: code,
    message: formatMessage(tables[language], code, params),
    requestUrl: '',
    status: O.some(status),
    redirectUrl: O.none,
    nextAction: O.none,
    data: { params, ...(isRecord(data) ? data : {}) },
  });

/** A rule's finding as a refusal: the request was understood and may not be carried out. */
export const refusedBy = (language: Language, { code, params, units }: Finding): E.Either<ApiError, never> =>
  refusal(language, 422, code, { params, data: { cartUnitIds: units } });

const reasonOf = ({ code, params, units }: Finding) => ({ code, params, cartUnitIds: units });

/** In the words of a shop, and under its own name where the rule is its own (EN-09). */
const inWordsOf = (
  { isOwn, words }: OrderCheck,
  language: Language,
  { code, params }: Finding,
): ((refused: E.Either<ApiError, never>) => E.Either<ApiError, never>) => {
  const message = formatMessage({ ...tables[language], ...words(language) }, code, params);
  return E.mapLeft((error) => ({ ...error, message, domain: isOwn(code) ? ownDomain : error.domain }));
};

/** What the shop’s rules found against a change as a refusal (EN-09). */
export const refusedByRules = (
  { language, engine: { orders } }: { readonly language: Language; readonly engine: Pick<EngineParts, 'orders'> },
  found: Finding,
): E.Either<ApiError, never> => inWordsOf(orders, language, found)(refusedBy(language, found));

/** All that an order check found as a refusal: by the first, with every reason beside it (CK-18, CK-19, EN-09). */
export const refusedByAll = (
  language: Language,
  check: OrderCheck,
  first: Finding,
  others: readonly Finding[],
): E.Either<ApiError, never> => {
  const { code, params, units } = first;
  const data = { cartUnitIds: units, reasons: [first, ...others].map(reasonOf) };
  return inWordsOf(check, language, first)(refusal(language, 422, code, { params, data }));
};

import { either as E } from 'fp-ts';
import {
  formatMessage,
  type ApiError,
  type EngineParts,
  type Finding,
  type Language,
  type MessageKey,
  type OrderCheck,
  type Params,
  type Device,
  type Environment,
  type OverseaMarket,
  type TxKey,
  objectOf,
} from '@baguni/domain/internal';
import { messages as cn } from '@baguni/domain/messages/cn';
import { messages as en } from '@baguni/domain/messages/en';
import { messages as jp } from '@baguni/domain/messages/jp';
import { messages as ko } from '@baguni/domain/messages/ko';
import type { CallName, Calls, RequestOf, ResponseOf } from '@baguni/contract';
import type { Session } from '../store/rows.ts';
import type { Tx } from '../store/tx.ts';

const tables = { ko, en, cn, jp };

/** Message for a request that no rule judged (ER-02). */
export const temporaryProblem = (language: Language): string =>
  formatMessage(tables[language], 'TEMPORARY-PROBLEM', {});

/** Domain of custom shop rule codes; the page shows the server’s text for them (ER-02, EN-09). */
const ownDomain = 'shop-api';

export interface RefusalDetail {
  readonly params?: Params;
  /** Additional data as JSON, e.g. the current unit. */
  readonly data?: unknown;
}

/** Creates a refusal in the shopper’s language, with an HTTP status (ER-01). Its caller adds the path. */
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
    status,
    redirectUrl: undefined,
    nextAction: undefined,
    data: { params, ...objectOf(data) },
  });

export const refusedBy = (language: Language, { code, params, units }: Finding): E.Either<ApiError, never> =>
  refusal(language, 422, code, { params, data: { cartUnitIds: units } });

const reasonOf = ({ code, params, units }: Finding) => ({ code, params, cartUnitIds: units });

/** Adds the shop’s message, and the shop domain for custom rules (EN-09). */
const inWordsOf = (
  { isOwn, words }: OrderCheck,
  language: Language,
  { code, params }: Finding,
): ((refused: E.Either<ApiError, never>) => E.Either<ApiError, never>) => {
  const message = formatMessage({ ...tables[language], ...words(language) }, code, params);
  return E.mapLeft((error) => ({ ...error, message, domain: isOwn(code) ? ownDomain : error.domain }));
};

/** Converts a finding of the shop’s change rules to a refusal (EN-09). */
export const refusedByRules = (
  { language, engine: { orders } }: { readonly language: Language; readonly engine: Pick<EngineParts, 'orders'> },
  found: Finding,
): E.Either<ApiError, never> => inWordsOf(orders, language, found)(refusedBy(language, found));

/** Converts all order findings to one refusal, with the first as its code (CK-18, CK-19). */
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

export interface ReadDeps {
  readonly tx: Tx;
  readonly session: Session;
  readonly language: Language;
}

/** Receives page reports as untrusted text: errors (CM-40, CM-41) and activities (CM-42). */
export type TakeReport = (kind: 'Error' | 'Activity', untrusted: string) => void;

/** Services of the server for every request. */
export interface Services {
  readonly environment: Environment;
  readonly overseas: OverseaMarket;
  readonly engine: EngineParts;
  /** Returns an unguessable, unique checkout key. */
  readonly newTxKey: () => TxKey;
  readonly report: TakeReport;
}

export interface Deps extends ReadDeps, Services {
  /** Ms since 1970 UTC. */
  readonly now: number;
  readonly device: Device;
  readonly isApp: boolean;
}

/** Answers one call with a reply, or with a refusal that takes back all that was written. */
export type Handler<Request, Reply> = (deps: Deps) => (request: Request) => Promise<E.Either<ApiError, Reply>>;

/** The handler of a call, with the types of its codecs. */
export type HandlerOf<Name extends CallName> = Handler<RequestOf<Calls[Name]>, ResponseOf<Calls[Name]>>;

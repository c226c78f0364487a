import type { MessageKey } from '../messages/ko.ts';
import type { ParamName, ParamsOf } from '../messages/format-message.ts';
import { attempt } from '../money/either.ts';
import type { CartUnitId } from '../money/ids.ts';
import type { Money } from '../money/money.ts';
import type { Fix } from '../rule/rule.ts';
import type { CodesNamed, ReadableCode } from './readable-codes.ts';

/** Texts by language tag: `ko`, `en`, `cn`, `jp`, or another one such as `de`. */
export type Words = Readonly<Record<string, string>>;

/**
 * Messages of a shop by language and code: a whole language, e.g. `{ en: messages }` of `@baguni/domain/messages/en`, or
 * single codes.
 */
export type ShopMessages = Readonly<Record<string, Words & { readonly [K in MessageKey]?: string }>>;

/** A text that names only parameters of its codes. */
type WithParams<Text, K extends MessageKey> = [ParamName<Text>] extends [keyof ParamsOf<K>]
  ? Text
  : `{${keyof ParamsOf<K>}}`;

/** Messages that name only parameters of their codes. */
export type KnownParams<M> = {
  readonly [L in keyof M]: {
    readonly [K in keyof M[L]]: K extends ReadableCode
      ? WithParams<M[L][K], CodesNamed<K>>
      : K extends MessageKey
        ? WithParams<M[L][K], K>
        : M[L][K];
  };
};

/** Values of a message. An amount is formatted for the language. */
export type Values = Readonly<Record<string, string | number | Money>>;

/** A fix of a rule, or the removal of a promotion (CK-18, EN-09). */
export type ShopFix =
  | Fix
  /** Removes the promotion of the offer with this id. */
  | { readonly type: 'RemovePromotion'; readonly promotion: string };

/** A reason for a refusal, with a code of the engine or of the shop (EN-09). */
export interface ShopFinding {
  /** Readable, e.g. `OUT_OF_STOCK`, unless the shop uses the codes of the marketplace. */
  readonly code: string;
  /** Values of the message. */
  readonly params: Values;
  /** Affected units; empty if it concerns the whole order. */
  readonly units: readonly CartUnitId[];
  /** Changes that remove the reason; `withFix` applies one. */
  readonly fixes: readonly ShopFix[];
}

const isCode = (code: string): boolean => /^[A-Z][A-Z0-9]*(?:[-_][A-Z0-9]+)*$/u.test(code);

/** Returns a code of capitals, digits and single hyphens or underscores; throws for others. */
export const checkCode = <Code extends string>(code: Code): Code => {
  if (!isCode(code)) throw new TypeError(`not a code, e.g. NO-WINE-AT-NIGHT: ${code}`);
  return code;
};

/** Describes a thrown value. Never throws, not even for one without a text, e.g. `Object.create(null)`. */
export const thrownText = (thrown: unknown): string => attempt(() => String(thrown)) ?? 'an error without a text';

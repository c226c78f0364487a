import type { MessageKey } from '../messages/ko.ts';
import type { ParamName, ParamsOf } from '../messages/params.ts';
import type { CartUnitId } from '../money/ids.ts';
import type { Money } from '../money/money.ts';
import type { Fix } from '../rule/rule.ts';

/** A text in languages, by their tags: `ko`, `en`, `cn`, `jp`, or any of one’s own such as `de`. */
export type Words = Readonly<Record<string, string>>;

/**
 * What a shop says otherwise than the marketplace, by language and code: all of a language, `{ en: messages }` of
 * `@baguni/domain/messages/en`, or single codes, also those of its kinds of promotions.
 */
export type ShopMessages = Readonly<Record<string, Words & { readonly [K in MessageKey]?: string }>>;

/** Such messages where each names no values but its code’s. */
export type Fitting<M> = {
  readonly [L in keyof M]: {
    readonly [K in keyof M[L]]: K extends MessageKey
      ? [ParamName<M[L][K]>] extends [keyof ParamsOf<K>]
        ? M[L][K]
        : `{${keyof ParamsOf<K>}}`
      : M[L][K];
  };
};

/** The values that a message names; an amount is written as its language writes it. */
export type Values = Readonly<Record<string, string | number | Money>>;

/** What would remove a finding: what the marketplace knows, or taking a promotion out of use (CK-18, EN-09). */
export type ShopFix =
  /** What the marketplace knows as well. */
  | Fix
  /** Takes the offer with the id `promotion` out of use. */
  | { readonly type: 'RemovePromotion'; readonly promotion: string };

/** One reason why something is refused, by the marketplace’s codes or by one’s own (EN-09). */
export interface ShopFinding {
  /** Which reason, of the marketplace or of the shop. */
  readonly code: string;
  /** The values that its words name. */
  readonly params: Values;
  /** The units that it concerns; none where it concerns the whole order. */
  readonly units: readonly CartUnitId[];
  /** What would remove it, each by itself. */
  readonly fixes: readonly ShopFix[];
}

const isCode = (code: string): boolean => /^[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*$/u.test(code);

/** A code of one’s own: capitals, digits and hyphens. Anything else is a bug, and throws a `TypeError`. */
export const ownCode = <Code extends string>(code: Code): Code => {
  if (!isCode(code)) throw new TypeError(`not a code, e.g. NO-WINE-AT-NIGHT: ${code}`);
  return code;
};

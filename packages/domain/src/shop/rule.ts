import { option as O } from 'fp-ts';
import type { MessageKey } from '../messages/ko.ts';
import type { ParamName } from '../messages/params.ts';
import type { CartUnitId } from '../money/ids.ts';
import type { Currency } from '../money/currency.ts';
import type { Money } from '../money/money.ts';
import type { Finding, Rule } from '../rule/rule.ts';
import type { CheckoutFacts } from '../rules/checkout/facts.ts';
import { ownCode, type ShopFinding, type ShopFix, type Words } from './finding.ts';
import type { In } from './in.ts';
import type { Worked } from './worked.ts';

/** All that a shop’s rules may see of an order: what the marketplace’s see, its promotions, and the time (EN-09). */
export interface ShopFacts extends CheckoutFacts {
  /** The promotions in use, each with what it takes off. */
  readonly promotions: readonly Worked[];
  /** ms since 1970 UTC. */
  readonly now: number;
  /** The shop’s: what its amounts are of. */
  readonly currency: Currency;
}

/** What a rule answers where it is broken: the values that its message names in any language, the units, what would mend it. */
export interface Broken<Text extends string> {
  /** A value for each name that the message has in braces. */
  readonly params: { readonly [K in ParamName<Text>]: string | number | Money };
  /** The units that it concerns; the whole order where left out. */
  readonly units?: readonly CartUnitId[];
  /** What would remove it; nothing where left out. */
  readonly fixes?: readonly ShopFix[];
}

/** A rule of one’s own as it is written down. @typeParam M its messages, whose braces name its values */
export interface OwnRuleTerms<Code extends string, M extends Words> {
  /** It names the rule, and its finding; none of the marketplace’s. */
  readonly code: Code;
  /** What is said, by language; values are named in braces. A language that is not there is told in English, or in the first. */
  readonly message: M;
  /** Why it holds, for whoever reads the rules; e.g. a law. */
  readonly source?: string;
  /** Amounts are whole numbers of the smallest unit of `currency`, and of no currency to the compiler: a rule may be of any shop. */
  readonly broken: (facts: In<string, ShopFacts>) => Broken<M[keyof M]> | undefined;
}

/** A rule on an order: one of the marketplace’s, or of one’s own. */
export type ShopRule = Rule<ShopFacts> & {
  /** What is said where it is broken, by language; the marketplace’s where left out. */
  readonly message?: Words;
};

/** A code of a shop where the domain names rules by their codes; it is in no table of messages. */
export const ownKey = (code: string): MessageKey =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same
  ownCode(code) as unknown as MessageKey;

/** A finding of a shop as the domain hands it on; its code is in no table of the marketplace. */
export const asFinding = ({ code, params, units, fixes }: ShopFinding): Finding =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what reads a finding in the domain asks whether it is a shop’s before it looks the code up
  ({ code, params, units, fixes }) as unknown as Finding;

/**
 * A rule of one’s own on an order (EN-09).
 * @throws TypeError where its code is none
 * @example
 * const message = { en: 'At most {max} things.' };
 * const few = defineRule({ code: 'FEW', message, broken: ({ chosen }) => (chosen.length > 1 ? { params: { max: 1 } } : undefined) });
 * engineOf({ currency: USD, rules: [few] }).checkOrder(basket, now).map(({ code }) => code); // [ 'FEW' ]
 */
export const defineRule = <const Code extends string, const M extends Words>({
  code,
  message,
  source = '',
  broken,
}: OwnRuleTerms<Code, M>): ShopRule => {
  const key = ownKey(code);
  return Object.freeze({
    code: key,
    codes: [key],
    requirement: 'EN-09',
    source,
    message,
    broken: (facts: ShopFacts) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- to a rule of one’s own an amount is of the shop’s currency
      const found = broken(facts as unknown as In<string, ShopFacts>);
      if (!found) return O.none;
      const { params, units = [], fixes = [] } = found;
      return O.some(asFinding({ code, params, units, fixes }));
    },
  });
};

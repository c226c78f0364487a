import type { ParamName } from '../messages/format-message.ts';
import type { CartUnitId } from '../money/ids.ts';
import type { Currency } from '../money/currency.ts';
import type { Money } from '../money/money.ts';
import type { Finding, Rule } from '../rule/rule.ts';
import type { CheckoutFacts } from '../rules/facts.ts';
import type { BuyerOf, CustomFields, FieldReaders, OrderFields, UnitOf } from './cart/fields.ts';
import { checkArgument, checkFields, checkKind, FUNCTION, kindOf, OBJECT } from './cart/arguments.ts';
import { checkCode, type ShopFinding, type ShopFix, type Words } from './finding.ts';
import type { EvaluatedPromotion } from './promotions/offer.ts';

/**
 * Facts for rules of a shop: the order, promotions and time (EN-09).
 * @typeParam F types of the custom fields of the shop
 */
export interface ShopFacts<out F = CustomFields> extends CheckoutFacts {
  /** The selected units. */
  readonly chosen: readonly UnitOf<F>[];
  readonly buyer: BuyerOf<F>;
  /** The custom fields of the order. */
  readonly fields: OrderFields<F>;
  /** Promotions in use. */
  readonly promotions: readonly EvaluatedPromotion[];
  /** ms since 1970 UTC. */
  readonly now: number;
  readonly currency: Currency;
  /** The country that the order ships to. */
  readonly country: string;
  /** The countries that the shop ships to; undefined if it ships to all. */
  readonly served: readonly string[] | undefined;
}

/** The violation of a rule: values for its messages in any language, units and fixes. */
export interface Broken<Text extends string> {
  /** Values of the placeholders of the message. */
  readonly params: { readonly [K in ParamName<Text>]: string | number | Money };
  /** Affected units; the whole order if missing. */
  readonly units?: readonly CartUnitId[];
  /** Changes that remove the violation; none if missing. */
  readonly fixes?: readonly ShopFix[];
}

/**
 * Definition of a custom rule.
 * @typeParam M its messages, whose placeholders name its values
 * @typeParam F types of the custom fields that it reads
 */
export interface OwnRuleTerms<Code extends string, M extends Words, F = CustomFields> {
  /** Readers of the custom fields that `broken` reads, as in the terms of the engine; they determine its types. */
  readonly fields?: FieldReaders<F>;
  /** Unique code. */
  readonly code: Code;
  /** Message by language with `{name}` placeholders. The fallback is English, then the first language. */
  readonly message: M;
  /** Source of the rule, e.g. a contract. */
  readonly source?: string;
  /** Returns the violation. Amounts are in minor units of `currency`. */
  readonly broken: (facts: ShopFacts<F>) => Broken<M[keyof M]> | undefined;
}

/** An order rule: one of the engine, or a custom one by `defineRule`. */
export interface ShopRule<in F = CustomFields> extends Rule<ShopFacts<F>, ShopFinding> {
  /** Message by language; only custom rules have one. */
  readonly message?: Words;
  /** Only rules of the engine have it. */
  readonly excess?: NonNullable<Rule<CheckoutFacts>['excess']>;
}

/** True if a rule was defined by a shop, not by the engine. */
export const isOwnRule = ({ message }: Pick<ShopRule, 'message'>): boolean => message !== undefined;

/** Converts a finding of a shop to one of the marketplace, for its page, server and searches. */
export const asFinding = (found: ShopFinding): Finding =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- these look up the message of a code only if the shop has none
  found as Finding;

const ruleNames: readonly string[] = [
  'code',
  'message',
  'fields',
  'source',
  'broken',
] satisfies readonly (keyof OwnRuleTerms<string, Words>)[];

/**
 * Defines a custom order rule.
 * @throws TypeError for an unknown name, or if its code or function is invalid
 * @example
 * const message = { en: 'At most {max} things.' };
 * const few = defineRule({ code: 'FEW', message, broken: ({ chosen }) => (chosen.length > 1 ? { params: { max: 1 } } : undefined) });
 * createEngine({ currency: USD, rules: [few] }).checkOrder(basket, now).map(({ code }) => code); // [ 'FEW' ]
 */
export const defineRule = <const Code extends string, const M extends Words, F extends CustomFields = CustomFields>(
  rule: OwnRuleTerms<Code, M, F>,
): ShopRule<F> => {
  checkFields(rule, 'a rule', ruleNames);
  const { code, message, source = '', broken } = rule;
  checkCode(code);
  checkKind(message, 'message', OBJECT);
  checkKind(broken, 'broken', FUNCTION);
  return Object.freeze({
    code,
    codes: [code],
    requirement: 'EN-09',
    source,
    message,
    broken: (facts: ShopFacts<F>) => {
      const found = broken(facts);
      if (!found) return undefined;
      checkArgument(kindOf(found.params) === OBJECT, 'broken', 'an object with params', found);
      const { params, units = [], fixes = [] } = found;
      return { code, params, units, fixes };
    },
  });
};

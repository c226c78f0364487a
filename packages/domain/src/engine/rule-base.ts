import type { Currency } from '../money/currency.ts';
import { didYouMean } from '../names/nearest.ts';
import type { Rule } from '../rule/rule.ts';
import type { AddFacts, OverseaFacts } from '../rules/facts.ts';
import type { ShopCap } from './limits.ts';
import type { ShopRule } from './rule.ts';

/** The rules and codes that a shop starts from. */
export interface RuleBase {
  /** Order rules by group, in evaluation order. */
  readonly orders: Readonly<Record<string, readonly ShopRule[]>>;
  /** Rules on adding an item, in evaluation order; those of a simple shop if missing. */
  readonly additions?: readonly Rule<AddFacts>[];
  /** The code for additions of a rule that an order code omits too. */
  readonly additionCodes?: Readonly<Record<string, string>>;
  /** Adds the caps of a shop to an overseas order; missing if the base has no rules on them. */
  readonly overseas?: (
    currency: Currency,
    own: readonly ShopCap[] | undefined,
  ) => (oversea: OverseaFacts) => OverseaFacts;
  /** Readable codes by the codes of the marketplace. Without them the codes of the marketplace are returned. */
  readonly codes?: Readonly<Record<string, string>>;
}

/** Groups that always apply, apart from these codes of them. */
const required: readonly string[] = ['quantity', 'amount'];
const optional: readonly string[] = ['ZERO-WON-ITEM', 'CART-BR7-47'];

/** Returns the codes that `without` accepts, by group. */
const omittableCodes = ({ orders }: RuleBase): ReadonlyMap<string, readonly string[]> =>
  new Map(
    Object.entries(orders).map(([group, rules]) => [
      group,
      rules.map(({ code }) => code).filter((code) => !required.includes(group) || optional.includes(code)),
    ]),
  );

/** Returns the names that `without` accepts: groups, codes and readable codes (EN-10). */
export const omittableNames = (base: RuleBase): readonly string[] => {
  const byGroup = omittableCodes(base);
  const codes = [...byGroup.values()].flat();
  const groups = [...byGroup.keys()].filter((group) => !required.includes(group));
  return [...groups, ...codes, ...codes.flatMap((code) => base.codes?.[code] ?? [])];
};

/** Returns the omitted codes for orders and additions, or throws if a rule cannot be omitted. */
export const omittedCodes = (base: RuleBase, names: readonly string[]): ReadonlySet<string> => {
  const known = omittableNames(base);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new TypeError(
      `no rules that a shop can be without: ${unknown}; they are ${known.filter((name) => !base.codes?.[name]).join(', ')}${didYouMean(unknown, known)}`,
    );
  const { additionCodes = {} } = base;
  const byGroup = omittableCodes(base);
  const isNamed = (code: string, name: string): boolean => code === name || base.codes?.[code] === name;
  const codes = names.flatMap(
    (name) => byGroup.get(name) ?? [...byGroup.values()].flat().filter((code) => isNamed(code, name)),
  );
  return new Set(codes.flatMap((code) => [code, additionCodes[code] ?? code]));
};

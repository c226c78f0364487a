import { didYouMean } from '../names/nearest.ts';
import {
  amountRules,
  conditionRules,
  identityRules,
  mixingRules,
  quantityRulesOfOrder,
  roleRules,
  selectionRules,
} from '../rules/checkout-rules.ts';
import { overseaPaperRules, overseaRules, overseaVerificationRules } from '../rules/overseas.ts';
import type { ShopRule } from './rule.ts';

/**
 * Order rules of the marketplace by group, in evaluation order (CK-13). A shop can omit whole groups (EN-09).
 * @example
 * Object.values(marketplaceRuleGroups).flat().length === marketplaceRules.length; // true
 */
export const marketplaceRuleGroups = {
  /** Selection: not empty, within limits, orderable units (CK-01..CK-03). */
  selection: selectionRules,
  role: roleRules,
  /** Changes of units since they were added (CK-04). */
  condition: conditionRules,
  /** Pieces: limits and stock of each unit (QT-01, QT-02). */
  quantity: quantityRulesOfOrder,
  /** Overseas destination, company and caps (OV-03..OV-08). */
  overseas: overseaRules,
  /** Coupons and payable amount (CP-01..CP-09, PR-07). */
  amount: amountRules,
  /** Combinations that are not allowed in one order (CK-05..CK-10). */
  mixing: mixingRules,
  /** Identity verification for overseas orders (OV-12). */
  overseasIdentity: overseaVerificationRules,
  /** Identity verification of the buyer (CK-11). */
  identity: identityRules,
  /** Customs papers (OV-10, OV-12). */
  overseasPapers: overseaPaperRules,
} as const satisfies Readonly<Record<string, readonly ShopRule[]>>;

const allRules: ReadonlySet<unknown> = new Set(Object.values(marketplaceRuleGroups).flat());

/** True if a rule is one of the marketplace, not a rule of a shop with the same code. */
export const isMarketplaceRule = (rule: unknown): boolean => allRules.has(rule);

type Group = keyof typeof marketplaceRuleGroups;

const isGroup = (name: string): name is Group => Object.hasOwn(marketplaceRuleGroups, name);

/** Groups that can be omitted. Piece and coupon rules always apply. */
const wholeGroups = Object.keys(marketplaceRuleGroups).filter((name) => name !== 'quantity' && name !== 'amount');

const codesOf = (group: string): readonly string[] =>
  isGroup(group) ? marketplaceRuleGroups[group].map(({ code }) => code) : [];

const additionCodes: Readonly<Record<string, string>> = {
  'CART-BR7-10': 'CART-BR1-27',
  'CART-BR7-13': 'CART-BR1-36',
  'CART-BR7-16': 'CART-BR1-29',
  'CART-BR7-17': 'CART-BR1-39',
  'CART-BR7-45': 'CART-BR1-38',
};

/** Names that `without` accepts: rule groups and codes of the marketplace (EN-10). */
export const omittableRules: readonly string[] = [
  ...wholeGroups,
  ...wholeGroups.flatMap(codesOf),
  'ZERO-WON-ITEM',
  'CART-BR7-47',
];

/**
 * Returns the omitted codes for orders and additions.
 * @throws TypeError if a rule cannot be omitted
 */
export const omittedCodes = (names: readonly string[]): ReadonlySet<string> => {
  const unknown = names.find((name) => !omittableRules.includes(name));
  if (unknown !== undefined)
    throw new TypeError(
      `no rules that a shop can be without: ${unknown}; they are ${wholeGroups.join(', ')}, or codes${didYouMean(unknown, omittableRules)}`,
    );
  const codes = names.flatMap((name) => (isGroup(name) ? codesOf(name) : [name]));
  return new Set(codes.flatMap((code) => [code, additionCodes[code] ?? code]));
};

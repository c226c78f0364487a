import {
  amountRules,
  conditionRules,
  identityRules,
  mixingRules,
  quantityRulesOfOrder,
  roleRules,
  selectionRules,
} from '../rules/checkout-rules.ts';
import { overseaPaperRules, overseaRules, overseaVerificationRules } from '../rules/overseas/index.ts';
import type { ShopRule } from './rule.ts';

/**
 * The marketplace’s rules on an order by what they ask, in the order in which they are asked (CK-13): a shop leaves out whole groups (EN-09).
 * @example
 * Object.values(marketplaceRuleGroups).flat().length === marketplaceRules.length; // true
 */
export const marketplaceRuleGroups = {
  /** Something is selected, not too much, nothing that cannot be ordered (CK-01..CK-03). */
  selection: selectionRules,
  /** Who buys, and what they may buy (CK-11, CK-12). */
  role: roleRules,
  /** What has become of units since they were put in (CK-04). */
  condition: conditionRules,
  /** Pieces: each unit’s limits and stock (QT-01, QT-02). */
  quantity: quantityRulesOfOrder,
  /** Where, by whom and how much is sent overseas (OV-03..OV-08). */
  overseas: overseaRules,
  /** Coupons of the order, and what is left to pay (CP-01..CP-09, PR-07). */
  amount: amountRules,
  /** What does not go into one order together (CK-05..CK-10). */
  mixing: mixingRules,
  /** Who orders overseas shows who they are (OV-12). */
  overseasIdentity: overseaVerificationRules,
  /** Who the buyer must show to be (CK-11). */
  identity: identityRules,
  /** What customs ask of the buyer (OV-10, OV-12). */
  overseasPapers: overseaPaperRules,
} as const satisfies Readonly<Record<string, readonly ShopRule[]>>;

type Group = keyof typeof marketplaceRuleGroups;

const isGroup = (name: string): name is Group => Object.hasOwn(marketplaceRuleGroups, name);

/** Groups that are left out whole. Pieces are a matter of limits and items, coupons are asked in each question by their own rules. */
const wholeGroups = Object.keys(marketplaceRuleGroups).filter((name) => name !== 'quantity' && name !== 'amount');

const codesOf = (group: string): readonly string[] =>
  isGroup(group) ? marketplaceRuleGroups[group].map(({ code }) => code) : [];

/** What is said of the same thing when an item is put in (CM-06). */
const whenPutIn: Readonly<Record<string, string>> = {
  'CART-BR7-10': 'CART-BR1-27',
  'CART-BR7-13': 'CART-BR1-36',
  'CART-BR7-16': 'CART-BR1-29',
  'CART-BR7-17': 'CART-BR1-39',
  'CART-BR7-45': 'CART-BR1-38',
};

/** What a shop can be without: groups of the marketplace’s rules on an order, and their codes (EN-10). */
export const leavable: readonly string[] = [
  ...wholeGroups,
  ...wholeGroups.flatMap(codesOf),
  'ZERO-WON-ITEM',
  'CART-BR7-47',
];

/**
 * The codes of the rules that a shop is without, on an order and on what is put in.
 * @throws TypeError where it cannot be without one
 */
export const codesWithout = (names: readonly string[]): ReadonlySet<string> => {
  const unknown = names.find((name) => !leavable.includes(name));
  if (unknown !== undefined) throw new TypeError(`no rules that a shop can be without: ${unknown}`);
  const codes = names.flatMap((name) => (isGroup(name) ? codesOf(name) : [name]));
  return new Set(codes.flatMap((code) => [code, whenPutIn[code] ?? code]));
};

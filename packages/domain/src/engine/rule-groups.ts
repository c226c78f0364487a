import { addRules } from '../rules/add.ts';
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
import { overseasCaps } from './overseas-caps.ts';
import type { ShopRule } from './rule.ts';
import type { RuleBase } from './rule-base.ts';

/**
 * Order rules of the marketplace by group, in evaluation order (CK-13). A shop can omit whole groups (EN-09).
 * @example
 * Object.keys(marketplaceRuleGroups).slice(0, 3); // [ 'selection', 'role', 'condition' ]
 */
export const marketplaceRuleGroups = {
  /** Selection: not empty, within limits, orderable units (CK-01..CK-03). */
  selection: selectionRules,
  /** Buyers who may not order: membership, age, own items. */
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

/** The rules and codes of the marketplace. */
export const marketplaceBase: RuleBase = {
  orders: marketplaceRuleGroups,
  additions: addRules,
  additionCodes: {
    'CART-BR7-10': 'CART-BR1-27',
    'CART-BR7-13': 'CART-BR1-36',
    'CART-BR7-16': 'CART-BR1-29',
    'CART-BR7-17': 'CART-BR1-39',
    'CART-BR7-45': 'CART-BR1-38',
  },
  overseas: overseasCaps,
};

import type { OverseaFacts } from '../rules/facts.ts';
import type { CheckTerms } from './checks.ts';
import type { FieldReaders } from './cart/fields.ts';
import type { ShopMessages } from './finding.ts';
import type { PromotionTerms } from './promotions/offer.ts';
import type { OwnExclusion } from './promotions/exclusion.ts';
import type { RefundTerms } from './refund-terms.ts';
import type { RuleBase } from './rule-base.ts';
import type { ShopRule } from './rule.ts';
import type { Tax } from './tax/define-tax.ts';

/** Resolved terms of a shop, with defaults of its base. */
export interface Shop extends PromotionTerms, CheckTerms {
  readonly base: RuleBase;
  readonly exclusions: readonly OwnExclusion[];
  readonly rules: readonly ShopRule[];
  /** Adds the caps of the shop to an overseas order. */
  readonly overseas: (oversea: OverseaFacts) => OverseaFacts;
  readonly tax?: Tax;
  /** Messages of the shop as given, by language and the name of a code. */
  readonly messages?: ShopMessages;
  readonly refunds: RefundTerms;
  readonly fields: FieldReaders;
}

import type { OverseaCap } from '../overseas/limits.ts';
import type { FieldReaders } from './cart/fields.ts';
import type { Limits } from './limits.ts';
import type { PromotionTerms } from './promotions/offer.ts';
import type { OwnExclusion } from './promotions/exclusion.ts';
import type { RefundTerms } from './refund-terms.ts';
import type { ShopRule } from './rule.ts';
import type { RuleBase } from './rule-base.ts';
import type { Tax } from './tax/define-tax.ts';
import type { AddChecks } from './verbs/add-item.ts';

/** Resolved terms of a shop, with defaults of its base. */
export interface Shop extends PromotionTerms {
  readonly base: RuleBase;
  readonly exclusions: readonly OwnExclusion[];
  readonly rules: readonly ShopRule[];
  readonly checks: AddChecks;
  /** The same checks within the limits of server calls: at most 999 pieces (QT-01). */
  readonly callChecks: AddChecks;
  readonly limits: Partial<Limits>;
  /** Caps of overseas orders; undefined means those of the marketplace. */
  readonly caps: readonly OverseaCap[] | undefined;
  readonly tax?: Tax;
  readonly refunds: RefundTerms;
  readonly fields: FieldReaders;
}

import type { MessageKey } from '../messages/ko.ts';
import { addRules, choiceRules } from './add.ts';
import { couponsOfOrder } from './checkout/amount.ts';
import { quantitiesOfOrder } from './checkout/selection.ts';
import { clubRules } from './club.ts';
import { couponRules } from './coupon.ts';
import { deleteRules } from './delete.ts';
import type { CheckoutFacts } from './facts.ts';
import { overseaPaperRules, overseaRules, overseaVerificationRules } from './overseas.ts';
import { quantityRules } from './quantity.ts';
import { checkoutRules } from './checkout-rules.ts';
import type { Rule } from '../rule/rule.ts';

/** Families of rules, named like their folders. */
export type RuleFamily = 'add' | 'quantity' | 'delete' | 'coupon' | 'checkout' | 'overseas' | 'club';

/** A rule without its facts, for lists, guides and `explain`. */
export interface CatalogueEntry extends Pick<Rule<never>, 'code' | 'codes' | 'requirement' | 'source'> {
  readonly family: RuleFamily;
}

const inFamily =
  (family: RuleFamily) =>
  ({ code, codes, requirement, source }: Omit<CatalogueEntry, 'family'>): CatalogueEntry => ({
    family,
    code,
    codes,
    requirement,
    source: `specification ${source}`,
  });

const overseasFamily = [...overseaRules, ...overseaVerificationRules, ...overseaPaperRules];

/** Checkout rules that belong to another family, and coupon exclusions that are data. */
const askedElsewhere: ReadonlySet<Rule<CheckoutFacts>> = new Set([
  ...overseasFamily,
  ...couponsOfOrder,
  ...quantitiesOfOrder,
]);

export const catalogue: readonly CatalogueEntry[] = [
  ...choiceRules.map(inFamily('add')),
  ...addRules.map(inFamily('add')),
  ...quantityRules.map(inFamily('quantity')),
  ...deleteRules.map(inFamily('delete')),
  ...couponRules.map(inFamily('coupon')),
  ...checkoutRules.filter((rule) => !askedElsewhere.has(rule)).map(inFamily('checkout')),
  ...overseasFamily.map(inFamily('overseas')),
  ...clubRules.map(inFamily('club')),
];

/** Returns the rules that may return a code: usually one, several if shared (CART-BR3-07), none for a plain message. */
export const rulesOfCode = (code: MessageKey): readonly CatalogueEntry[] =>
  catalogue.filter((entry) => entry.codes.includes(code));

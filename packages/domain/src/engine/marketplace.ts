import { KRW } from '../money/currency.ts';
import { checkoutRules } from '../rules/checkout-rules.ts';
import { createEngine } from './create-engine.ts';
import type { Engine } from './engine.ts';
import { marketplaceBase } from './rule-groups.ts';
import type { ShopRule } from './rule.ts';

/** Order rules of the marketplace, in evaluation order (CK-13). */
export const marketplaceRules: readonly ShopRule[] = checkoutRules;

/**
 * Engine of the marketplace: won, its rules, codes and limits, no further promotions (EN-09). A shop selects them with
 * its terms.
 * @example
 * createEngine({ ...marketplace.terms, currency: USD }).checkOrder(basket, now); // []
 */
export const marketplace: Engine<'KRW'> = createEngine({ currency: KRW, base: marketplaceBase });

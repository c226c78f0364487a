import { KRW } from '../money/currency.ts';
import { checkoutRules } from '../rules/checkout-rules.ts';
import { createEngine } from './create-engine.ts';
import type { ShopRule } from './rule.ts';

/** Order rules of the marketplace, in evaluation order (CK-13). */
export const marketplaceRules: readonly ShopRule[] = checkoutRules;

/** Engine of the marketplace: won, its rules and limits, no further promotions (EN-09). */
export const marketplace = createEngine({ currency: KRW });

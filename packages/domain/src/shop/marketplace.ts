import { KRW } from '../money/currency.ts';
import { checkoutRules } from '../rules/checkout-rules.ts';
import { engineOf } from './engine-of.ts';
import type { ShopRule } from './rule.ts';

/** Order rules of the marketplace, in evaluation order (CK-13). */
export const marketplaceRules: readonly ShopRule[] = checkoutRules;

/** Engine of the marketplace: won, its rules and limits, no further promotions (EN-09). */
export const marketplaceEngine = engineOf({ currency: KRW });

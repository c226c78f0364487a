import { KRW } from '../money/currency.ts';
import { checkoutRules } from '../rules/checkout-rules.ts';
import { engineOf } from './engine-of.ts';
import type { ShopRule } from './rule.ts';

/** The marketplace’s rules on an order, in the order in which they are asked (CK-13). */
export const marketplaceRules: readonly ShopRule[] = checkoutRules;

/** The engine of the marketplace: won, its rules, its limits, no promotion beside its discounts and coupons (EN-09). */
export const marketplaceEngine = engineOf({ currency: KRW });

import { couponTables } from './coupon-tables.ts';
import { discountTables } from './discount-tables.ts';
import { priceGuide } from './price-guide.ts';
import { ruleList } from './rule-list.ts';
import { workedCart } from './worked-cart.ts';

/** Renders the pages of the guide that follow from the engine’s own tables, by file name. */
export const domainPages = (): ReadonlyMap<string, string> =>
  new Map([
    ['how-a-price-is-made.md', priceGuide(workedCart)],
    ['discounts.md', discountTables()],
    ['coupons.md', couponTables()],
    ['rules.md', ruleList()],
  ]);

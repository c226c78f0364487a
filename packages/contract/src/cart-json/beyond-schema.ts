import type { CartProblem } from './problem.ts';

/** A check that JSON Schema cannot express but `parseCart` performs. */
export interface BeyondSchema {
  readonly type: CartProblem['type'];
  /** End of the problem path, or an empty string for any path. */
  readonly at: string;
  readonly because: string;
}

/**
 * Checks of `parseCart` that JSON Schema cannot express (EN-07). A test compares both in all other respects.
 * @example
 * beyondSchema.filter(({ at }) => at === 'quantity').length; // 1
 */
export const beyondSchema: readonly BeyondSchema[] = [
  {
    type: 'Repeated',
    at: '',
    because: 'no two units, terms or coupons have one number, and nothing is named twice in a list',
  },
  { type: 'NoSuchUnit', at: '', because: 'what is selected, and what coupons are on, are units of the cart' },
  {
    type: 'NoSuchTerms',
    at: '',
    because: 'the terms that a unit says, or any unit where the cart has some, are among those of the cart',
  },
  { type: 'NoSuchCoupon', at: '', because: 'coupons in use are among those that the buyer has' },
  { type: 'CouponDiffers', at: '', because: 'a coupon in use is worth what the one is worth that the buyer has' },
  { type: 'Misfit', at: 'quantity', because: 'all pieces of a unit together cost no more than 1,000,000,000,000' },
  {
    type: 'Misfit',
    at: 'isBuyAvailable',
    because: 'what has a reason for which it cannot be ordered cannot be ordered',
  },
  { type: 'Misfit', at: 'limits.max', because: 'the most pieces are no fewer than the fewest' },
  { type: 'Misfit', at: 'limits.multiple', because: 'pieces are sold singly or in lots; a server writes 0 for singly' },
  { type: 'Misfit', at: 'optionPrice', because: 'options take no more off a piece than its price' },
  { type: 'Misfit', at: 'branchAdditionalPrice', because: 'a branch takes no more off a piece than its price' },
  {
    type: 'Misfit',
    at: 'cartUnitIds',
    because: 'a coupon in use is on something; in a State it may have lost all of its units',
  },
  { type: 'Misfit', at: 'cartUnitId', because: 'a simple unit has one number, `id`' },
  { type: 'OfShop', at: '', because: 'a cart of a shop is read by the parser of its engine' },
  { type: 'UnknownField', at: '', because: 'a cart has no further fields; those of pages and servers may' },
];

import type { JsonObject } from './fill.ts';

/** Names of a State. */
const ofPage = ['load', 'couponBox', 'serverPrices', 'saving', 'refusals', 'deleting', 'isOrdering'];

/** Names of the initial load reply (CM-01). */
const ofAnswer = ['removeCartUnitIds', 'isNeedMerge'];

/**
 * True if a page or a server wrote the cart. Such carts may lack unreadable data (CM-53) and the buyer’s coupons.
 */
export const isWritten = (json: JsonObject): boolean =>
  [ofPage, ofAnswer].some((names) => names.every((name) => Object.hasOwn(json, name)));

import type { JsonObject } from './fill.ts';

/** What only a page keeps: a State says all of it. */
const ofPage = ['load', 'couponBox', 'serverPrices', 'saving', 'refusals', 'deleting', 'isOrdering'];

/** What only the answer of the initial load says (CM-01). */
const ofAnswer = ['removeCartUnitIds', 'isNeedMerge'];

/**
 * Whether a cart was written by a page or a server, not by hand. What of it could not be read is missing there and said elsewhere
 * (CM-53), and its coupons may be in use before the buyer’s are known.
 */
export const isWritten = (json: JsonObject): boolean =>
  [ofPage, ofAnswer].some((names) => names.every((name) => Object.hasOwn(json, name)));

import type { CartUnitType } from '../../entities/cart/cart-unit.ts';
import type { ClubEntry } from './club-entry.ts';

/**
 * True if the club is offered with dawn delivery in Seoul: to SmileFresh customers who can join (CL-06).
 * @example
 * hasDawnOffer('OneClick', [plainUnit, aSmileFreshUnit()]); // true
 * hasDawnOffer('UpgradeGate', [aSmileFreshUnit()]); // false
 */
export const hasDawnOffer = (entry: ClubEntry, units: readonly { readonly cartUnitType: CartUnitType }[]): boolean =>
  entry !== 'None' && entry !== 'UpgradeGate' && units.some(({ cartUnitType }) => cartUnitType === 'SmileFresh');

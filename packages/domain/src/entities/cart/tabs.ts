import type { CartTab } from '../../storefront/tabs.ts';
import type { CartUnit, CartUnitType } from './cart-unit.ts';

const typeOfTab: Readonly<Record<Exclude<CartTab, 'All'>, CartUnitType>> = {
  SmileFresh: 'SmileFresh',
  SmileDelivery: 'SmileDelivery',
  ExpressShop: 'ExpressShop',
};

/**
 * True if a tab shows a unit; All shows every unit (TR-04).
 * @example
 * [plainUnit, aSmileFreshUnit()].map(isInTab('SmileFresh')); // [ false, true ]
 */
export const isInTab =
  (tab: CartTab) =>
  (unit: CartUnit): boolean =>
    tab === 'All' || unit.cartUnitType === typeOfTab[tab];

/**
 * The units of a tab in the cart's order (TR-04).
 * @example
 * unitsOfTab([plainUnit, aSmileFreshUnit()], 'SmileFresh').length; // 1
 * unitsOfTab([plainUnit, aSmileFreshUnit()], 'All').length; // 2
 */
export const unitsOfTab = (units: readonly CartUnit[], tab: CartTab): readonly CartUnit[] =>
  tab === 'All' ? units : units.filter(isInTab(tab));

/**
 * Returns the number of units in each tab (TR-04, PG-02).
 * @example
 * tabCounts([plainUnit, aSmileFreshUnit()]); // { All: 2, SmileFresh: 1, SmileDelivery: 0, ExpressShop: 0 }
 */
export const tabCounts = (units: readonly CartUnit[]): Readonly<Record<CartTab, number>> => ({
  All: units.length,
  SmileFresh: unitsOfTab(units, 'SmileFresh').length,
  SmileDelivery: unitsOfTab(units, 'SmileDelivery').length,
  ExpressShop: unitsOfTab(units, 'ExpressShop').length,
});

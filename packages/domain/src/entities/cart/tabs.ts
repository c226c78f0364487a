import type { CartTab } from '../../storefront/tabs.ts';
import type { CartUnit, CartUnitType } from './cart-unit.ts';

const typeOfTab: Readonly<Record<Exclude<CartTab, 'All'>, CartUnitType>> = {
  SmileFresh: 'SmileFresh',
  SmileDelivery: 'SmileDelivery',
  ExpressShop: 'ExpressShop',
};

/** True if a tab shows a unit; All shows every unit (TR-04). */
export const isInTab =
  (tab: CartTab) =>
  (unit: CartUnit): boolean =>
    tab === 'All' || unit.cartUnitType === typeOfTab[tab];

/** The units of a tab in the cart's order (TR-04). */
export const unitsOfTab = (units: readonly CartUnit[], tab: CartTab): readonly CartUnit[] =>
  tab === 'All' ? units : units.filter(isInTab(tab));

/** Returns the number of units in each tab (TR-04, PG-02). */
export const tabCounts = (units: readonly CartUnit[]): Readonly<Record<CartTab, number>> => ({
  All: units.length,
  SmileFresh: unitsOfTab(units, 'SmileFresh').length,
  SmileDelivery: unitsOfTab(units, 'SmileDelivery').length,
  ExpressShop: unitsOfTab(units, 'ExpressShop').length,
});

import type { Features } from '../storefront/features.ts';
import type { CartUnit, CartUnitType } from './cart-unit.ts';

/** The four tabs in the order in which they stand (PG-02). */
export const cartTabs = ['All', 'SmileFresh', 'SmileDelivery', 'ExpressShop'] as const;
/** A tab of the cart. */
export type CartTab = (typeof cartTabs)[number];

const typeOfTab: Readonly<Record<Exclude<CartTab, 'All'>, CartUnitType>> = {
  SmileFresh: 'SmileFresh',
  SmileDelivery: 'SmileDelivery',
  ExpressShop: 'ExpressShop',
};

/** Whether a tab shows a unit; All shows every unit (TR-04). */
export const isInTab =
  (tab: CartTab) =>
  (unit: CartUnit): boolean =>
    tab === 'All' || unit.cartUnitType === typeOfTab[tab];

/** The units of a tab in the cart's order (TR-04). */
export const unitsOfTab = (units: readonly CartUnit[], tab: CartTab): readonly CartUnit[] =>
  tab === 'All' ? units : units.filter(isInTab(tab));

/** How many units each tab shows (TR-04, PG-02). */
export const tabCounts = (units: readonly CartUnit[]): Readonly<Record<CartTab, number>> => ({
  All: units.length,
  SmileFresh: unitsOfTab(units, 'SmileFresh').length,
  SmileDelivery: unitsOfTab(units, 'SmileDelivery').length,
  ExpressShop: unitsOfTab(units, 'ExpressShop').length,
});

/** The tabs of the tab bar, in their order; none where there is no bar (PG-02). */
export const visibleTabs = ({ tabs, expressShop }: Pick<Features, 'tabs' | 'expressShop'>): readonly CartTab[] =>
  tabs ? cartTabs.filter((tab) => expressShop || tab !== 'ExpressShop') : [];

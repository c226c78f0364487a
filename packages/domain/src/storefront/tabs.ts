import type { Features } from './features.ts';

/** The four tabs in the order in which they stand (PG-02). */
export const cartTabs = ['All', 'SmileFresh', 'SmileDelivery', 'ExpressShop'] as const;
/** A tab of the cart. */
export type CartTab = (typeof cartTabs)[number];

/**
 * The tabs of the tab bar, in their order; none where there is no bar (PG-02).
 * @example
 * visibleTabs({ tabs: true, expressShop: false }); // [ 'All', 'SmileFresh', 'SmileDelivery' ]
 * visibleTabs(featuresOf(aStorefront({ language: 'en' }))); // []
 */
export const visibleTabs = ({ tabs, expressShop }: Pick<Features, 'tabs' | 'expressShop'>): readonly CartTab[] =>
  tabs ? cartTabs.filter((tab) => expressShop || tab !== 'ExpressShop') : [];

import type { Features } from './features.ts';

export const cartTabs = ['All', 'SmileFresh', 'SmileDelivery', 'ExpressShop'] as const;
export type CartTab = (typeof cartTabs)[number];

/** Returns the visible tabs in order; empty without a tab bar. */
export const visibleTabs = ({ tabs, expressShop }: Pick<Features, 'tabs' | 'expressShop'>): readonly CartTab[] =>
  tabs ? cartTabs.filter((tab) => expressShop || tab !== 'ExpressShop') : [];

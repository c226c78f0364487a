/** The store chains of same-day delivery; `HomePlus` stands for every other chain. */
export const expressShopTypes = ['GSFresh', 'LotteSuper', 'LotteMart', 'HomePlus'] as const;
/** A store chain of same-day delivery. */
export type ExpressShopType = (typeof expressShopTypes)[number];

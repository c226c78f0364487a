/** Same-day store chains; `HomePlus` stands for all others. */
export const expressShopTypes = ['GSFresh', 'LotteSuper', 'LotteMart', 'HomePlus'] as const;
/** Chain of a branch that delivers express orders. */
export type ExpressShopType = (typeof expressShopTypes)[number];

/** Sample seller IDs of same-day items by store chain. */
const sellersOf: Readonly<Record<ExpressShopType, readonly string[]>> = {
  GSFresh: ['gsMapo'],
  LotteSuper: ['lotteSeogyo'],
  LotteMart: ['lotteSeoul'],
  HomePlus: ['homeHapjeong'],
};

/** The store chain that a seller belongs to; none for other sellers (XT-05). */
export const storeChainOf = (sellerKey: string): ExpressShopType | undefined =>
  expressShopTypes.find((type) => sellersOf[type].includes(sellerKey));

/** Large categories that same-day delivery excludes: furniture, and appliances that need a van. */
const barredFromExpress: ReadonlySet<string> = new Set(['100000012', '100000042']);

/** True if same-day delivery brings items of a large category (XT-05). */
export const isBroughtByExpress = (largeCategory: string): boolean => !barredFromExpress.has(largeCategory);

import { option as O } from 'fp-ts';

/** The store chains of same-day delivery; `HomePlus` stands for every other chain. */
export const expressShopTypes = ['GSFresh', 'LotteSuper', 'LotteMart', 'HomePlus'] as const;
/** A store chain of same-day delivery. */
export type ExpressShopType = (typeof expressShopTypes)[number];

/** The seller ids under which each store chain sells its same-day items; the keys stand for a marketplace's own (XT-05). */
const sellersOf: Readonly<Record<ExpressShopType, readonly string[]>> = {
  GSFresh: ['gsMapo'],
  LotteSuper: ['lotteSeogyo'],
  LotteMart: ['lotteSeoul'],
  HomePlus: ['homeHapjeong'],
};

/**
 * The store chain that a seller belongs to; none for other sellers (XT-05).
 * @example
 * ['gsMapo', 'shop'].map((key) => O.toNullable(storeChainOf(key))); // [ 'GSFresh', null ]
 */
export const storeChainOf = (sellerKey: string): O.Option<ExpressShopType> =>
  O.fromNullable(expressShopTypes.find((type) => sellersOf[type].includes(sellerKey)));

/** Large categories that same-day delivery never brings: furniture, and appliances that need a van (XT-05). */
const barredFromExpress: ReadonlySet<string> = new Set(['100000012', '100000042']);

/**
 * Whether same-day delivery brings items of a large category (XT-05).
 * @example
 * ['100000001', '100000012'].map(isBroughtByExpress); // [ true, false ]
 */
export const isBroughtByExpress = (largeCategory: string): boolean => !barredFromExpress.has(largeCategory);

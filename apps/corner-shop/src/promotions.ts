import { definePromotion, offerOf, type PromotionUnit } from '@baguni/domain/shop';
import * as t from 'io-ts';

/** A whole number from 1 on, as codecs read it. */
export const whole = t.refinement(t.number, (n) => Number.isSafeInteger(n) && n > 0, 'whole');

/** All pieces in full groups, the dearest first: each with the place of its unit and its price in cents. */
const groups = (units: readonly PromotionUnit[], size: number) => {
  const pieces = units.flatMap((unit, at) => unit.pieces.map((cents) => ({ at, cents })));
  const sorted = pieces.toSorted((a, b) => b.cents - a.cents);
  return Array.from({ length: Math.floor(sorted.length / size) }, (_, n) => sorted.slice(n * size, (n + 1) * size));
};

/** How many pieces the first group still lacks, with the button that puts them in. */
const lacks = (units: readonly PromotionUnit[], { size }: { readonly size: number }) => {
  const more = size - units.reduce((pieces, { quantity }) => pieces + quantity, 0);
  const fixes = units.slice(0, 1).map(({ unit: { cartUnitId }, quantity }) => {
    return { type: 'SetQuantity', cartUnitId, quantity: quantity + more } as const;
  });
  return more > 0 ? { params: { more }, fixes } : undefined;
};

/** Three for two: of every so many pieces of an aisle the cheapest is free. */
const cheapestFree = definePromotion({
  code: 'CHEAPEST-FREE',
  params: t.type({ aisle: t.string, size: whole }),
  appliesTo: ({ item }, { aisle }) => item.category.large === aisle,
  worth: (units, { size }) => {
    const free = groups(units, size).flatMap((group) => group.slice(-1));
    return units.map((_, at) => free.reduce((off, piece) => off + (piece.at === at ? piece.cents : 0), 0));
  },
  lacks,
  message: { en: '‘{name}’ begins with {more} more.' },
});

/** A bag for a price: any so many pieces of an aisle cost so many cents together. */
const bagFor = definePromotion({
  code: 'BAG-FOR',
  params: t.type({ aisle: t.string, size: whole, cents: whole }),
  appliesTo: ({ item }, { aisle }) => item.category.large === aisle,
  worth: (units, { size, cents }) => {
    const saved = groups(units, size).map((bag) => bag.reduce((sum, piece) => sum + piece.cents, -cents));
    return saved.reduce((off, one) => off + Math.max(0, one), 0);
  },
  stacksWith: 'Everything',
  lacks,
  message: { en: '‘{name}’ needs {more} more for a full bag.' },
});

/** What is on offer in this shop. */
export const offers = [
  offerOf(cheapestFree, { id: 'bread', name: 'Bread: three for two', params: { aisle: 'bread', size: 3 } }),
  offerOf(bagFor, { id: 'bag', name: 'Bag of five for $4', params: { aisle: 'greens', size: 5, cents: 400 } }),
];

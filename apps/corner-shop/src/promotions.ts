import { definePromotion, offerOf, type PromotionUnit } from '@baguni/domain';
import * as t from 'io-ts';

/** Codec of a whole number from 1. */
export const whole = t.refinement(t.number, (n) => Number.isSafeInteger(n) && n > 0, 'whole');

/** Divides all pieces into full groups, the most expensive first. */
const groups = (units: readonly PromotionUnit[], size: number) => {
  const pieces = units.flatMap((unit, at) => unit.pieces.map((cents) => ({ at, cents })));
  const sorted = pieces.toSorted((a, b) => b.cents - a.cents);
  return Array.from({ length: Math.floor(sorted.length / size) }, (_, n) => sorted.slice(n * size, (n + 1) * size));
};

const priceOf = (pieces: readonly { readonly cents: number }[]) => pieces.reduce((sum, { cents }) => sum + cents, 0);

/** The common part of promotions on groups of pieces from one aisle. */
const ofAisle = {
  appliesTo: ({ item }: PromotionUnit['unit'], { aisle }: { readonly aisle: string }) => item.category.large === aisle,
  lacks: (units: readonly PromotionUnit[], { size }: { readonly size: number }) => {
    const more = size - units.reduce((pieces, { quantity }) => pieces + quantity, 0);
    return more > 0 ? { params: { more } } : undefined;
  },
  message: { en: '{name}: {more} to go' },
};

/** The cheapest piece of each group is free. */
const cheapestFree = definePromotion({
  ...ofAisle,
  code: 'CHEAPEST-FREE',
  params: t.type({ aisle: t.string, size: whole }),
  worth: (units, { size }) => {
    const free = groups(units, size).flatMap((group) => group.slice(-1));
    return units.map((_, at) => priceOf(free.filter((piece) => piece.at === at)));
  },
});

/** Each group has a fixed price. */
const bagFor = definePromotion({
  ...ofAisle,
  code: 'BAG-FOR',
  params: t.type({ aisle: t.string, size: whole, cents: whole }),
  worth: (units, { size, cents }) =>
    groups(units, size).reduce((off, bag) => off + Math.max(0, priceOf(bag) - cents), 0),
  stacksWith: 'Everything',
});

/** The promotions of the shop; the ID is the aisle. */
export const offers = [
  offerOf(cheapestFree, { id: 'bread', name: 'Three for two', params: { aisle: 'bread', size: 3 } }),
  offerOf(bagFor, { id: 'greens', name: 'Any five for $4', params: { aisle: 'greens', size: 5, cents: 400 } }),
];

import * as t from 'io-ts';
import { isTargeted, type CartUnit, type CouponTarget, type Fix } from '@baguni/domain';
import { type PromotionUnit, definePromotion, money, ratio } from '@baguni/domain/shop';
import { option as O } from 'fp-ts';
import { couponTarget } from '../codecs/coupon.ts';
import { whole, percent, itemNo } from '../codecs/base/values.ts';
import { optional, type Codec, list } from '../codecs/base/codec.ts';

/** Unit filter of a promotion; all units if missing. */
interface OnUnits {
  readonly on?: CouponTarget;
}

const onUnits = <A extends object>(params: Codec<A>): Codec<A & OnUnits> => optional(params, 'on', couponTarget);

const isOn = (unit: CartUnit, { on }: OnUnits): boolean => on === undefined || isTargeted(on, unit);

const somePieces = whole(1, 999);

const minorAmount = whole(0, 1_000_000_000_000);

interface Piece {
  readonly unit: number;
  readonly at: number;
  readonly price: number;
}

/** Sorts pieces by price, descending; equal prices keep unit order. */
const dearestFirst = (units: readonly PromotionUnit[]): readonly Piece[] =>
  units
    .flatMap(({ pieces }, unit) => pieces.map((price, at): Piece => ({ unit, at, price })))
    .toSorted((a, b) => b.price - a.price);

/** Returns the savings of some pieces by unit and piece. */
const offPieces = (
  units: readonly PromotionUnit[],
  off: readonly (Piece & { readonly off: number })[],
): readonly (readonly number[])[] => {
  const amounts = units.map(({ pieces }) => pieces.map(() => 0));
  for (const one of off) amounts[one.unit]?.splice(one.at, 1, one.off);
  return amounts;
};

const allFree = (units: readonly PromotionUnit[], pieces: readonly Piece[]): readonly (readonly number[])[] =>
  offPieces(
    units,
    pieces.map((piece) => ({ ...piece, off: piece.price })),
  );

const piecesIn = (units: readonly PromotionUnit[]): number => units.reduce((sum, { quantity }) => sum + quantity, 0);

/** Returns a fix that adds the missing pieces, rounded up to multiples, unless stock or maximum forbids it. */
const withMore = ({ unit }: PromotionUnit, missing: number): readonly Fix[] => {
  const { quantity, item } = unit;
  const { limits, stock } = item;
  const pieces = Math.ceil((quantity + missing) / limits.multiple) * limits.multiple;
  const most = Math.min(O.getOrElse(() => Infinity)(limits.max), O.getOrElse(() => Infinity)(stock));
  return pieces <= most ? [{ type: 'SetQuantity', cartUnitId: unit.cartUnitId, quantity: pieces }] : [];
};

/** Returns the number of missing pieces and the quantity changes that add them. */
const lackingPieces = (units: readonly PromotionUnit[], least: number) => {
  const missing = least - piecesIn(units);
  return missing > 0 ? { params: { missing }, fixes: units.flatMap((one) => withMore(one, missing)) } : undefined;
};

const piecesMessage = {
  ko: '{missing}개 더 담으면 ‘{name}’ 혜택을 받을 수 있습니다.',
  en: 'Add {missing} more for ‘{name}’.',
  cn: '再加{missing}件即可享受“{name}”。',
  jp: 'あと{missing}点で「{name}」が適用されます。',
} as const;

const paramsOf = <P extends t.Props>(props: P) => t.strict(props);

/** Buy n, get m free: of every `buy + free` pieces, most expensive first, the last `free` are free. */
export const buyNGetM = definePromotion({
  code: 'BUY-N-GET-M',
  params: onUnits(paramsOf({ buy: somePieces, free: somePieces })),
  appliesTo: isOn,
  worth: (units, { buy, free }) => {
    const all = dearestFirst(units);
    const inGroups = all.length - (all.length % (buy + free));
    return allFree(
      units,
      all.slice(0, inGroups).filter((_, i) => i % (buy + free) >= buy),
    );
  },
  lacks: (units, { buy, free }) => lackingPieces(units, buy + free),
  message: piecesMessage,
});

/** Distributes the excess of a group over its price, most expensive pieces first, up to the price of each piece. */
const above = (group: readonly Piece[], price: number) => {
  let rest = group.reduce((sum, piece) => sum + piece.price, 0) - price;
  return group.map((piece) => {
    const off = Math.max(0, Math.min(rest, piece.price));
    rest -= off;
    return { ...piece, off };
  });
};

/** N pieces for one price in minor units, for each group that would cost more, most expensive first. */
export const nForPrice = definePromotion({
  code: 'N-FOR-PRICE',
  params: onUnits(paramsOf({ pieces: somePieces, price: minorAmount })),
  appliesTo: isOn,
  worth: (units, { pieces, price }) => {
    const all = dearestFirst(units);
    const groups = Array.from({ length: Math.floor(all.length / pieces) }, (_, i) =>
      all.slice(i * pieces, (i + 1) * pieces),
    );
    return offPieces(
      units,
      groups.flatMap((group) => above(group, price)),
    );
  },
  lacks: (units, { pieces }) => lackingPieces(units, pieces),
  message: piecesMessage,
});

export const cheapestFree = definePromotion({
  code: 'CHEAPEST-FREE',
  params: onUnits(paramsOf({ of: somePieces })),
  appliesTo: isOn,
  worth: (units) => allFree(units, dearestFirst(units).slice(-1)),
  lacks: (units, { of }) => lackingPieces(units, of),
  message: piecesMessage,
});

const totalOf = (units: readonly PromotionUnit[]): number => units.reduce((sum, { left }) => sum + left, 0);

/** Discounts the total by the percentage of the highest tier that it reaches, rounded by currency. */
export const tiered = definePromotion({
  code: 'TIERED',
  params: onUnits(paramsOf({ tiers: list(paramsOf({ from: minorAmount, percent }), 20) })),
  appliesTo: isOn,
  lane: 'Order',
  stacksWith: 'Everything',
  worth: (units, { tiers }, { currency }) => {
    const total = totalOf(units);
    const best = Math.max(0, ...tiers.filter(({ from }) => from <= total).map((tier) => tier.percent));
    return ratio(money(currency, total), best).minor;
  },
  lacks: (units, { tiers }, { currency }) => {
    const total = totalOf(units);
    const least = Math.min(...tiers.map(({ from }) => from));
    return total < least && Number.isFinite(least)
      ? { params: { missing: money(currency, least - total) } }
      : undefined;
  },
  message: {
    ko: '{missing} 더 담으면 ‘{name}’ 혜택을 받을 수 있습니다.',
    en: 'Spend {missing} more for ‘{name}’.',
    cn: '再购{missing}即可享受“{name}”。',
    jp: 'あと{missing}のお買い上げで「{name}」が適用されます。',
  },
});

/** Charges at most this price per piece, in minor units. */
export const fixedPrice = definePromotion({
  code: 'FIXED-PRICE',
  params: onUnits(paramsOf({ price: minorAmount })),
  appliesTo: isOn,
  worth: (units, { price }) => units.map(({ pieces }) => pieces.map((piece) => Math.max(0, piece - price))),
  message: {
    ko: '‘{name}’ 혜택을 받을 수 있는 상품이 없습니다.',
    en: 'Nothing in your selection qualifies for ‘{name}’.',
    cn: '所选商品不适用“{name}”。',
    jp: '選択した商品は「{name}」の対象外です。',
  },
});

type Gift = OnUnits & { readonly from: number; readonly gift: string; readonly pieces: number };

const isGift = ({ unit }: PromotionUnit, { gift }: Gift): boolean => unit.item.itemNo === gift;

/** Returns the amount spent in minor units, without the gift. */
const spent = (units: readonly PromotionUnit[], params: Gift): number =>
  units.filter((one) => !isGift(one, params)).reduce((sum, { left }) => sum + left, 0);

/**
 * Makes pieces of one item free from a minimum amount, most expensive first. The shopper adds the gift like any item.
 */
export const gift = definePromotion({
  code: 'GIFT',
  params: onUnits(paramsOf({ from: minorAmount, gift: itemNo, pieces: somePieces })),
  appliesTo: (unit, params) => unit.item.itemNo === params.gift || isOn(unit, params),
  worth: (units, params) => {
    const isGiven = units.map((one) => isGift(one, params));
    const given = dearestFirst(units).filter(({ unit }) => isGiven[unit]);
    return allFree(units, given.slice(0, params.pieces));
  },
  stacksWith: 'Everything',
  lacks: (units, params, { currency }) => {
    const missing = params.from - spent(units, params);
    if (missing > 0) return { params: { missing: money(currency, missing) } };
    return units.some((one) => isGift(one, params)) ? undefined : { code: 'GIFT-NOT-IN-CART', params: {} };
  },
  message: {
    ko: '{missing} 더 담으면 ‘{name}’ 사은품을 받을 수 있습니다.',
    en: 'Spend {missing} more for the gift of ‘{name}’.',
    cn: '再购{missing}即可获得“{name}”赠品。',
    jp: 'あと{missing}のお買い上げで「{name}」のプレゼントが付きます。',
  },
  reasons: {
    'GIFT-NOT-IN-CART': {
      ko: '‘{name}’ 사은품을 장바구니에 담으면 무료로 받을 수 있습니다.',
      en: 'Add the gift of ‘{name}’ to your cart: it is free.',
      cn: '将“{name}”的赠品加入购物车即可免费获得。',
      jp: '「{name}」のプレゼントをカートに入れると無料になります。',
    },
  },
});

import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import {
  couponLanes,
  isTargeted,
  type Currency,
  type PromotionOrder,
  type CartUnit,
  type CouponTarget,
  type Fix,
  type Money,
  type PromotionUnit,
  definePromotion,
  money,
  ratio,
  shares,
} from '@baguni/domain/internal';
import { filledTarget } from '../codecs/coupon.ts';
import { whole, numberWithin, percentOff, itemNo } from '../codecs/base/values.ts';
import { Described, documented, filledList, optional, Repeated, strict } from '../codecs/base/codec.ts';

/** Unit filter of a promotion; all units if missing. */
interface OnUnits {
  readonly on?: CouponTarget;
}

const onUnits = <P extends t.Props>(params: P) => optional(strict(params), 'on', filledTarget);

const isOn = (unit: CartUnit, { on }: OnUnits): boolean => on === undefined || isTargeted(on, unit);

const somePieces = whole(1, 999);

const minorAmount = whole(0, 1_000_000_000_000);
const discount = whole(1, 1_000_000_000_000);

/** Params of several kinds. */
const common = {
  percent: documented('Per cent off.', percentOff),
  from: documented('The minimum spend in minor units.', minorAmount),
  cap: documented('The greatest discount in minor units, without limit if missing.', discount),
};

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
  const most = Math.min(limits.max ?? Infinity, stock ?? Infinity);
  return pieces <= most ? [{ type: 'SetQuantity', cartUnitId: unit.cartUnitId, quantity: pieces }] : [];
};

/** Returns the number of missing pieces and the quantity changes that add them. */
const lackingPieces = (units: readonly PromotionUnit[], least: number) => {
  const missing = least - piecesIn(units);
  return missing > 0 ? { params: { missing }, fixes: units.flatMap((one) => withMore(one, missing)) } : undefined;
};

const piecesMessage = {
  ko: '{missing}개 더 담으면 ‘{name}’ 혜택을 받을 수 있어요.',
  en: 'Add {missing} more for ‘{name}’.',
  cn: '再加{missing}件即可享受“{name}”。',
  jp: 'あと{missing}点で「{name}」が適用されます。',
} as const;

/** Buy n, get m free: of every `buy + free` pieces, most expensive first, the last `free` are free. */
export const buyNGetM = definePromotion({
  neverGrows: true,
  code: 'BUY-N-GET-M',
  params: onUnits({
    buy: documented('Paid pieces of a group.', somePieces),
    free: documented('Free pieces of a group, which are the cheapest.', somePieces),
  }),
  appliesTo: isOn,
  worth: (units, { buy, free }) => {
    const all = dearestFirst(units);
    const inGroups = all.length - (all.length % (buy + free));
    return allFree(
      units,
      all.slice(0, inGroups).filter((_, i) => i % (buy + free) >= buy),
    );
  },
  mostShare: ({ buy, free }) => free / (buy + free),
  lacks: (units, { buy, free }) => lackingPieces(units, buy + free),
  message: piecesMessage,
});

const priceOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { price }) => sum + price, 0);

/** Shares an amount by price, by unit and then by piece, so that equal units get equal shares if possible. */
const shared = (units: readonly PromotionUnit[], pieces: readonly Piece[], amount: Money) => {
  const byUnit = units.map((_, unit) => pieces.filter((piece) => piece.unit === unit));
  const dearest = byUnit.toSorted((a, b) => priceOf(b) - priceOf(a));
  const ofUnits = shares(amount, dearest.map(priceOf));
  const off = dearest.flatMap((own, i) =>
    shares(
      ofUnits[i] ?? amount,
      own.map(({ price }) => price),
    ),
  );
  return offPieces(
    units,
    dearest.flat().map((piece, i) => ({ ...piece, off: off[i]?.minor ?? 0 })),
  );
};

/**
 * N pieces for one price in minor units, for each group that would cost more, most expensive first. All pieces that
 * cost as much as one of these share the saving.
 */
export const nForPrice = definePromotion({
  neverGrows: true,
  code: 'N-FOR-PRICE',
  params: onUnits({
    pieces: documented('Size of a group of pieces.', somePieces),
    price: documented('The price of a group in minor units.', minorAmount),
  }),
  appliesTo: isOn,
  worth: (units, { pieces, price }, { currency }) => {
    const all = dearestFirst(units);
    const groups = Array.from({ length: Math.floor(all.length / pieces) }, (_, i) =>
      all.slice(i * pieces, (i + 1) * pieces),
    );
    const above = groups.filter((group) => priceOf(group) > price);
    const least = above.at(-1)?.at(-1)?.price ?? Infinity;
    return shared(
      units,
      all.filter((piece) => piece.price >= least),
      money(currency, priceOf(above.flat()) - price * above.length),
    );
  },
  lacks: (units, { pieces }) => lackingPieces(units, pieces),
  message: piecesMessage,
});

/** Makes the cheapest of some pieces free, once per order. */
export const cheapestFree = definePromotion({
  code: 'CHEAPEST-FREE',
  params: onUnits({ of: documented('Pieces of which the cheapest is free, once per order.', somePieces) }),
  appliesTo: isOn,
  worth: (units) => allFree(units, dearestFirst(units).slice(-1)),
  // if all cheaper pieces become free, the last of the dearest ones is the cheapest
  upperBound: (units, { of }) => dearestFirst(units)[of - 1]?.price ?? 0,
  mostShare: ({ of }) => 1 / of,
  lacks: (units, { of }) => lackingPieces(units, of),
  message: piecesMessage,
});

const totalOf = (units: readonly PromotionUnit[]): number => units.reduce((sum, { left }) => sum + left, 0);

/** @param cap upper bound in minor units */
const percentOf = (amount: Money, rate: number, cap = Infinity): number => Math.min(ratio(amount, rate).minor, cap);

/** Discount on all selected units, or on those of `on`, from a minimum of their price in minor units. */
interface OfOrder extends OnUnits {
  readonly from?: number;
}

/** Returns the amount that is missing for a minimum, and the quantity changes that add it. */
const lackingAmount = (units: readonly PromotionUnit[], { from = 0 }: OfOrder, currency: Currency) => {
  const missing = from - totalOf(units);
  if (missing <= 0) return undefined;
  const fixes = units.flatMap((one) => withMore(one, Math.ceil(missing / (one.pieces.at(-1) ?? 1))));
  return { params: { missing: money(currency, missing) }, fixes };
};

const ofOrder = <P extends t.Props>(params: P) => optional(onUnits(params), 'from', common.from);

/** The common part of discounts on an order. Two of them combine only if a shop allows it by name. */
const onOrder = {
  appliesTo: isOn,
  lane: 'Order',
  stacksWith: [...couponLanes, 'GIFT'],
  lacks: (units: readonly PromotionUnit[], params: OfOrder, { currency }: PromotionOrder) =>
    lackingAmount(units, params, currency),
  message: {
    ko: '{missing} 더 담으면 ‘{name}’ 혜택을 사용할 수 있어요.',
    en: 'Spend {missing} more to use ‘{name}’.',
    cn: '再购{missing}即可使用“{name}”。',
    jp: 'あと{missing}のお買い上げで「{name}」を利用できます。',
  },
} as const;

/** A percentage off the order, at most `cap`, shared by price and rounded by currency. */
export const percentOffOrder = definePromotion({
  neverGrows: true,
  ...onOrder,
  code: 'PERCENT-OFF-ORDER',
  params: optional(ofOrder({ percent: common.percent }), 'cap', common.cap),
  worth: (units, { percent: rate, cap }, { currency }) => percentOf(money(currency, totalOf(units)), rate, cap),
  mostShare: ({ percent }) => percent / 100,
});

/** An amount off the order, at most its price, shared by price. */
export const amountOffOrder = definePromotion({
  neverGrows: true,
  ...onOrder,
  code: 'AMOUNT-OFF-ORDER',
  params: ofOrder({ amount: documented('The discount in minor units.', discount) }),
  worth: (_, { amount }) => amount,
});

/** Ships the parcels of the units free, or up to `cap` cheaper. Fees overseas stay. */
export const freeShipping = definePromotion({
  ...onOrder,
  code: 'FREE-SHIPPING',
  params: optional(ofOrder({}), 'cap', common.cap),
  lane: 'Shipping',
  stacksWith: [],
  worth: (_, { cap = Number.MAX_SAFE_INTEGER }) => cap,
});

/** Of every `nth` pieces, most expensive first, the last one costs less by a percentage, rounded by currency. */
export const nthPiece = definePromotion({
  neverGrows: true,
  code: 'NTH-PIECE',
  params: onUnits({
    nth: documented('Size of a group of pieces, of which the cheapest costs less.', somePieces),
    percent: documented('Per cent off, rounded for each piece.', percentOff),
  }),
  appliesTo: isOn,
  worth: (units, { nth, percent: rate }, { currency }) =>
    offPieces(
      units,
      dearestFirst(units)
        .filter((_, i) => i % nth === nth - 1)
        .map((piece) => ({ ...piece, off: ratio(money(currency, piece.price), rate).minor })),
    ),
  mostShare: ({ nth, percent }) => percent / 100 / nth,
  lacks: (units, { nth }) => lackingPieces(units, nth),
  message: piecesMessage,
});

interface Tier {
  readonly from: number;
  readonly percent: number;
}

/** Rejects a tier with the minimum of an earlier one, or with a lower percentage than one from a lower minimum. */
const rising = (tiers: Described<readonly Tier[]>): Described<readonly Tier[]> => {
  const leastOf = (all: readonly Tier[], { from }: Tier): number =>
    Math.max(0, ...all.filter((one) => one.from < from).map((one) => one.percent));
  const isRepeated = ({ from }: Tier, key: number, all: readonly Tier[]): boolean =>
    all.findIndex((one) => one.from === from) < key;
  const isWrong = (one: Tier, key: number, all: readonly Tier[]): boolean =>
    isRepeated(one, key, all) || one.percent < leastOf(all, one);
  return new Described<readonly Tier[]>(
    { type: 'Holding', inner: tiers },
    (value): value is readonly Tier[] => tiers.is(value) && !value.some(isWrong),
    (value, context) => {
      const read = tiers.validate(value, context);
      if (E.isLeft(read)) return read;
      const all = read.right;
      const key = all.findIndex(isWrong);
      const tier = all[key];
      if (!tier) return read;
      const at = (name: keyof Tier, type: t.Mixed) =>
        t.failure<readonly Tier[]>(tier[name], [...context, { key: String(key), type: tiers }, { key: name, type }]);
      return isRepeated(tier, key, all)
        ? at('from', new Repeated('a minimum that no earlier tier has'))
        : at('percent', numberWithin(leastOf(all, tier), 100));
    },
  );
};

/** Discounts the total by the percentage of the highest tier that it reaches, at most `cap`, rounded by currency. */
export const tiered = definePromotion({
  neverGrows: true,
  code: 'TIERED',
  params: optional(
    onUnits({
      tiers: documented(
        'Minimum spend (`from`) and `percent` of each tier, of which the highest reached one counts.',
        rising(filledList(strict({ from: common.from, percent: common.percent }), 20)),
      ),
    }),
    'cap',
    common.cap,
  ),
  appliesTo: isOn,
  lane: 'Order',
  stacksWith: 'Everything',
  worth: (units, { tiers, cap }, { currency }) => {
    const total = totalOf(units);
    const best = Math.max(0, ...tiers.filter(({ from }) => from <= total).map((tier) => tier.percent));
    return percentOf(money(currency, total), best, cap);
  },
  mostShare: ({ tiers }) => Math.max(...tiers.map(({ percent }) => percent)) / 100,
  lacks: (units, { tiers }, { currency }) => {
    const total = totalOf(units);
    const least = Math.min(...tiers.map(({ from }) => from));
    return total < least && Number.isFinite(least)
      ? { params: { missing: money(currency, least - total) } }
      : undefined;
  },
  message: {
    ko: '{missing} 더 담으면 ‘{name}’ 혜택을 받을 수 있어요.',
    en: 'Spend {missing} more for ‘{name}’.',
    cn: '再购{missing}即可享受“{name}”。',
    jp: 'あと{missing}のお買い上げで「{name}」が適用されます。',
  },
});

/** Charges at most this price per piece, in minor units. */
export const fixedPrice = definePromotion({
  neverGrows: true,
  code: 'FIXED-PRICE',
  params: onUnits({ price: documented('The highest price of a piece in minor units.', minorAmount) }),
  appliesTo: isOn,
  worth: (units, { price }) => units.map(({ pieces }) => pieces.map((piece) => Math.max(0, piece - price))),
  message: {
    ko: '‘{name}’ 혜택을 받을 수 있는 상품이 없어요.',
    en: 'Nothing in your selection qualifies for ‘{name}’.',
    cn: '所选商品不适用“{name}”。',
    jp: '選択した商品は「{name}」の対象外です。',
  },
});

type Gift = OnUnits & { readonly from: number; readonly gift: string; readonly pieces: number };

/** Returns the free pieces, most expensive first, and the amount that is missing for the cheapest gift in the cart. */
const giftsIn = (units: readonly PromotionUnit[], params: Gift) => {
  const counts = units.map(({ unit }) => isOn(unit, params));
  const gifts = dearestFirst(units)
    .filter(({ unit }) => units[unit]?.unit.item.itemNo === params.gift)
    .map((piece) => ({ ...piece, counted: counts[piece.unit] ? piece.price : 0 }));
  let rest = totalOf(units.filter((_, i) => counts[i])) - params.from;
  const missing = Math.min(...(gifts.length > 0 ? gifts : [{ counted: 0 }]).map(({ counted }) => counted)) - rest;
  const given: Piece[] = [];
  for (const piece of gifts) {
    if (piece.counted > rest || given.length === params.pieces) continue;
    given.push(piece);
    rest -= piece.counted;
  }
  return { given, missing };
};

/** Makes pieces of one item in the cart free, most expensive first, if the other pieces cost a minimum. */
export const gift = definePromotion({
  neverGrows: true,
  code: 'GIFT',
  params: onUnits({
    from: common.from,
    gift: documented('The number of the item that is free.', itemNo),
    pieces: documented('The most pieces that are free.', somePieces),
  }),
  appliesTo: (unit, params) => unit.item.itemNo === params.gift || isOn(unit, params),
  worth: (units, params) => allFree(units, giftsIn(units, params).given),
  stacksWith: 'Everything',
  lacks: (units, params, { currency }) => {
    const { given, missing } = giftsIn(units, params);
    if (missing > 0) return { params: { missing: money(currency, missing) } };
    return given.length > 0 ? undefined : { code: 'GIFT-NOT-IN-CART', params: {} };
  },
  message: {
    ko: '{missing} 더 담으면 ‘{name}’ 사은품을 받을 수 있어요.',
    en: 'Spend {missing} more for the gift of ‘{name}’.',
    cn: '再购{missing}即可获得“{name}”赠品。',
    jp: 'あと{missing}のお買い上げで「{name}」のプレゼントが付きます。',
  },
  reasons: {
    'GIFT-NOT-IN-CART': {
      ko: '‘{name}’ 사은품을 장바구니에 담으면 무료로 받을 수 있어요.',
      en: 'Add the gift of ‘{name}’ to your cart: it is free.',
      cn: '将“{name}”的赠品加入购物车即可免费获得。',
      jp: '「{name}」のプレゼントをカートに入れると無料になります。',
    },
  },
});

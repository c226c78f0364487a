import { isTargeted, type CartUnit, type CouponTarget, type Fix } from '@baguni/domain';
import type { PromotionUnit } from '@baguni/domain/shop';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { couponTarget } from '../../codecs/coupon/held-coupon.ts';
import { whole } from '../../codecs/base/number.ts';
import { optional } from '../../codecs/base/optional.ts';
import type { Codec } from '../../codecs/base/shape.ts';

/** What every promotion here may say: which units it is on; all where left out. */
export interface OnUnits {
  readonly on?: CouponTarget;
}

/** Params with `on` beside them. */
export const onUnits = <A extends object>(params: Codec<A>): Codec<A & OnUnits> => optional(params, 'on', couponTarget);

/** Whether a promotion is on a unit. */
export const isOn = (unit: CartUnit, { on }: OnUnits): boolean => on === undefined || isTargeted(on, unit);

/** So many pieces, at least one. */
export const somePieces = whole(1, 999);

/** An amount in minor units of the shop’s currency. */
export const minorAmount = whole(0, 1_000_000_000_000);

/** A piece of a unit: which one, and its price in minor units. */
interface Piece {
  readonly unit: number;
  readonly price: number;
}

/** All pieces, the dearest first; of one price the earlier unit. */
export const dearestFirst = (units: readonly PromotionUnit[]): readonly Piece[] =>
  units
    .flatMap(({ pieces }, unit) => pieces.map((price): Piece => ({ unit, price })))
    .toSorted((a, b) => b.price - a.price);

/** What some pieces are worth together, by unit. */
export const offUnits = (
  units: readonly PromotionUnit[],
  off: readonly (readonly [unit: number, amount: number])[],
): readonly number[] => {
  const amounts = units.map(() => 0);
  for (const [unit, amount] of off) amounts[unit] = (amounts[unit] ?? 0) + amount;
  return amounts;
};

/** How many pieces there are. */
const piecesIn = (units: readonly PromotionUnit[]): number => units.reduce((sum, { quantity }) => sum + quantity, 0);

/** A unit with so many pieces more, or as many as it is sold in; nothing where there are not so many. */
const withMore = ({ unit, quantity }: PromotionUnit, missing: number): readonly Fix[] => {
  const { limits, stock } = unit.item;
  const pieces = Math.ceil((quantity + missing) / limits.multiple) * limits.multiple;
  const most = Math.min(O.getOrElse(() => Infinity)(limits.max), O.getOrElse(() => Infinity)(stock));
  return pieces <= most ? [{ type: 'SetQuantity', cartUnitId: unit.cartUnitId, quantity: pieces }] : [];
};

/** What a promotion of `least` pieces lacks: how many more, and the presses that put them to a unit, where it may have them. */
export const lackingPieces = (units: readonly PromotionUnit[], least: number) => {
  const missing = least - piecesIn(units);
  return missing > 0 ? { params: { missing }, fixes: units.flatMap((one) => withMore(one, missing)) } : undefined;
};

/** The words of a promotion that lacks pieces. */
export const piecesMessage = {
  ko: '{missing}개 더 담으면 ‘{name}’ 혜택을 받을 수 있습니다.',
  en: 'Add {missing} more for ‘{name}’.',
  cn: '再加{missing}件即可享受“{name}”。',
  jp: 'あと{missing}点で「{name}」が適用されます。',
} as const;

/** Params of nothing but what is named here. */
export const paramsOf = <P extends t.Props>(props: P) => t.strict(props);

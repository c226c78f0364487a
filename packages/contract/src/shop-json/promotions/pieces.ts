import { isTargeted, type CartUnit, type CouponTarget, type Fix } from '@baguni/domain';
import type { PromotionUnit } from '@baguni/domain/shop';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { couponTarget } from '../../codecs/coupon.ts';
import { whole } from '../../codecs/base/number.ts';
import { optional, type Codec } from '../../codecs/base/codec.ts';

/** Unit filter of a promotion; all units if missing. */
export interface OnUnits {
  readonly on?: CouponTarget;
}

export const onUnits = <A extends object>(params: Codec<A>): Codec<A & OnUnits> => optional(params, 'on', couponTarget);

export const isOn = (unit: CartUnit, { on }: OnUnits): boolean => on === undefined || isTargeted(on, unit);

export const somePieces = whole(1, 999);

export const minorAmount = whole(0, 1_000_000_000_000);

interface Piece {
  readonly unit: number;
  readonly price: number;
}

/** Sorts pieces by price, descending; equal prices keep unit order. */
export const dearestFirst = (units: readonly PromotionUnit[]): readonly Piece[] =>
  units
    .flatMap(({ pieces }, unit) => pieces.map((price): Piece => ({ unit, price })))
    .toSorted((a, b) => b.price - a.price);

/** Sums the values of pieces by unit. */
export const offUnits = (
  units: readonly PromotionUnit[],
  off: readonly (readonly [unit: number, amount: number])[],
): readonly number[] => {
  const amounts = units.map(() => 0);
  for (const [unit, amount] of off) amounts[unit] = (amounts[unit] ?? 0) + amount;
  return amounts;
};

const piecesIn = (units: readonly PromotionUnit[]): number => units.reduce((sum, { quantity }) => sum + quantity, 0);

/** Returns a fix that adds the missing pieces, rounded up to multiples, unless stock or maximum forbids it. */
const withMore = ({ unit, quantity }: PromotionUnit, missing: number): readonly Fix[] => {
  const { limits, stock } = unit.item;
  const pieces = Math.ceil((quantity + missing) / limits.multiple) * limits.multiple;
  const most = Math.min(O.getOrElse(() => Infinity)(limits.max), O.getOrElse(() => Infinity)(stock));
  return pieces <= most ? [{ type: 'SetQuantity', cartUnitId: unit.cartUnitId, quantity: pieces }] : [];
};

/** Returns the number of missing pieces and the quantity changes that add them. */
export const lackingPieces = (units: readonly PromotionUnit[], least: number) => {
  const missing = least - piecesIn(units);
  return missing > 0 ? { params: { missing }, fixes: units.flatMap((one) => withMore(one, missing)) } : undefined;
};

export const piecesMessage = {
  ko: '{missing}개 더 담으면 ‘{name}’ 혜택을 받을 수 있습니다.',
  en: 'Add {missing} more for ‘{name}’.',
  cn: '再加{missing}件即可享受“{name}”。',
  jp: 'あと{missing}点で「{name}」が適用されます。',
} as const;

export const paramsOf = <P extends t.Props>(props: P) => t.strict(props);

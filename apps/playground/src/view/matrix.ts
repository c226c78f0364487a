import { couponKeyOf, type Coupon } from '@baguni/domain';
import type { AnyCart } from '../engine/cart-engine.ts';
import { couponCells, type ChosenOffers, type CouponCell } from './coupon-cells.ts';
import { amountText, messageOf, unitName, type Wording } from '../words/wording.ts';

/** A cell as it is drawn: an amount where the coupon is chosen, else the number of the reason against it. */
export interface CellView {
  readonly key: string;
  readonly isChosen: boolean;
  readonly mark: string;
  /** The same in words. */
  readonly text: string;
}

/** A row of the matrix. */
export interface RowView {
  readonly key: string;
  readonly name: string;
  readonly worth: string;
  readonly cells: readonly CellView[];
}

/** Coupons against units, and what the numbers in the cells say. */
export interface MatrixView {
  readonly units: readonly { readonly key: number; readonly name: string }[];
  readonly rows: readonly RowView[];
  readonly reasons: readonly { readonly key: number; readonly text: string }[];
}

const textOf = (wording: Wording, cell: CouponCell): string => {
  switch (cell.type) {
    case 'Chosen':
      return wording.words.chosen;
    case 'Elsewhere':
      return wording.words.usedElsewhere;
    case 'Refused':
      return messageOf(wording, cell.reason);
  }
};

const worthOf = (wording: Wording, { discountUnitType, discountValue }: Coupon): string =>
  discountUnitType === 'Rate' ? `${discountValue}%` : amountText(wording, discountValue);

/** The number of a reason: the same text has the same number. */
const numbering = (): ((text: string) => number) & { readonly all: Map<string, number> } => {
  const all = new Map<string, number>();
  const numberOf = (text: string): number => {
    const known = all.get(text) ?? all.size + 1;
    all.set(text, known);
    return known;
  };
  return Object.assign(numberOf, { all });
};

/** The best coupons as a picture: which is where, and by number the reason for every other place (CP-19, EN-20). */
export const matrixView = (wording: Wording, cart: AnyCart, found: ChosenOffers): MatrixView => {
  const { units, rows } = couponCells(wording.engine, cart, found);
  const numberOf = numbering();
  const cellView = (cell: CouponCell, key: string): CellView => {
    const text = textOf(wording, cell);
    // a parcel’s coupon is on all of its units and takes off its fee once
    if (cell.type === 'Chosen')
      return { key, isChosen: true, mark: cell.amount === 0 ? '' : amountText(wording, -cell.amount), text };
    return { key, isChosen: false, mark: `${numberOf(text)}`, text };
  };
  const rowViews = rows.map(({ coupon, cells }) => ({
    key: couponKeyOf(coupon),
    name: coupon.couponName.trim() || couponKeyOf(coupon),
    worth: worthOf(wording, coupon),
    cells: cells.map((cell, i) => cellView(cell, `${units[i]?.cartUnitId}`)),
  }));
  return {
    units: units.map(({ cartUnitId }) => ({ key: cartUnitId, name: unitName(wording, cart, cartUnitId) })),
    rows: rowViews,
    reasons: [...numberOf.all].map(([text, key]) => ({ key, text })),
  };
};

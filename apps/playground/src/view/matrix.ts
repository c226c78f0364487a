import { couponKeyOf, type Coupon } from '@baguni/domain';
import type { AnyCart } from '../engine/cart-engine.ts';
import { couponCells, type CellLimit, type ChosenOffers, type CouponCell, type CouponCells } from './coupon-cells.ts';
import { amountText, messageOf, type Wording } from '../words/wording.ts';
import { listed } from '../words/names.ts';
import { unitName, unitNames } from '../words/unit-names.ts';

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
  /** What is not in it; empty where all is. */
  readonly notes: readonly string[];
  /** Whether more of it may be asked for. */
  readonly isPart: boolean;
}

const textOf = (wording: Wording, cell: CouponCell, isProved: boolean): string => {
  switch (cell.type) {
    case 'Chosen':
      return wording.words.chosen;
    case 'Elsewhere':
      return isProved ? wording.words.savesNoMoreHere : wording.words.usedElsewhere;
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

const notesOf = (
  wording: Wording,
  cart: AnyCart,
  { notBought, units, rows, isPart }: CouponCells,
): readonly string[] => {
  const { words } = wording;
  const names = unitNames(
    wording,
    cart,
    notBought.map(({ cartUnitId }) => cartUnitId),
  );
  return [
    ...(isPart ? [words.partShown(rows.length, units.length)] : []),
    ...(names.length > 0 ? [words.notBought(listed(words, names))] : []),
  ];
};

/** The best coupons as a picture: which is where, and by number the reason for every other place (CP-19, EN-20). */
export const matrixView = (wording: Wording, cart: AnyCart, found: ChosenOffers, limit?: CellLimit): MatrixView => {
  const cells = couponCells(wording.engine, cart, found, limit);
  const numberOf = numbering();
  const isProved = found.bound === found.saving;
  const cellView = (cell: CouponCell, key: string): CellView => {
    const text = textOf(wording, cell, isProved);
    // a parcel’s coupon is on all of its units and takes off its fee once
    if (cell.type === 'Chosen')
      return { key, isChosen: true, mark: cell.amount === 0 ? '' : amountText(wording, -cell.amount), text };
    return { key, isChosen: false, mark: `${numberOf(text)}`, text };
  };
  const rows = cells.rows.map(({ coupon, cells: across }) => ({
    key: couponKeyOf(coupon),
    name: coupon.couponName.trim() || couponKeyOf(coupon),
    worth: worthOf(wording, coupon),
    cells: across.map((cell, i) => cellView(cell, `${cells.units[i]?.cartUnitId}`)),
  }));
  return {
    units: cells.units.map(({ cartUnitId }) => ({ key: cartUnitId, name: unitName(wording, cart, cartUnitId) })),
    rows,
    reasons: [...numberOf.all].map(([text, key]) => ({ key, text })),
    notes: notesOf(wording, cart, cells),
    isPart: cells.isPart,
  };
};

import { HIGHEST_AMOUNT } from '../codecs/base/number.ts';
import type { Fit } from './fit.ts';
import { isObject, own, type JsonObject } from './fill.ts';

const at = (value: unknown, name: string): unknown => (isObject(value) ? own(value, name) : undefined);
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
const sum = (list: unknown, of: (one: unknown) => number): number =>
  (Array.isArray(list) ? list : []).reduce<number>((total, one) => total + of(one), 0);

/** Returns the largest quantity within the price limit of one unit. */
const mostPieces = (unit: unknown): number => {
  const item = at(unit, 'item');
  const branch = at(unit, 'expressShopBranch') ?? at(unit, 'smileFreshBranch');
  const options = sum(at(item, 'options'), (option) => number(at(option, 'optionPrice')));
  const piece = number(at(item, 'itemSellPrice')) + options + number(at(branch, 'branchAdditionalPrice'));
  const additions = sum(at(item, 'additions'), (one) => number(at(one, 'price')) * number(at(one, 'quantity')));
  return Math.max(0, Math.floor((HIGHEST_AMOUNT - Math.abs(additions)) / Math.max(1, Math.abs(piece))));
};

/** A consistency rule between fields of one object. */
interface Relation {
  /** End of the path that the codec reports. */
  readonly at: string;
  /** The field to report. */
  readonly field: string;
  /** @param around the object with defaults */
  readonly fits: (around: JsonObject) => Fit;
}

/** Keep in sync with `beyondSchema`; a test compares them. */
export const relations: readonly Relation[] = [
  {
    at: 'item',
    field: 'quantity',
    fits: (unit) => ({ type: 'integer', minimum: 0, maximum: mostPieces(unit) }),
  },
  {
    at: 'discountValue',
    field: 'discountValue',
    fits: (coupon) =>
      own(coupon, 'discountUnitType') === 'Rate'
        ? { type: 'number', minimum: 0, maximum: 100 }
        : { type: 'integer', minimum: 0, maximum: HIGHEST_AMOUNT },
  },
];

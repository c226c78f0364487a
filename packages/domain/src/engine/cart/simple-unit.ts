import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { Item, Measure } from '../../entities/cart/item.ts';
import { cartUnitId, itemNo } from '../../money/ids.ts';
import type { Won } from '../../money/won.ts';
import { checkNames } from '../../names/nearest.ts';
import { checkCount, checkText } from './arguments.ts';
import type { WithFields } from './fields.ts';
import { plainItem, plainUnit } from './plain.ts';

/** A unit of a simple shop. */
export interface SimpleUnit {
  /** The number of the unit in its cart. */
  readonly id: number;
  /** The number of the item. */
  readonly item: string;
  readonly name: string;
  /** Price of one piece: digits such as `12.50`, or minor units. */
  readonly price: string | number;
  /** Pieces; 1 if missing, or one step of a measure. */
  readonly quantity?: number;
  /** Pieces left; not limited if missing. */
  readonly stock?: number | undefined;
  /** Category of the item, for promotions and rules. */
  readonly category?: string;
  /** Tax rate in per cent; that of the shop if missing. */
  readonly taxRate?: number | undefined;
  /** Goods that are not sold by the piece: `quantity` is in `unit`, in steps of `step`, and `price` is for `per` of it. */
  readonly measure?: Measure & { readonly step: number };
  /** Custom fields of the item, as the engine reads them. */
  readonly fields?: object;
}

/** A unit of a simple shop with custom fields. */
export type SimpleUnitOf<F> = SimpleUnit & WithFields<F, 'item'>;

const names: readonly string[] = [
  'id',
  'item',
  'name',
  'price',
  'quantity',
  'stock',
  'category',
  'taxRate',
  'measure',
  'fields',
] satisfies readonly (keyof SimpleUnit)[];

/** True for a unit of a simple shop, also without its number. A complete unit has no price of its own. */
export const isSimpleUnit = <U extends object>(unit: U): unit is Extract<U, { readonly price: unknown }> =>
  typeof unit === 'object' && unit !== null && 'price' in unit;

const measured = (measure: SimpleUnit['measure']): Pick<Item, 'limits' | 'measure'> | undefined => {
  if (!measure) return undefined;
  checkNames('field of a measure', ['unit', 'step', 'per'], measure);
  const { unit, step, per } = measure;
  checkText(unit, 'measure.unit');
  checkCount(step, 'measure.step');
  checkCount(per, 'measure.per');
  return { limits: { min: step, max: undefined, multiple: step }, measure: { unit, per } };
};

/** Completes a unit of a simple shop; `amountOf` parses amounts. Throws for invalid fields. */
export const completeUnit = (unit: SimpleUnit, amountOf: (price: string | number) => Won): CartUnit => {
  checkNames('field of a unit', names, unit);
  const {
    id,
    item,
    name,
    price,
    quantity = unit.measure?.step ?? 1,
    stock,
    category: large = '',
    taxRate,
    fields,
  } = unit;
  checkText(item, 'item');
  checkText(name, 'name');
  const category = { ...plainItem.category, large };
  return {
    ...plainUnit,
    cartUnitId: cartUnitId(id),
    quantity,
    item: {
      ...plainItem,
      itemNo: itemNo(item),
      itemName: name,
      itemSellPrice: amountOf(price),
      category,
      stock,
      ...(taxRate === undefined ? {} : { taxRate }),
      ...measured(unit.measure),
      ...(fields === undefined ? {} : { fields }),
    },
  };
};

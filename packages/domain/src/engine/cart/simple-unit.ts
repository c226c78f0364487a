import type { ShopUnit } from '../../entities/cart/cart-unit.ts';
import type { Item, Measure } from '../../entities/cart/item.ts';
import type { Seller } from '../../entities/cart/seller.ts';
import { itemNo } from '../../money/ids.ts';
import type { Currency } from '../../money/currency.ts';
import { parseMoney } from '../../money/money.ts';
import { won, type Won } from '../../money/won.ts';
import { checkNames } from '../../names/nearest.ts';
import { checkCount, checkId, checkText, textOf } from './arguments.ts';
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
  /** Pieces left; not limited if missing or null. */
  readonly stock?: number | null | undefined;
  /** Category of the item, for promotions and rules. */
  readonly category?: string;
  /** Tax rate in per cent, e.g. 7: 0, or 1 and more. That of the shop if missing. */
  readonly taxRate?: number | undefined;
  /** Goods that are not sold by the piece: `quantity` is in `unit`, in steps of `step`, and `price` is for `per` of it. */
  readonly measure?: Measure & { readonly step: number };
  /** Custom fields of the item, as the engine reads them. */
  readonly fields?: object;
  /** The parcel, if the order has several. */
  readonly bundleKey?: string;
  /** The shipping terms of the cart that apply to it. */
  readonly shippingPolicyKey?: string;
  readonly seller?: { readonly [K in keyof Seller]?: string };
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
  'bundleKey',
  'shippingPolicyKey',
  'seller',
] satisfies readonly (keyof SimpleUnit)[];

/** True for a unit of a simple shop, also without its number. A complete unit has its item as an object. */
export const isSimpleUnit = <U extends { readonly item: unknown }>(
  unit: U | undefined,
): unit is Extract<U, { readonly price: unknown }> => Object(unit) === unit && typeof unit?.item !== 'object';

const measured = (measure: NonNullable<SimpleUnit['measure']>, at: string): Pick<Item, 'limits' | 'measure'> => {
  checkNames(`field of ${at}`, ['unit', 'step', 'per'], measure);
  const { unit, step, per } = measure;
  checkText(unit, `${at}.unit`);
  checkCount(step, `${at}.step`);
  checkCount(per, `${at}.per`);
  return { limits: { ...plainItem.limits, min: step, multiple: step }, measure: { unit, per } };
};

/** Names a path of a complete unit as in a simple one. */
export const simplePath = (path: string): string =>
  path.replace('item.', '').replace('cartUnitId', 'id').replace('itemNo', 'item').replace('itemSellPrice', 'price');

/** Returns a function that names the paths of a cart by the fields of its author, who may have given simple units. */
export const namesFor =
  (units: readonly { readonly item: unknown }[]) =>
  (path: string): string =>
    isSimpleUnit(units[Number(path.split('.')[1])]) ? simplePath(path) : path;

/** Reads an amount: digits or minor units. Throws a RangeError that names an invalid one. */
export const amountIn = (currency: Currency, of: string | number, name = 'amount'): Won => {
  const minor = typeof of === 'string' ? parseMoney(currency, of)?.minor : of;
  if (!Number.isSafeInteger(minor))
    throw new RangeError(`${name}: expected digits or whole minor units of ${currency.code}, not ${textOf(of)}`);
  return won(Number(minor));
};

/**
 * Completes a unit of a simple shop with amounts in a currency. Throws for invalid fields.
 * @param at path of the unit for errors, e.g. `units.0.`; empty if it is the argument itself
 */
export const completeUnit = (unit: SimpleUnit, currency: Currency, at = ''): ShopUnit => {
  checkNames(`field of ${at.slice(0, -1) || 'a unit'}`, names, unit);
  const {
    id,
    item,
    name,
    price,
    measure,
    quantity = measure?.step ?? 1,
    stock,
    category: large = '',
    taxRate,
    fields,
    seller,
    ...keys
  } = unit;
  checkId(id, `${at}id`);
  checkText(item, `${at}item`);
  checkText(name, `${at}name`);
  checkText(large, `${at}category`);
  return {
    ...plainUnit,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key is any text
    ...(keys as Pick<ShopUnit, 'bundleKey' | 'shippingPolicyKey'>),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key is any text
    seller: { ...plainUnit.seller, ...seller } as Seller,
    currency: currency.code,
    cartUnitId: id,
    quantity,
    item: {
      ...plainItem,
      itemNo: itemNo(item),
      itemName: name,
      itemSellPrice: amountIn(currency, price, `${at}price`),
      category: { ...plainItem.category, large },
      stock: stock ?? undefined,
      ...(taxRate !== undefined && { taxRate }),
      ...(measure && measured(measure, `${at}measure`)),
      ...(fields && { fields }),
    },
  };
};

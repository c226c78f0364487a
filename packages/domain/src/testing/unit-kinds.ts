import { option as O } from 'fp-ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import { cartUnitId } from '../money/ids.ts';
import type { ItemFlags, ItemMall } from '../entities/cart/item.ts';
import { anItem } from './builders/item.ts';
import { anExpressShopBranch, aSmileFreshBranch, aUnit } from './builders/unit.ts';

/** Units of which a rule speaks: how a test knows one, and each way to make a unit one of them, whatever else it is. */
export interface UnitKind {
  readonly is: (unit: CartUnit) => boolean;
  readonly ways: readonly ((unit: CartUnit) => CartUnit)[];
}

/** Any unit, as it is. */
export const anyUnit: UnitKind = { is: () => true, ways: [(unit) => unit] };

/** Units whose item has this flag. */
export const flagged = (name: keyof ItemFlags): UnitKind => ({
  is: (unit) => unit.item.flags[name],
  ways: [(unit) => ({ ...unit, item: { ...unit.item, flags: { ...unit.item.flags, [name]: true } } })],
});

/** Units of these shops inside the marketplace. */
export const ofMalls = (...malls: readonly ItemMall[]): UnitKind => ({
  is: (unit) => malls.includes(unit.item.mall),
  ways: malls.map((mall) => (unit) => ({ ...unit, item: { ...unit.item, mall } })),
});

/** An ordinary unit with a number whose item belongs to this shop. */
export const mallUnit = (id: number, mall: ItemMall): CartUnit =>
  aUnit({ cartUnitId: cartUnitId(id), item: anItem({ mall }) });

/** Same-day units. */
export const sameDay: UnitKind = {
  is: (unit) => unit.cartUnitType === 'ExpressShop',
  ways: [(unit) => ({ ...unit, cartUnitType: 'ExpressShop', expressShopBranch: O.some(anExpressShopBranch()) })],
};

/** Units of the grocery mall. */
export const smileFresh: UnitKind = {
  is: (unit) => unit.cartUnitType === 'SmileFresh',
  ways: [(unit) => ({ ...unit, cartUnitType: 'SmileFresh', smileFreshBranch: O.some(aSmileFreshBranch()) })],
};

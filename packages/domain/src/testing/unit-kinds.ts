import type { CartUnit } from '../entities/cart/cart-unit.ts';
import { noFlags, type ItemFlags, type ItemMall } from '../entities/cart/item.ts';
import { aSmileFreshBranch, anExpressShopBranch } from './builders/unit.ts';

/** A kind of units for a rule: a predicate, and ways to make any unit match. */
export interface UnitKind {
  readonly is: (unit: CartUnit) => boolean;
  readonly ways: readonly ((unit: CartUnit) => CartUnit)[];
}

export const anyUnit: UnitKind = { is: () => true, ways: [(unit) => unit] };

export const flagged = (name: keyof ItemFlags): UnitKind => ({
  is: (unit) => unit.item.flags?.[name] === true,
  ways: [(unit) => ({ ...unit, item: { ...unit.item, flags: { ...noFlags, ...unit.item.flags, [name]: true } } })],
});

export const ofMalls = (...malls: readonly ItemMall[]): UnitKind => ({
  is: (unit) => malls.includes(unit.item.mall ?? 'General'),
  ways: malls.map((mall) => (unit) => ({ ...unit, item: { ...unit.item, mall } })),
});

export const sameDay: UnitKind = {
  is: (unit) => unit.cartUnitType === 'ExpressShop',
  ways: [(unit) => ({ ...unit, cartUnitType: 'ExpressShop', expressShopBranch: anExpressShopBranch() })],
};

export const smileFresh: UnitKind = {
  is: (unit) => unit.cartUnitType === 'SmileFresh',
  ways: [(unit) => ({ ...unit, cartUnitType: 'SmileFresh', smileFreshBranch: aSmileFreshBranch() })],
};

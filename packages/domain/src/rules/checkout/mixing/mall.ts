import type { CartUnit } from '../../../entities/cart/cart-unit.ts';
import type { ItemMall } from '../../../entities/cart/item.ts';

export const isOf =
  (...malls: readonly ItemMall[]) =>
  (unit: CartUnit): boolean =>
    malls.includes(unit.item.mall);

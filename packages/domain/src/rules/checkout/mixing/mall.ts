import type { CartUnit } from '../../../entities/cart/cart-unit.ts';
import type { ItemMall } from '../../../entities/cart/item.ts';

/** Whether a unit's item belongs to one of these shops inside the marketplace (CK-10). */
export const isOf =
  (...malls: readonly ItemMall[]) =>
  (unit: CartUnit): boolean =>
    malls.includes(unit.item.mall);

import type { CartUnit } from '../cart/cart-unit.ts';
import type { CouponTarget } from './held-coupon.ts';

/** True if a unit is among those that a coupon is meant for. */
export const isTargeted = (target: CouponTarget, { item, seller }: Pick<CartUnit, 'item' | 'seller'>): boolean => {
  switch (target.type) {
    case 'All':
      return true;
    case 'Items':
      return target.itemNos.includes(item.itemNo);
    case 'Sellers':
      return target.sellerKeys.includes(seller.sellerKey);
    case 'LargeCategories':
      return target.codes.includes(item.category.large);
    case 'Field':
      return Object.entries(item.fields ?? {}).some(([name, value]) => name === target.field && value === target.is);
  }
};

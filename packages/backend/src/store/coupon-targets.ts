import type { CartUnit, CouponTarget } from '@baguni/domain/internal';
import type { CouponPolicy } from './rows.ts';

const ALL = 'All';
const keyOf = (type: CouponTarget['type'], value: string): string => `${type}/${value}`;

/** Returns the keys of a target, under which stores find a policy. */
export const keysOfTarget = (target: CouponTarget): readonly string[] => {
  switch (target.type) {
    case 'All':
      return [ALL];
    case 'Items':
      return target.itemNos.map((no) => keyOf('Items', no));
    case 'Sellers':
      return target.sellerKeys.map((key) => keyOf('Sellers', key));
    case 'LargeCategories':
      return target.codes.map((code) => keyOf('LargeCategories', code));
  }
};

/** Returns the last moment of a policy in ms since 1970 UTC; -1 if its date is invalid. */
export const expiryOf = ({ expiredDate }: Pick<CouponPolicy, 'expiredDate'>): number => {
  const ms = Date.parse(expiredDate);
  return Number.isNaN(ms) ? -1 : ms;
};

/** Returns the keys of all policies that may be for one of these units. */
export const targetsOf = (units: readonly Pick<CartUnit, 'item' | 'seller'>[]): readonly string[] => {
  const own = units.flatMap(({ item, seller }) => [
    keyOf('Items', item.itemNo),
    keyOf('Sellers', seller.sellerKey),
    keyOf('LargeCategories', item.category.large),
  ]);
  return units.length === 0 ? [] : [ALL, ...new Set(own)];
};

import {
  bundleKey,
  cartUnitId,
  itemNo,
  noFlags,
  noWon,
  sellerKey,
  shippingPolicyKey,
  type CartUnit,
  type CartUnitId,
  type Item,
} from '@baguni/domain';
import { option as O } from 'fp-ts';

const noItem: Item = {
  itemNo: itemNo('0'),
  itemName: '',
  itemImageUrl: '',
  itemSellPrice: noWon,
  options: [],
  additions: [],
  category: { large: '', medium: '', small: '', detail: '' },
  brandName: '',
  shippingWeight: 0,
  limits: { min: 1, max: O.none, multiple: 1 },
  stock: O.none,
  flags: noFlags,
};

const NOT_READ = 'unreadable';

const placeholder: Omit<CartUnit, 'cartUnitId'> = {
  cartUnitType: 'Normal',
  version: 0,
  quantity: 1,
  item: noItem,
  seller: { sellerKey: sellerKey(NOT_READ), sellerName: '', miniShopName: '', shopLink: '' },
  shippingPolicyKey: shippingPolicyKey(NOT_READ),
  bundleKey: bundleKey(NOT_READ),
  partnershipCode: O.none,
  discounts: [],
  isBuyAvailable: false,
  unableOrderType: O.some('UNREADABLE'),
  unableOrderReasonCode: O.none,
  isCouponUsable: false,
  isNeedAuthentication: false,
  isItemDiscountAgreement: false,
  appliedCouponIssueNoes: [],
  insertDateISO: '1970-01-01T00:00:00.000Z',
  expressShopBranch: O.none,
  smileFreshBranch: O.none,
};

/** A unit that could not be read: the shopper sees that it is there, and can only delete it (CM-53). */
export const placeholderUnit = (id: CartUnitId): CartUnit => ({ cartUnitId: id, ...placeholder });

/** A number for a unit whose own could not be read: below 0, and below every number taken. */
export const freeUnitId = (taken: readonly CartUnitId[]): CartUnitId =>
  cartUnitId(taken.reduce((lowest, id) => Math.min(lowest, id), 0) - 1);

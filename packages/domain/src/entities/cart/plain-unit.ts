import { noWon } from '../../money/won.ts';
import type { CartUnit } from './cart-unit.ts';
import {
  bundleKey,
  cartUnitId,
  itemNo,
  sellerKey,
  shippingPolicyKey,
  type CartUnitId,
  type ItemNo,
} from '../../money/ids.ts';
import { noFlags, type Item } from './item.ts';

/** Placeholder for an item that is missing from the catalogue or unreadable. */
export const unknownItem = (no: ItemNo): Item => ({
  itemNo: no,
  itemName: '',
  itemImageUrl: '',
  itemSellPrice: noWon,
  options: [],
  additions: [],
  category: { large: '', medium: '', small: '', detail: '' },
  mall: 'General',
  brandName: '',
  brandId: '',
  epin: '',
  buyMileageRate: 0,
  transPolicyNo: '',
  shippingWeight: 0,
  limits: { min: 1, max: undefined, multiple: 1 },
  stock: undefined,
  flags: noFlags,
});

const ONLY = 'shop';

/** A default item without options or limits. Callers set number, name and price. */
export const plainItem: Item = unknownItem(itemNo('item'));

/** One orderable piece of a default item that takes coupons. Callers override fields (EN-05). */
export const plainUnit: CartUnit = {
  cartUnitId: cartUnitId(1),
  cartUnitType: 'Normal',
  version: 0,
  quantity: 1,
  item: plainItem,
  seller: { sellerKey: sellerKey(ONLY), sellerName: '', miniShopName: '', shopLink: '' },
  shippingPolicyKey: shippingPolicyKey(ONLY),
  bundleKey: bundleKey(ONLY),
  partnershipCode: undefined,
  discounts: [],
  isBuyAvailable: true,
  unableOrderType: undefined,
  unableOrderReasonCode: undefined,
  isCouponUsable: true,
  unusableCouponType: undefined,
  isNeedAuthentication: false,
  isViaEmployeeMall: false,
  isDeliveryTimeEnded: false,
  isItemDiscountAgreement: false,
  appliedCouponIssueNoes: [],
  insertDateISO: '1970-01-01T00:00:00.000Z',
  hasDuplicates: false,
  duplicateCartUnitIds: [],
  expressShopBranch: undefined,
  smileFreshBranch: undefined,
};

const NOT_READ = 'unreadable';

/** Placeholder for an unreadable unit: visible, and can only be deleted. */
export const unreadableUnit = (id: CartUnitId): CartUnit => ({
  ...plainUnit,
  cartUnitId: id,
  item: unknownItem(itemNo('0')),
  seller: { ...plainUnit.seller, sellerKey: sellerKey(NOT_READ) },
  shippingPolicyKey: shippingPolicyKey(NOT_READ),
  bundleKey: bundleKey(NOT_READ),
  isBuyAvailable: false,
  unableOrderType: 'UNREADABLE',
  isCouponUsable: false,
});

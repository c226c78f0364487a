import { noWon } from '../../money/won.ts';
import type { CartUnit } from './cart-unit.ts';
import { bundleKey, itemNo, sellerKey, shippingPolicyKey, type CartUnitId, type ItemNo } from '../../money/ids.ts';
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

const NOT_READ = 'unreadable';

/** Placeholder for an unreadable unit: visible, and can only be deleted. */
export const unreadableUnit = (cartUnitId: CartUnitId): CartUnit => ({
  cartUnitId,
  cartUnitType: 'Normal',
  version: 0,
  quantity: 1,
  item: unknownItem(itemNo('0')),
  seller: { sellerKey: sellerKey(NOT_READ), sellerName: '', miniShopName: '', shopLink: '' },
  shippingPolicyKey: shippingPolicyKey(NOT_READ),
  bundleKey: bundleKey(NOT_READ),
  partnershipCode: undefined,
  discounts: [],
  isBuyAvailable: false,
  unableOrderType: 'UNREADABLE',
  unableOrderReasonCode: undefined,
  isCouponUsable: false,
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
});

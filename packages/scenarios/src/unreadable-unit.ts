import {
  bundleKey,
  itemNo,
  noFlags,
  noWon,
  sellerKey,
  shippingPolicyKey,
  type CartUnit,
  type Item,
} from '@baguni/domain';
import { just, nothing } from './maybe.ts';

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
  limits: { min: 1, max: nothing, multiple: 1 },
  stock: nothing,
  flags: noFlags,
};

/** A unit as the page holds it when it came broken over the wire: nothing of it is known but its number (CM-53). */
export const asUnreadable = ({ cartUnitId }: CartUnit): CartUnit => ({
  cartUnitId,
  cartUnitType: 'Normal',
  version: 0,
  quantity: 1,
  item: noItem,
  seller: { sellerKey: sellerKey('unreadable'), sellerName: '', miniShopName: '', shopLink: '' },
  shippingPolicyKey: shippingPolicyKey('unreadable'),
  bundleKey: bundleKey('unreadable'),
  partnershipCode: nothing,
  discounts: [],
  isBuyAvailable: false,
  unableOrderType: just('UNREADABLE'),
  unableOrderReasonCode: nothing,
  isCouponUsable: false,
  isNeedAuthentication: false,
  isItemDiscountAgreement: false,
  appliedCouponIssueNoes: [],
  insertDateISO: '1970-01-01T00:00:00.000Z',
  expressShopBranch: nothing,
  smileFreshBranch: nothing,
});

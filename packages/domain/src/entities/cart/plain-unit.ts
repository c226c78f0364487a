import { noWon } from '../../money/won.ts';
import type { CartUnit, MarketplaceUnit, MarketplaceUnitFields, ShopUnit } from './cart-unit.ts';
import {
  bundleKey,
  cartUnitId,
  itemNo,
  sellerKey,
  shippingPolicyKey,
  type CartUnitId,
  type ItemNo,
} from '../../money/ids.ts';
import { noFlags, type MarketplaceItem, type MarketplaceItemFields, type ShopItem } from './item.ts';

/** A default item without options or limits. Callers set number, name and price. */
export const plainItem: ShopItem = {
  itemNo: itemNo('item'),
  itemName: '',
  itemImageUrl: '',
  itemSellPrice: noWon,
  options: [],
  additions: [],
  category: { large: '', medium: '', small: '', detail: '' },
  limits: { min: 1, max: undefined, multiple: 1 },
  stock: undefined,
};

/** Values of the marketplace’s fields that an item lacks. */
export const itemDefaults: MarketplaceItemFields = {
  mall: 'General',
  brandName: '',
  brandId: '',
  epin: '',
  buyMileageRate: 0,
  transPolicyNo: '',
  shippingWeight: 0,
  flags: noFlags,
};

/** Placeholder for an item that is missing from the catalogue or unreadable. */
export const unknownItem = (no: ItemNo): MarketplaceItem => ({ ...plainItem, ...itemDefaults, itemNo: no });

const ONLY = 'shop';

/** One orderable piece of a default item that takes coupons. Callers override fields (EN-05). */
export const plainUnit: ShopUnit = {
  cartUnitId: cartUnitId(1),
  version: 0,
  quantity: 1,
  item: plainItem,
  seller: { sellerKey: sellerKey(ONLY), sellerName: '', miniShopName: '', shopLink: '' },
  shippingPolicyKey: shippingPolicyKey(ONLY),
  bundleKey: bundleKey(ONLY),
  discounts: [],
  isBuyAvailable: true,
  isCouponUsable: true,
};

/** Values of the marketplace’s fields that a unit lacks. */
export const unitDefaults: MarketplaceUnitFields = {
  cartUnitType: 'Normal',
  partnershipCode: undefined,
  unableOrderType: undefined,
  unableOrderReasonCode: undefined,
  unusableCouponType: undefined,
  expressShopBranch: undefined,
  smileFreshBranch: undefined,
  isNeedAuthentication: false,
  isViaEmployeeMall: false,
  isDeliveryTimeEnded: false,
  isItemDiscountAgreement: false,
  hasDuplicates: false,
  duplicateCartUnitIds: [],
  appliedCouponIssueNoes: [],
  insertDateISO: '1970-01-01T00:00:00.000Z',
};

/** Returns a unit with every field of the marketplace. */
export const marketplaceUnit = (unit: CartUnit): MarketplaceUnit => ({
  ...unitDefaults,
  ...unit,
  item: { ...itemDefaults, ...unit.item },
});

/** True for a default value. Those that are objects are empty lists and unset flags. */
const isDefault = (value: unknown, byDefault: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every((one: unknown) => one === false)
    : value === byDefault;

const without = <A extends object, D extends object>(value: A, defaults: D): Omit<A, keyof D> & Partial<D> => {
  const byDefault = new Map<string, unknown>(Object.entries(defaults));
  const own = Object.entries(value).filter(
    ([name, one]) => !(byDefault.has(name) && isDefault(one, byDefault.get(name))),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only optional fields are missing
  return Object.fromEntries(own) as Omit<A, keyof D> & Partial<D>;
};

/** Returns a unit without the fields of the marketplace that have their default values. */
export const withoutDefaults = (unit: CartUnit): CartUnit => ({
  ...without(unit, unitDefaults),
  item: without(unit.item, itemDefaults),
});

const NOT_READ = 'unreadable';

/** Placeholder for an unreadable unit: visible, and can only be deleted. */
export const unreadableUnit = (id: CartUnitId): MarketplaceUnit => ({
  ...plainUnit,
  ...unitDefaults,
  cartUnitId: id,
  item: unknownItem(itemNo('0')),
  seller: { ...plainUnit.seller, sellerKey: sellerKey(NOT_READ) },
  shippingPolicyKey: shippingPolicyKey(NOT_READ),
  bundleKey: bundleKey(NOT_READ),
  isBuyAvailable: false,
  unableOrderType: 'UNREADABLE',
  isCouponUsable: false,
});

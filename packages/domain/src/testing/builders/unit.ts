import { itemNo, bundleKey, sellerKey, shippingPolicyKey } from '../../money/ids.ts';
import { noFlags, type Addition, type Item, type ItemOption, type MarketplaceItem } from '../../entities/cart/item.ts';
import { noWon, won } from '../../money/won.ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { plainUnit, unitDefaults } from '../../entities/cart/plain-unit.ts';
import type { ExpressShopBranch, Seller, SmileFreshBranch } from '../../entities/cart/seller.ts';
import { sellerGroupKeyOf } from '../../entities/cart/tree.ts';

/**
 * A one-entry colour option without surcharge and limit.
 * @example
 * piecePrice(aUnit({ item: anItem({ options: [anOption(), anOption({ optionPrice: won(-500) })] }) })); // 9500
 */
export const anOption = (over: Partial<ItemOption> = {}): ItemOption => ({
  optionNo: 'O1',
  optionType: 'Combination',
  optionEntries: [{ name: '색상', value: '빨강' }],
  optionPrice: noWon,
  calculationUnit: undefined,
  stock: undefined,
  ...over,
});

/**
 * One gift box for 1,000 won.
 * @example
 * additionsTotal(aUnit({ item: anItem({ additions: [anAddition(), anAddition({ quantity: 2 })] }) })); // 3000
 */
export const anAddition = (over: Partial<Addition> = {}): Addition => ({
  additionNo: 'A1',
  name: '포장',
  value: '선물 상자',
  price: won(1000),
  quantity: 1,
  stock: undefined,
  ...over,
});

/**
 * An apple for 10,000 won: no options, additions, limits or flags, 1 kg.
 * @example
 * anItem({ itemSellPrice: won(12_900) }).itemSellPrice; // 12900
 */
export const anItem = (over: Partial<Item> = {}): MarketplaceItem => ({
  itemNo: itemNo('I1'),
  itemName: '사과',
  itemImageUrl: '/pictures/apple.svg',
  itemSellPrice: won(10_000),
  options: [],
  additions: [],
  category: { large: 'L1', medium: 'M1', small: 'S1', detail: 'D1' },
  mall: 'General',
  brandName: '',
  brandId: '',
  epin: '',
  buyMileageRate: 0,
  transPolicyNo: '',
  shippingWeight: 1,
  limits: { min: 1, max: undefined, multiple: 1 },
  stock: undefined,
  flags: noFlags,
  ...over,
});

/** Current moment of the builders: 2026-11-20T03:00:00Z, in ms since 1970 UTC. */
export const testNow = Date.parse('2026-11-20T03:00:00.000Z');

/**
 * An ordinary seller, `S1`.
 * @example
 * aUnit({ seller: aSeller({ sellerKey: sellerKey('S2') }) }).seller.sellerKey; // S2
 */
export const aSeller = (over: Partial<Seller> = {}): Seller => ({
  sellerKey: sellerKey('S1'),
  sellerName: '푸른과일',
  miniShopName: '푸른과일 가게',
  shopLink: '/shop/S1',
  ...over,
});

/**
 * A same-day branch without an additional price.
 * @example
 * const branch = anExpressShopBranch({ branchAdditionalPrice: won(300) });
 * piecePrice(anExpressShopUnit({ expressShopBranch: branch })); // 10300
 */
export const anExpressShopBranch = (over: Partial<ExpressShopBranch> = {}): ExpressShopBranch => ({
  expressShopType: 'GSFresh',
  branchCode: 'G1',
  branchName: '역삼점',
  branchAdditionalPrice: noWon,
  ...over,
});

/**
 * A SmileFresh branch that delivers at a chosen time, without an additional price.
 * @example
 * const branch = aSmileFreshBranch({ branchAdditionalPrice: won(300) });
 * piecePrice(aSmileFreshUnit({ smileFreshBranch: branch })); // 10300
 */
export const aSmileFreshBranch = (over: Partial<SmileFreshBranch> = {}): SmileFreshBranch => ({
  branchCode: 'F1',
  branchName: '성수점',
  branchAdditionalPrice: noWon,
  branchServiceTypes: ['Reserve'],
  ...over,
});

/** Returns the default parcel of a unit: one per seller group, because bundle keys are unique to it (SH-02). */
const parcelOf = (unit: CartUnit): CartUnit => ({ ...unit, bundleKey: bundleKey(`B/${sellerGroupKeyOf(unit)}`) });

/**
 * One orderable apple of seller `S1`, unit 1, added an hour before `testNow`; policy `P1`, one parcel per seller
 * group.
 * @example
 * const [one, other] = [aUnit(), aUnit({ cartUnitId: cartUnitId(2), quantity: 3 })];
 * [one.bundleKey, one.quantity, other.quantity]; // [ 'B/Seller/S1', 1, 3 ]
 */
export const aUnit = (over: Partial<CartUnit> = {}): CartUnit => {
  const unit: CartUnit = {
    ...unitDefaults,
    ...plainUnit,
    version: 1,
    item: anItem(),
    seller: aSeller(),
    shippingPolicyKey: shippingPolicyKey('P1'),
    bundleKey: bundleKey(''),
    insertDateISO: '2026-11-20T02:00:00.000Z',
    ...over,
  };
  return over.bundleKey === undefined ? parcelOf(unit) : unit;
};

/**
 * A SmileDelivery unit of policy `P-SmileDelivery`.
 * @example
 * sellerGroupKeyOf(aSmileDeliveryUnit({ seller: aSeller({ sellerKey: sellerKey('S2') }) })); // SmileDelivery
 */
export const aSmileDeliveryUnit = (over: Partial<CartUnit> = {}): CartUnit =>
  aUnit({
    cartUnitType: 'SmileDelivery',
    item: anItem({ flags: { ...noFlags, isSmileDelivery: true } }),
    shippingPolicyKey: shippingPolicyKey('P-SmileDelivery'),
    ...over,
  });

/**
 * A SmileFresh unit of branch `F1`.
 * @example
 * unitsOfTab([aUnit(), aSmileFreshUnit({ cartUnitId: cartUnitId(2) })], 'SmileFresh').map((unit) => unit.cartUnitId); // [ 2 ]
 */
export const aSmileFreshUnit = (over: Partial<CartUnit> = {}): CartUnit =>
  aUnit({ cartUnitType: 'SmileFresh', smileFreshBranch: aSmileFreshBranch(), ...over });

/**
 * An ExpressShop unit of branch `G1` of GSFresh.
 * @example
 * sellerGroupKeyOf(anExpressShopUnit()); // ExpressShop/GSFresh/G1
 */
export const anExpressShopUnit = (over: Partial<CartUnit> = {}): CartUnit =>
  aUnit({ cartUnitType: 'ExpressShop', expressShopBranch: anExpressShopBranch(), ...over });

/**
 * An unorderable unit; out of stock by default.
 * @example
 * unorderableReason(anUnorderableUnit())?.code; // CART-BR7-03
 */
export const anUnorderableUnit = (over: Partial<CartUnit> = {}): CartUnit =>
  aUnit({ isBuyAvailable: false, unableOrderType: 'ITEM_OUT_OF_STOCK', ...over });

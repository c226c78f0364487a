import {
  branchServiceTypes,
  cartUnitTypes,
  expressShopTypes,
  itemMalls,
  noFlags,
  unableOrderTypes,
  won,
  type CartUnitType,
  type ItemFlags,
  type ItemMall,
} from '@baguni/domain/internal';
import * as t from 'io-ts';
import { list, nullable, withDefault } from '../base/codec.ts';
import {
  answerText,
  bundleKey,
  choice,
  count,
  itemNo,
  kilograms,
  percent,
  price,
  priceChange,
  sellerKey,
  shippingPolicyKey,
} from '../base/values.ts';
import { limits } from '../cart/item.ts';
import { branchServiceType } from '../cart/seller.ts';
import { flagsOf, no, noText, noTexts, partNo, someOf, tenant, texts, yes } from './base.ts';

const MAX_OPTIONS = 500;
const MAX_ENTRIES = 50;
const MAX_ADDITIONS = 50;
const MAX_NUMBERS = 50;
const MAX_PICTURES = 20;

const option = t.strict({
  optionNo: partNo,
  optionType: choice(['Calculation', 'Combination', 'Text']),
  optionEntries: list(t.strict({ name: texts, value: noTexts }), MAX_ENTRIES),
  optionPrice: priceChange,
  calculationUnit: nullable(answerText),
  /** Terms of a price by measures; null for other options. */
  measure: nullable(t.strict({ min: count, max: count, wonPerSquareMetre: count })),
});

const addition = t.strict({ additionNo: partNo, name: texts, value: noTexts, price });

const branch = { branchCode: answerText, branchName: texts, branchAdditionalPrice: withDefault(won(0), priceChange) };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object has the keys of its type
const flagNames = Object.keys(noFlags) as readonly (keyof ItemFlags)[];

/** An item on sale with its options and additions. Its stock is in `stock` rows. */
export const itemRow = t.strict({
  type: t.literal('item'),
  tenant,
  itemNo,
  itemName: texts,
  itemImageUrl: noText,
  moreImageUrls: someOf(answerText, MAX_PICTURES),
  itemSellPrice: price,
  options: someOf(option, MAX_OPTIONS),
  additions: someOf(addition, MAX_ADDITIONS),
  category: t.strict({ large: answerText, medium: answerText, small: answerText, detail: answerText }),
  mall: withDefault<ItemMall>('General', choice(itemMalls)),
  brandName: noTexts,
  brandId: noText,
  epin: noText,
  buyMileageRate: withDefault(0, percent),
  transPolicyNo: noText,
  shippingWeight: kilograms,
  limits: withDefault({ min: 1, max: undefined, multiple: 1 }, limits),
  flags: flagsOf(flagNames),
  unable: nullable(choice(unableOrderTypes)),
  cartUnitType: withDefault<CartUnitType>('Normal', choice(cartUnitTypes)),
  sellerKey,
  shippingPolicyKey,
  bundleKey,
  discountNos: someOf(partNo, MAX_NUMBERS),
  fundingNos: someOf(partNo, MAX_NUMBERS),
  expressShopBranch: nullable(t.strict({ expressShopType: choice(expressShopTypes), ...branch })),
  smileFreshBranch: nullable(
    t.strict({ ...branch, branchServiceTypes: list(branchServiceType, branchServiceTypes.length) }),
  ),
  isCouponUsable: yes,
  isNeedAuthentication: no,
  isItemDiscountAgreement: no,
});

export type ItemRow = t.TypeOf<typeof itemRow>;

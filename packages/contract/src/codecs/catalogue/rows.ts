import {
  languages,
  tenants,
  type Language,
  type Tenant,
  discountTypes,
  unableOrderTypes,
  branchServiceTypes,
  cartUnitTypes,
  expressShopTypes,
  itemMalls,
  noFlags,
  won,
  type CartUnitType,
  type ItemFlags,
  type ItemMall,
  cashbackTypes,
  noCouponFlags,
  type CouponFlags,
} from '@baguni/domain/internal';
import * as t from 'io-ts';
import { Described, list, withDefault, type Codec, nullable, orNull, strict } from '../base/codec.ts';
import {
  answerText,
  choice,
  keyText,
  amount,
  sellerKey,
  itemNo,
  price,
  whole,
  bundleKey,
  count,
  kilograms,
  percent,
  priceChange as pieceChange,
  shippingPolicyKey,
  momentMs,
  percentOrAmount,
  moment,
} from '../base/values.ts';
import { discountPolicy, extraDiscounts } from '../cart/discount.ts';
import { bundleTerms, shippingPolicy } from '../cart/shipping.ts';
import { limits } from '../cart/item.ts';
import { branchServiceType } from '../cart/seller.ts';
import { couponPolicyNo, couponTarget, couponType, percentOrWon } from '../coupon.ts';
import { benefit, bsdEventTag, colour } from '../information.ts';

export const tenant: Codec<Tenant> = choice(tenants);

/** The number of an option, an addition, a discount or an event. */
const partNo: Codec<string> = keyText((no) => no);

/** A text in every language. */
export type Texts = Readonly<Record<Language, string>>;

const inEach: Codec<Texts> = strict({ ko: answerText, en: answerText, cn: answerText, jp: answerText });

const alike = (text: string): Texts => ({ ko: text, en: text, cn: text, jp: text });

/** Texts by language, or one text for all languages. */
const texts: Codec<Texts> = new Described<Texts>(
  { type: 'Holding', inner: t.union([answerText, inEach]) },
  inEach.is,
  (value, context) => inEach.validate(typeof value === 'string' ? alike(value) : value, context),
  (value) => (languages.every((language) => value[language] === value.ko) ? value.ko : inEach.encode(value)),
);

const noText: Codec<string> = withDefault('', answerText);
const noTexts: Codec<Texts> = withDefault(alike(''), texts);
const yes: Codec<boolean> = withDefault<boolean>(true, t.boolean);
const no: Codec<boolean> = withDefault<boolean>(false, t.boolean);

/** A list that may be missing. */
const someOf = <A>(item: Codec<A>, max: number): Codec<readonly A[]> => withDefault<readonly A[]>([], list(item, max));

/** The names of the flags that are set. */
const flagsOf = <A extends string>(names: readonly A[]): Codec<readonly A[]> => someOf(choice(names), names.length);

const sellerRow = strict({
  type: t.literal('seller'),
  tenant,
  sellerKey,
  sellerName: texts,
  miniShopName: texts,
  shopLink: noText,
});

const shippingPolicyRow = t.intersection([strict({ type: t.literal('shippingPolicy'), tenant }), shippingPolicy]);

/** The terms of items that are sent in one parcel. */
const parcelRow = t.intersection([strict({ type: t.literal('parcel'), tenant }), bundleTerms]);

const discountRow = strict({
  type: t.literal('discount'),
  tenant,
  discountNo: partNo,
  discountType: choice(discountTypes),
  displayName: texts,
  policy: discountPolicy,
});

/** A discount that the seller does not pay. */
const fundingRow = strict({
  type: t.literal('funding'),
  tenant,
  discountPolicyNo: partNo,
  displayName: texts,
  discountPolicyName: answerText,
  discountPrice: amount,
});

/** Stores keep pieces in 32 bits. */
const MOST_PIECES = 2_000_000_000;

const ofItem = { tenant, itemNo };

/** Another price of one piece of an item, in won; the prices of its options are added to it. */
export const priceChange = strict({ ...ofItem, price });

/** Pieces left of an item, or of one of its options or additions; null is unlimited. */
export const stockChange = strict({
  ...ofItem,
  optionNo: nullable(partNo),
  additionNo: nullable(partNo),
  pieces: t.union([whole(0, MOST_PIECES), t.null]),
});

/** Stops the sale of an item for a reason; null starts it again. */
export const saleChange = strict({ ...ofItem, unable: t.union([choice(unableOrderTypes), t.null]) });

const priceRow = strict({ type: t.literal('price'), ...priceChange.type.props });
const stockRow = strict({ type: t.literal('stock'), ...stockChange.type.props });
const saleRow = strict({ type: t.literal('sale'), ...saleChange.type.props });

const MAX_OPTIONS = 500;
const MAX_OPTION_ENTRIES = 50;
const MAX_ADDITIONS = 50;
const MAX_NUMBERS = 50;
const MAX_PICTURES = 20;

const option = strict({
  optionNo: partNo,
  optionType: choice(['Calculation', 'Combination', 'Text']),
  optionEntries: list(strict({ name: texts, value: noTexts }), MAX_OPTION_ENTRIES),
  optionPrice: pieceChange,
  calculationUnit: nullable(answerText),
  /** Terms of a price by measures; null for other options. */
  measure: nullable(strict({ min: count, max: count, wonPerSquareMetre: count })),
});

const addition = strict({ additionNo: partNo, name: texts, value: noTexts, price });

const branch = { branchCode: answerText, branchName: texts, branchAdditionalPrice: withDefault(won(0), pieceChange) };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object has the keys of its type
const flagNames = Object.keys(noFlags) as readonly (keyof ItemFlags)[];

/** An item on sale with its options and additions. Its stock is in `stock` rows. */
const itemRow = strict({
  type: t.literal('item'),
  tenant,
  itemNo,
  itemName: texts,
  itemImageUrl: noText,
  moreImageUrls: someOf(answerText, MAX_PICTURES),
  itemSellPrice: price,
  options: someOf(option, MAX_OPTIONS),
  additions: someOf(addition, MAX_ADDITIONS),
  category: strict({ large: answerText, medium: answerText, small: answerText, detail: answerText }),
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
  expressShopBranch: nullable(strict({ expressShopType: choice(expressShopTypes), ...branch })),
  smileFreshBranch: nullable(
    strict({ ...branch, branchServiceTypes: list(branchServiceType, branchServiceTypes.length) }),
  ),
  isCouponUsable: yes,
  isNeedAuthentication: no,
  isItemDiscountAgreement: no,
});

const MAX_CARDS = 100;
const MAX_CASHBACKS = 1_000;
const MAX_ENTRIES = 20;
/** Stores keep counts in 32 bits. */
const MOST_ISSUES = 2_000_000_000;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object has the keys of its type
const couponFlags = Object.keys(noCouponFlags) as readonly (keyof CouponFlags)[];

/** A coupon policy: downloadable, or granted if `perBuyer` is 0. */
const couponRow = percentOrWon(
  strict({
    type: t.literal('coupon'),
    tenant,
    policyNo: couponPolicyNo,
    couponType,
    discountUnitType: choice(['Rate', 'Amount']),
    discountValue: percentOrAmount,
    couponName: texts,
    paymentCouponName: nullable(texts),
    possiblePrice: amount,
    limitPrice: amount,
    expiredDate: moment,
    flags: flagsOf(couponFlags),
    target: couponTarget,
    eventNo: noText,
    encStr: noText,
    couponPromotionType: noText,
    issueLimit: nullable(whole(1, MOST_ISSUES)),
    perBuyer: whole(0, 1_000),
  }),
);

const card = strict({ couponNo: partNo, cardName: texts, discountPrice: amount, possiblePrice: amount });

/** The only campaign of a tenant. */
const campaignRow = strict({
  type: t.literal('campaign'),
  tenant,
  extraDiscounts,
  cards: someOf(card, MAX_CARDS),
  bsdTag: nullable(bsdEventTag),
  welcomeGift: nullable(couponPolicyNo),
});

const cashback = strict({
  cashbackType: choice(cashbackTypes),
  calcType: choice(['Rate', 'Amount']),
  rate: percent,
  amount,
  maxAmount: orNull(amount),
  date: moment,
  target: couponTarget,
});

/** All cashback terms of a tenant. Terms that are not in the row are removed. */
const cashbacksRow = strict({
  type: t.literal('cashbacks'),
  tenant,
  cashbacks: list(cashback, MAX_CASHBACKS),
});

const event = strict({
  bigSmile: no,
  startDate: moment,
  endDate: moment,
  bannerText: texts,
  dwebImageUrl: noText,
  mwebImageUrl: noText,
  textColor: colour,
  bgColor: colour,
});

/** All sale events of an item. A row of a list replaces the stored list of its item. */
const eventsRow = strict({ type: t.literal('events'), ...ofItem, events: list(event, MAX_ENTRIES) });
const benefitsRow = strict({ type: t.literal('benefits'), ...ofItem, benefits: list(benefit, MAX_ENTRIES) });
const relatedRow = strict({
  type: t.literal('related'),
  ...ofItem,
  boughtTogether: someOf(itemNo, MAX_ENTRIES),
  similar: someOf(itemNo, MAX_ENTRIES),
});
const pastPricesRow = strict({
  type: t.literal('pastPrices'),
  ...ofItem,
  prices: list(strict({ before: price, changedAt: momentMs }), MAX_ENTRIES),
});

/** The codec of each row of a catalogue, by its type. A row refers to rows of earlier types. */
export const rowCodecs = {
  seller: sellerRow,
  shippingPolicy: shippingPolicyRow,
  parcel: parcelRow,
  discount: discountRow,
  funding: fundingRow,
  item: itemRow,
  price: priceRow,
  stock: stockRow,
  sale: saleRow,
  coupon: couponRow,
  campaign: campaignRow,
  cashbacks: cashbacksRow,
  events: eventsRow,
  benefits: benefitsRow,
  related: relatedRow,
  pastPrices: pastPricesRow,
};

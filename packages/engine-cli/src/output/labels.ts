import type { CouponPlace, PriceRule, ShopFix } from '@baguni/domain/internal';

/** The price rules, as the ledger prints them. */
export const ruleLabels: Readonly<Record<PriceRule, string>> = {
  ItemPrice: 'Item price',
  OptionPrice: 'Option price',
  BranchPrice: 'Branch price',
  AdditionPrice: 'Additional product',
  EbayDiscount: 'Option discount',
  SellerDiscount: 'Seller discount',
  BundleDiscount: 'Bundle discount',
  MemberDiscount: 'Member discount',
  PartnershipDiscount: 'Partner discount',
  FundingDiscount: 'Sponsored discount',
  BuyerCoupon: 'Item coupon',
  SuperCoupon: 'Super coupon',
  SellerDupCoupon: 'Seller coupon on top',
  ExtraDiscount: 'Extra discount',
  ShippingFee: 'Shipping',
  ShippingCoupon: 'Shipping coupon',
  OverseaShippingFee: 'Overseas shipping',
  Tax: 'Tax',
  Promotion: 'Promotion',
};

/** The inputs of a ledger entry, in printing order. */
export const inputLabels: Readonly<Record<string, (value: string) => string>> = {
  price: (amount) => `${amount} each`,
  quantity: (n) => `pieces: ${n}`,
  rate: (percent) => `${percent}%`,
  each: (amount) => `${amount} off`,
  once: (amount) => `${amount} off once`,
  perPiece: (amount) => `${amount}, worked out for each piece`,
  basis: (amount) => `on ${amount}`,
  tax: (amount) => `tax ${amount}`,
  from: (amount) => `from ${amount}`,
  limit: (amount) => `at most ${amount}`,
  cutTo: (amount) => `only up to ${amount}`,
  subtotal: (amount) => `items after discounts ${amount}`,
  freeFrom: (amount) => `free from ${amount}`,
  onArrival: (amount) => `plus ${amount} on arrival`,
};

/** The totals of a cart. */
export const totalLabels = {
  item: 'Items',
  discount: 'Discounts',
  coupon: 'Coupons',
  shipping: 'Shipping',
  unknown: 'not known',
  payable: (chosen: number, all: number) => `To pay for ${chosen} of ${all} units`,
} as const;

/** Agreements, by the code that requests them. */
const agreements: Readonly<Record<string, string | undefined>> = {
  'CART-BR7-09': 'order them together all the same',
  'ASK-OVERSEA-CONSENT': 'order without consenting; what you entered will not be saved',
};

const papers: Readonly<Record<string, string | undefined>> = {
  Consent: 'consent to overseas shipping',
  TaiwanIdNumber: 'give an ID number for Taiwan',
  ChinaIdImage: 'add an image of your ID',
};

/** The fixes of a finding. The detail is a quantity, code, courier, paper, promotion or list of coupons. */
export const fixLabels: Readonly<Record<ShopFix['type'], (units: string, detail: string) => string>> = {
  Deselect: (units) => `deselect ${units}`,
  Delete: (units) => `delete ${units}`,
  SetQuantity: (units, quantity) => `change the quantity of ${units} to ${quantity}`,
  RemoveCoupons: (units, coupons) =>
    coupons === '' ? `take the coupons off ${units}` : `take these coupons off ${units}: ${coupons}`,
  SelectAll: () => 'select everything',
  SignIn: () => 'sign in',
  OrderFirst: (units) => `order these first: ${units}`,
  Agree: (_, code) => agreements[code] ?? 'go on all the same',
  ChooseCompany: (_, company) => `ship with ${company}`,
  ShipDomestic: () => 'ship within Korea',
  ChooseDeliveryTime: () => 'choose another delivery time',
  VerifyIdentity: () => 'verify your identity',
  VerifyAdult: () => 'verify that you are an adult',
  GivePapers: (_, paper) => papers[paper] ?? 'give what overseas shipping asks for',
  RemovePromotion: (_, id) => `take promotion ‘${id}’ off`,
};

/** The place where a coupon applies. */
export const couponPlaceLabels: Readonly<Record<CouponPlace['type'], (units: string) => string>> = {
  Unit: (units) => `on ${units}`,
  ItemGroup: (units) => `on the group ${units}`,
  Bundle: (units) => `on the parcel of ${units}`,
};

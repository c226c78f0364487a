import { isAmountInput, type CartUnitId, type LedgerEntry, type ShopFix } from '@baguni/domain/internal';
import { formatAmount, type Cart, type Shop } from './shop.ts';
import { listNames, unitNames } from './unit-names.ts';

/** Labels of ledger entries. */
export const entryLabels: Readonly<Record<LedgerEntry['rule'], string>> = {
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

const inputTexts: Readonly<Record<string, (value: string) => string>> = {
  name: (name) => `‘${name}’`,
  price: (amount) => `${amount} each`,
  quantity: (pieces) => `pieces: ${pieces}`,
  rate: (percent) => `${percent}%`,
  each: (amount) => `${amount} off`,
  once: (amount) => `${amount} off once`,
  perPiece: (amount) => `${amount}, calculated per piece`,
  basis: (amount) => `on ${amount}`,
  tax: (amount) => `tax ${amount}`,
  from: (amount) => `from ${amount}`,
  limit: (amount) => `at most ${amount}`,
  cutTo: (amount) => `only up to ${amount}`,
  subtotal: (amount) => `items after discounts ${amount}`,
  freeFrom: (amount) => `free from ${amount}`,
  onArrival: (amount) => `plus ${amount} on arrival`,
};

/** Describes the inputs of a ledger entry in one line (PR-08). */
export const formatInputs = (shop: Shop, { inputs }: Pick<LedgerEntry, 'inputs'>): string => {
  const values: Readonly<Record<string, unknown>> = inputs;
  return Object.entries(inputTexts)
    .flatMap(([name, format]) => {
      const { [name]: value } = values;
      if (typeof value === 'string') return value.trim() === '' ? [] : [format(value.trim())];
      if (typeof value !== 'number') return [];
      return [format(isAmountInput(name) ? formatAmount(shop, value) : value.toLocaleString('en'))];
    })
    .join(' · ');
};

/** Returns the units that a fix changes. */
export const unitsOfFix = (fix: ShopFix): readonly CartUnitId[] => {
  if ('cartUnitIds' in fix) return fix.cartUnitIds;
  return 'cartUnitId' in fix ? [fix.cartUnitId] : [];
};

const papers = {
  Consent: 'Consent to overseas shipping',
  TaiwanIdNumber: 'Provide an ID number for Taiwan',
  ChinaIdImage: 'Add an image of an ID',
};

/** Describes a fix as a button label; lists at most three units (CK-18). */
export const formatFix = ({ engine }: Shop, cart: Cart, fix: ShopFix): string => {
  const units = listNames(unitNames(cart, unitsOfFix(fix)));
  switch (fix.type) {
    case 'Deselect':
      return `Deselect ${units}`;
    case 'Delete':
      return `Delete ${units}`;
    case 'SetQuantity':
      return `Change the quantity of ${units} to ${fix.quantity}`;
    case 'RemoveCoupons':
      return `Remove coupons from ${units}${fix.couponIssueNoes ? `: ${fix.couponIssueNoes.join(', ')}` : ''}`;
    case 'SelectAll':
      return 'Select everything';
    case 'SignIn':
      return 'Sign in';
    case 'OrderFirst':
      return `Order these first: ${units}`;
    case 'Agree':
      return fix.code === 'ASK-OVERSEA-CONSENT' ? 'Order without consent' : 'Order anyway';
    case 'ChooseCompany':
      return `Ship with ${fix.company}`;
    case 'ShipDomestic':
      return 'Ship within Korea';
    case 'ChooseDeliveryTime':
      return 'Choose another delivery time';
    case 'VerifyIdentity':
      return 'Verify the identity of the buyer';
    case 'VerifyAdult':
      return 'Verify that the buyer is an adult';
    case 'GivePapers':
      return papers[fix.paper];
    case 'RemovePromotion':
      return `Remove promotion ‘${engine.terms.promotions?.find(({ id }) => id === fix.promotion)?.name ?? fix.promotion}’`;
  }
};

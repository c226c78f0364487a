import type { Cart } from '../../cart/cart.ts';
import type { CartUnitId } from '../../money/ids.ts';
import type { LedgerEntry, PriceRule } from '../../price/ledger/ledger.ts';
import { isAmountInput } from '../../price/ledger/ledger-inputs.ts';
import { formatNumber } from '../../storefront/format.ts';
import type { ShopFix } from '../finding.ts';
import type { Offer } from '../promotions/offer.ts';
import { countryName } from './texts.ts';

/** English labels of ledger entries. */
export const ledgerLabels: Readonly<Record<PriceRule, string>> = {
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

/** The inputs of a ledger entry in printing order. */
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

/** Returns the texts of the price and quantity of measured goods (EN-16). */
const measuredTexts = (inputs: LedgerEntry['inputs']): typeof inputTexts => {
  if (!('per' in inputs) || inputs.per === undefined || inputs.unit === undefined) return {};
  const { per, unit } = inputs;
  return { price: (amount) => `${amount} per ${formatNumber(per)} ${unit}`, quantity: (n) => `${n} ${unit}` };
};

/** Describes the inputs of a ledger entry in one English line (PR-08). */
export const describeInputs = (inputs: LedgerEntry['inputs'], formatAmount: (amount: number) => string): string => {
  const values: Readonly<Record<string, unknown>> = inputs;
  return Object.entries({ ...inputTexts, ...measuredTexts(inputs) })
    .flatMap(([name, textOf]) => {
      const { [name]: value } = values;
      if (typeof value === 'string') return value.trim() === '' ? [] : [textOf(value.trim())];
      if (typeof value !== 'number') return [];
      return [textOf(isAmountInput(name) ? formatAmount(value) : formatNumber(value))];
    })
    .join(' · ');
};

/** Returns the units that a fix changes. */
export const unitsOfFix = (fix: ShopFix): readonly CartUnitId[] => {
  if ('cartUnitIds' in fix) return fix.cartUnitIds;
  return 'cartUnitId' in fix ? [fix.cartUnitId] : [];
};

const papers = {
  Consent: 'consent to overseas shipping',
  TaiwanIdNumber: 'provide an ID number for Taiwan',
  ChinaIdImage: 'add an image of an ID',
};

/** The terms of a shop that a fix may name. */
interface FixNames {
  readonly home?: string | undefined;
  readonly promotions?: readonly Pick<Offer, 'id' | 'name'>[] | undefined;
}

/**
 * Describes a fix in English, in lower case (CK-18).
 * @param units the names of its units
 * @param terms the home and the promotions of the shop
 */
export const describeFix = (
  { destination }: Cart,
  fix: ShopFix,
  units: string,
  { home, promotions = [] }: FixNames = {},
): string => {
  switch (fix.type) {
    case 'Deselect':
      return `deselect ${units}`;
    case 'Delete':
      return `delete ${units}`;
    case 'SetQuantity':
      return `change the quantity of ${units} to ${fix.quantity}`;
    case 'RemoveCoupons':
      return `remove coupons from ${units}${fix.couponIssueNoes ? `: ${fix.couponIssueNoes.join(', ')}` : ''}`;
    case 'SelectAll':
      return 'select everything';
    case 'SignIn':
      return 'sign in';
    case 'OrderFirst':
      return `order these first: ${units}`;
    case 'Agree':
      return fix.code === 'ASK-OVERSEA-CONSENT' ? 'order without consent' : 'order anyway';
    case 'ChooseCompany': {
      const isChosen = ({ shippingCompanyType: type }: { readonly shippingCompanyType: string }) =>
        type === fix.company;
      return `ship with ${destination.overseas.companies.find(isChosen)?.shippingCompanyName ?? fix.company}`;
    }
    case 'ShipDomestic':
      return home === undefined ? 'ship within Korea' : `ship to ${countryName(home, 'en')}`;
    case 'ChooseDeliveryTime':
      return 'choose another delivery time';
    case 'VerifyIdentity':
      return 'verify the identity of the buyer';
    case 'VerifyAdult':
      return 'verify that the buyer is an adult';
    case 'GivePapers':
      return papers[fix.paper];
    case 'RemovePromotion':
      return `remove promotion ‘${promotions.find(({ id }) => id === fix.promotion)?.name ?? fix.promotion}’`;
  }
};

import {
  type CouponPlace,
  type PriceRule,
  type ShopFix,
  formatNumber,
  formatWon,
  isAmountInput,
  unitsById,
  won,
  type Cart,
  type CartUnitId,
  type Language,
  type LedgerEntry,
  type Messages,
  type Engine,
  type ShopFinding,
} from '@baguni/domain/internal';

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
const inputLabels: Readonly<Record<string, (value: string) => string>> = {
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

/** The language of an answer, with its messages, and the engine that formats amounts. */
export interface Wording {
  readonly language: Language;
  readonly messages: Messages;
  readonly engine: Engine<string>;
}

const locales: Readonly<Record<Language, string>> = { ko: 'ko-KR', en: 'en-US', cn: 'zh-CN', jp: 'ja-JP' };

/** Formats an amount; won as the marketplace does (PG-19). */
export const formatAmount = ({ language, engine }: Wording, value: number): string =>
  engine.terms.currency.code === 'KRW'
    ? formatWon(won(value), language)
    : engine.format(engine.amount(value), locales[language]);

/** Formats a difference with its sign. */
export const formatDifference = (wording: Wording, value: number): string =>
  (value > 0 ? '+' : '') + formatAmount(wording, value);

/** Returns the message of a finding, in the shop’s words if it has any. */
export const messageOf = (
  { language, engine, messages }: Wording,
  finding: Pick<ShopFinding, 'code' | 'params'>,
): string => engine.say(finding, language, messages);

/** Lists units by number and name. */
export const unitNames = ({ units }: Cart, ids: readonly CartUnitId[]): string => {
  const byId = unitsById(units);
  const nameOf = (id: CartUnitId): string => byId.get(id)?.item.itemName.trim() ?? '';
  return ids.map((id) => (nameOf(id) === '' ? `unit ${id}` : `unit ${id} ‘${nameOf(id)}’`)).join(', ');
};

const idsOf = (fix: ShopFix): readonly CartUnitId[] => {
  if ('cartUnitIds' in fix) return fix.cartUnitIds;
  return 'cartUnitId' in fix ? [fix.cartUnitId] : [];
};

const detailOf = (
  {
    destination: {
      overseas: { companies },
    },
  }: Cart,
  fix: ShopFix,
): string => {
  if ('quantity' in fix) return `${fix.quantity}`;
  if ('code' in fix) return fix.code;
  if ('promotion' in fix) return fix.promotion;
  if ('company' in fix)
    return companies.find((one) => one.shippingCompanyType === fix.company)?.shippingCompanyName ?? fix.company;
  if ('couponIssueNoes' in fix) return fix.couponIssueNoes?.join(', ') ?? '';
  return 'paper' in fix ? fix.paper : '';
};

/** Describes a fix of a finding (CK-18). */
export const fixText = (state: Cart, fix: ShopFix): string =>
  fixLabels[fix.type](unitNames(state, idsOf(fix)), detailOf(state, fix));

/** Returns the texts of the price and quantity of measured goods (EN-16). */
const measuredLabels = (inputs: LedgerEntry['inputs']): typeof inputLabels => {
  if (!('per' in inputs) || inputs.per === undefined || inputs.unit === undefined) return {};
  const { per, unit } = inputs;
  return { price: (amount) => `${amount} per ${formatNumber(per)} ${unit}`, quantity: (n) => `${n} ${unit}` };
};

/** Describes the inputs of a ledger entry in one line (PR-08). */
export const inputsText = (wording: Wording, inputs: LedgerEntry['inputs']): string => {
  const values: Readonly<Record<string, unknown>> = inputs;
  const name = 'name' in inputs ? inputs.name.trim() : '';
  const texts = Object.entries({ ...inputLabels, ...measuredLabels(inputs) }).flatMap(([input, label]) => {
    const value = values[input];
    if (typeof value === 'string') return [label(value)];
    if (typeof value !== 'number') return [];
    return [label(isAmountInput(input) ? formatAmount(wording, value) : formatNumber(value))];
  });
  return [...(name === '' ? [] : [`‘${name}’`]), ...texts].join(' · ');
};

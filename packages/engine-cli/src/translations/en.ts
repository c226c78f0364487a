import type { Fault } from '../input/problem.ts';
import { couponText, misfitText, valueText, type FitTranslations } from './fit-text.ts';
import type { Translations, Wordings } from './translations.ts';

const where = ({ path, place }: Fault): string =>
  `line ${place.line}, column ${place.column}: ${path === '' ? 'the JSON' : path}`;

const meant = (fits: string): string => (fits === '' ? '' : `, did you mean ${fits}?`);

const more = (problems: number): string => `and ${problems} more`;

const bounds = (min: string, max: string): string => {
  if (min === '') return max === '' ? '' : ` up to ${max}`;
  return max === '' ? ` from ${min}` : ` from ${min} to ${max}`;
};

const fit: FitTranslations = {
  whole: (min, max) => `a whole number${bounds(min, max)}`,
  number: (min, max) => `a number${bounds(min, max)}`,
  text: (min, max) => {
    if (max === '') return 'a text';
    return min === '' ? `a text of at most ${max} characters` : `a text of ${min} to ${max} characters`;
  },
  pattern: (pattern) => `a text of the form ${pattern}`,
  moment: (example) => `a moment such as ${example}`,
  momentFrom: (from) => `a moment from ${from} on`,
  day: (example) => `a day such as ${example}`,
  boolean: 'true or false',
  object: (names) => (names === '' ? 'an object' : `an object with ${names}`),
  list: (most, each) => {
    if (most === '0') return 'an empty list';
    const list = most === '' ? 'a list' : `a list of at most ${most}`;
    return each === '' ? list : `${list}, each ${each}`;
  },
  listFrom: (fewest) => `a list of at least ${fewest}`,
  oneOf: (values) => `one of ${values}`,
  or: ' or ',
  listOf: (entries) => `a list of ${entries}`,
  must: (found, needed) => `is ${found}; it must be ${needed}`,
  asHeld: (found, held) => `is ${found}; the coupon that the buyer has says ${held}`,
  unfit: (found) => `is ${found}, which does not fit`,
};

/** What is agreed to, by the code that asks. */
const agreements: Wordings = {
  'CART-BR7-09': 'order them together all the same',
  'ASK-OVERSEA-CONSENT': 'order without consenting; what you entered will not be saved',
};

const papers: Wordings = {
  Consent: 'consent to overseas shipping',
  TaiwanIdNumber: 'give an ID number for Taiwan',
  ChinaIdImage: 'add an image of your ID',
};

/** English. */
export const translations: Translations = {
  problem: {
    NoCommand: () => 'no command given',
    UnknownCommand: ({ word, fits }) => `no such command: ${word}${meant(fits)}`,
    UnknownLanguage: ({ word }) => `no such language: ${word} (ko, en, cn or jp)`,
    UnknownSchema: ({ word }) => `no schema of ${word} (cart or shop)`,
    UnknownOption: ({ word, fits }) => `no such option: ${word}${meant(fits)}`,
    UnusedOption: ({ word, command }) => `${command} has no use for ${word}`,
    UnknownCode: ({ word, fits }) => `no such code: ${word}${meant(fits)}`,
    UnknownValue: ({ word, code, fits, known }) => {
      if (known.length === 0) return `${code} takes no values: ${word}`;
      return `${code} takes no value ${word}${fits === '' ? ` (it takes ${known.join(', ')})` : meant(fits)}`;
    },
    NotAnAssignment: ({ word }) => `a value is written as name=value, such as max=30: ${word}`,
    NotANumber: ({ word }) => `not a number: ${word}`,
    NotAnAmount: ({ word }) => `not a whole number of the currency’s smallest unit, such as 600 for $6.00: ${word}`,
    GivenTwice: ({ word }) => `${word} is given twice`,
    NotAMoment: ({ word }) => `not a moment: ${word} (such as 2026-11-21T09:00:00Z)`,
    NotACount: ({ word }) => `not a whole number from 1: ${word}`,
    TooManyWords: ({ word }) => `one word too many: ${word}`,
    NoCode: () => 'no code given',
    NoValue: ({ word }) => `${word} needs a value`,
    NoFile: () => 'no cart given: name a file, or pass the cart on standard input',
    NotTwoCarts: () => 'diff compares two carts: name two files',
    InputTwice: () => 'standard input can be read only once: name a file for the other',
    NotFound: () => 'no such file',
    NotReadable: () => 'cannot be read',
    NotAFile: () => 'is a folder, not a file',
    NotText: () => 'is not UTF-8 text',
    Empty: () => 'is empty',
    TooLarge: ({ most }) => `is larger than ${most / 1_000_000} MB`,
    NotJson: ({ place }) => `line ${place.line}, column ${place.column}: this is not JSON`,
    Misfit: (fault) => `${where(fault)} ${misfitText(fault.found, fault.fits, fit)}`,
    Missing: (fault) => `${where(fault)} is missing`,
    OtherShop: (fault) => `${where(fault)} is of another shop: name it with --engine shop.json`,
    Repeated: (fault) => `${where(fault)}: ${valueText(fault.found)} is there twice`,
    NoSuchUnit: (fault) => `${where(fault)}: ${valueText(fault.found)} is no unit of the cart`,
    NoSuchTerms: (fault) => `${where(fault)}: the cart has no terms of this name: ${valueText(fault.found)}`,
    NoSuchCoupon: (fault) => `${where(fault)}: the buyer has no such coupon: ${valueText(fault.found)}`,
    CouponDiffers: (fault) => `${where(fault)} ${couponText(fault.found, fault.fits, fit)}`,
    UnknownField: (fault) => `${where(fault)} is no known field${meant(fault.fits)}`,
    More: ({ found }) => more(found),
  },
  standardInput: 'standard input',
  inFile: (file, text) => `${file}: ${text}`,
  more,
  rule: {
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
    Promotion: 'Promotion',
  },
  input: {
    price: (amount) => `${amount} each`,
    quantity: (n) => `pieces: ${n}`,
    rate: (percent) => `${percent}%`,
    each: (amount) => `${amount} off`,
    once: (amount) => `${amount} off once`,
    perPiece: (amount) => `${amount}, worked out for each piece`,
    basis: (amount) => `on ${amount}`,
    from: (amount) => `from ${amount}`,
    limit: (amount) => `at most ${amount}`,
    cutTo: (amount) => `only up to ${amount}`,
    subtotal: (amount) => `items after discounts ${amount}`,
    freeFrom: (amount) => `free from ${amount}`,
    onArrival: (amount) => `plus ${amount} on arrival`,
  },
  unit: (id, name) => (name === '' ? `unit ${id}` : `unit ${id} ‘${name}’`),
  parcel: (key) => `parcel ${key}`,
  itemTotal: 'Items',
  discountTotal: 'Discounts',
  couponTotal: 'Coupons',
  shippingTotal: 'Shipping',
  unknown: 'not known',
  payable: (chosen, all) => `To pay for ${chosen} of ${all} units`,
  orderable: 'This cart can be ordered.',
  blocked: (reasons) => `This cart cannot be ordered. Reasons: ${reasons}`,
  concerns: (units) => `concerns: ${units}`,
  removedBy: (fix) => `way out: ${fix}`,
  fix: {
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
  },
  verdict: {
    canOrder: 'can be ordered',
    cannotOrder: (reasons) => `blocked: ${reasons}`,
    notRead: 'not read',
    counted: (orderable, blocked, unread) => `Can be ordered: ${orderable} · blocked: ${blocked} · not read: ${unread}`,
  },
  change: {
    Added: 'added',
    Removed: 'removed',
    Selected: 'selected',
    Deselected: 'deselected',
    Quantity: (from, to) => `pieces ${from} → ${to}`,
    CouponUsed: (coupon) => `coupon ${coupon} used`,
    CouponUnused: (coupon) => `coupon ${coupon} taken off`,
    PromotionUsed: (promotion) => `promotion ${promotion} used`,
    PromotionUnused: (promotion) => `promotion ${promotion} taken off`,
  },
  wholeCart: 'the cart',
  moreFields: (fields) => `further fields: ${fields}`,
  difference: 'Difference',
  same: 'Nothing differs.',
  replayed: (events) => `Events replayed: ${events}`,
  beforeEvents: 'before the first event',
  version: (cartVersion) => `cart version ${cartVersion}`,
  busyUnits: (ids) => `being changed: ${ids}`,
  ordering: 'ordering',
  values: (names) => `values: ${names}`,
  saidByServer: 'No rule of the engine answers it: the server or the page says it.',
  bestCombination: (saving, payable, now) =>
    `Saves ${saving} against nothing in use: ${payable} to pay, ${now} with what is in use now.`,
  best: {
    saves: (saving, payable, full) => `${payable} to pay: ${saving} less than with nothing in use (${full}).`,
    gains: (gain, now) => `That is ${gain} less than with what is in use now (${now}).`,
    same: 'What is in use now saves as much.',
    loses: (loss, now) => `What is in use now is better by ${loss}: ${now} to pay.`,
    nothing: 'Neither a coupon nor a promotion saves anything on what is selected.',
    proved: 'Proved: no other combination of these promotions and coupons saves more.',
  },
  nothingToSave: 'No coupon saves anything on what is selected.',
  proved: 'Proved: no other combination of these coupons saves more.',
  gap: (amount) => `Not proved: another combination could save up to ${amount} more.`,
  use: 'Used:',
  promotions: (names) => `Promotions: ${names}`,
  notUsed: 'Not used:',
  promotionsNotUsed: 'Promotions not used:',
  on: {
    Unit: (units) => `on ${units}`,
    ItemGroup: (units) => `on the group ${units}`,
    Bundle: (units) => `on the parcel of ${units}`,
  },
};

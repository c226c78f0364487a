import {
  attempt,
  MAX_MEMO_BYTES,
  isMemo,
  languages,
  priceRules,
  type EntryKind,
  type EntryPlace,
  type LedgerEntry,
  type Order,
  type OrderLine,
  type OrderTerms,
  type PriceRule,
  type Recipient,
  type SplitPlan,
} from '@baguni/domain/internal';
import { withOptional, Described, plain, narrowed, optional, orNull, type Codec, list, strict } from './base/codec.ts';
import {
  namedValues,
  anyCartUnitId,
  bundleKey,
  txKey,
  count,
  kilograms,
  percent,
  pieces,
  signedAmount,
  total,
  answerText,
  choice,
  requestText,
} from './base/values.ts';
import { additions, itemOptions } from './cart/item.ts';
import { shippingCompanyType } from './overseas.ts';
import { arrivalDay, deliverySlots } from './delivery.ts';
import * as t from 'io-ts';

const kind: Codec<EntryKind> = choice(['Item', 'Discount', 'Coupon', 'Shipping', 'OverseaShipping', 'Tax']);

const place: Codec<EntryPlace> = t.union([
  strict({ type: t.literal('Unit'), cartUnitId: anyCartUnitId }),
  strict({ type: t.literal('Bundle'), bundleKey }),
  strict({ type: t.literal('Oversea'), cartUnitId: anyCartUnitId }),
]);

type Inputs = Readonly<Record<string, unknown>>;
type Entry = Omit<LedgerEntry, 'rule' | 'inputs'> & { readonly rule: PriceRule; readonly inputs: Inputs };

const flat = namedValues(50);

const isInputs = (value: unknown): value is Inputs => {
  if (!t.UnknownRecord.is(value)) return false;
  const { params: _, ...rest } = value;
  return flat.is(rest);
};

/** Values by name; `params` of a promotion may be any JSON. */
const inputs: Codec<Inputs> = new Described<Inputs>(
  { type: 'Optional', fields: flat, name: 'params', inner: t.unknown },
  isInputs,
  (value, context) => (isInputs(value) ? t.success(value) : t.failure(value, context)),
);

const entry: Codec<Entry> = strict({
  rule: choice(priceRules),
  kind,
  sellerGroupKey: answerText,
  place,
  amount: signedAmount,
  inputs,
});

type Fields = Readonly<Record<string, t.Mixed>>;

/** True if inputs contain all required fields, and valid values in optional ones. */
const hold = (inputs: Inputs, all: Fields, perhaps: Fields = {}): boolean =>
  Object.entries(all).every(([name, codec]) => codec.is(inputs[name])) &&
  Object.entries(perhaps).every(([name, codec]) => inputs[name] === undefined || codec.is(inputs[name]));

const won = total;
const name = answerText;
const quantity = count;
const limits = { limit: won, cutTo: won };

const isPieces = (inputs: Inputs): boolean => hold(inputs, { price: won, quantity });
const isRate = (inputs: Inputs): boolean => hold(inputs, { rate: percent }, { perPiece: won });
const isEach = (inputs: Inputs): boolean => hold(inputs, { each: won });
const isOnce = (inputs: Inputs): boolean => hold(inputs, { once: won });

const isNamedPieces = (inputs: Inputs): boolean => isPieces(inputs) && hold(inputs, { name });
const isDiscount = (inputs: Inputs): boolean =>
  hold(inputs, { name, basis: won, quantity }, limits) && (isRate(inputs) || isEach(inputs) || isOnce(inputs));
const isCoupon = (inputs: Inputs): boolean =>
  hold(inputs, { name, basis: won }, limits) && (isRate(inputs) || isEach(inputs));

/** Input validators by rule. */
const isOfRule: { readonly [R in PriceRule]: (inputs: Inputs) => boolean } = {
  ItemPrice: isPieces,
  OptionPrice: isNamedPieces,
  BranchPrice: isPieces,
  AdditionPrice: isNamedPieces,
  EbayDiscount: isDiscount,
  SellerDiscount: isDiscount,
  BundleDiscount: isDiscount,
  MemberDiscount: isDiscount,
  PartnershipDiscount: isDiscount,
  FundingDiscount: (inputs) => isOnce(inputs) && hold(inputs, { name }, limits),
  Promotion: (inputs) => hold(inputs, { promotion: name, code: name, name, params: t.unknown, basis: won, worth: won }),
  BuyerCoupon: isCoupon,
  SuperCoupon: isCoupon,
  SellerDupCoupon: isCoupon,
  ExtraDiscount: (inputs) =>
    hold(inputs, { basis: won }, { ...limits, from: won }) && (isRate(inputs) || isOnce(inputs)),
  ShippingFee: (inputs) => hold(inputs, { subtotal: won, policies: count }, { freeFrom: won, onArrival: won }),
  ShippingCoupon: isCoupon,
  OverseaShippingFee: (inputs) =>
    hold(inputs, { company: shippingCompanyType, kg: kilograms, subtotal: won }, { freeFrom: won }),
  Tax: (inputs) => hold(inputs, { rate: percent, basis: won, tax: won }),
};

/** Converts named values of the wire format into the typed inputs of a rule. */
const ledgerEntry: Codec<LedgerEntry> = narrowed(entry, 'inputs', (read): read is LedgerEntry & Entry =>
  isOfRule[read.rule](read.inputs),
);

export const ledger: Codec<readonly LedgerEntry[]> = list(ledgerEntry, 8_000);

const orderLine: Codec<OrderLine> = optional(
  strict({
    cartUnitId: anyCartUnitId,
    itemName: answerText,
    options: itemOptions,
    additions,
    itemImageUrl: answerText,
    quantity: pieces,
    price: signedAmount,
  }),
  'language',
  choice(languages),
);

const fields = strict({
  txKey,
  isPaid: t.boolean,
  lines: list(orderLine, 100),
  entries: ledger,
  payable: total,
});

const terms: Codec<OrderTerms> = strict({
  address: orNull(strict({ address: answerText, zipCode: answerText })),
  arrivals: list(strict({ cartUnitId: anyCartUnitId, ...arrivalDay }), 100),
  cashback: total,
  paymentMethod: orNull(answerText),
});

const entered = requestText();

/** The entered recipient of an order (CK-20). Its rules are in the domain. */
export const recipient: Codec<Recipient> = strict({
  name: entered,
  phone: entered,
  zipCode: entered,
  address: entered,
});

/** A recipient in the storage of a browser tab, with its order. */
export const keptRecipient = strict({ txKey, recipient });

export const order: Codec<Order> = withOptional(fields, {
  memo: answerText,
  deliverySlots,
  orderNumber: answerText,
  terms,
  recipient,
});

/** A memo of up to 100 bytes in one line (LY-08). */
export const memo = plain<string, string>(
  { type: 'Text', min: 0, max: MAX_MEMO_BYTES },
  (value): value is string => typeof value === 'string' && isMemo(value),
  (text) => text,
);

/** Storage key of the memo in a browser tab. */
export const MEMO_KEY = 'baguni.memo';

/**
 * Returns the stored memo, or an empty string if it is missing or invalid. Placed here so that checkout need not load
 * the memo layer.
 * @example
 * recallMemo({ getItem: (key) => (key === MEMO_KEY ? 'Ring twice' : null) }); // Ring twice
 * recallMemo({ getItem: () => null }) === ''; // true
 */
export const recallMemo = (storage: { readonly getItem: (key: string) => string | null }): string => {
  // a browser that denies storage counts as empty
  const text = attempt(() => storage.getItem(MEMO_KEY));
  return memo.is(text) ? text : '';
};

/** Storage key of the split that a browser tab carries out. */
export const SPLIT_KEY = 'baguni.split';

const splitPlan: Codec<SplitPlan> = list(strict({ cartUnitIds: list(anyCartUnitId, 2_000), total }), 2_000);

/**
 * Returns the stored split, or an empty list if it is missing or invalid.
 * @example
 * recallSplit({ getItem: () => '[{"cartUnitIds":[1,2],"total":5000}]' }).length; // 1
 * recallSplit({ getItem: () => '[1]' }); // []
 */
export const recallSplit = (storage: { readonly getItem: (key: string) => string | null }): SplitPlan => {
  const plan = attempt((): unknown => JSON.parse(storage.getItem(SPLIT_KEY) ?? '[]'));
  return splitPlan.is(plan) ? plan : [];
};

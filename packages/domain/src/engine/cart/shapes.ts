import { emptyCart, type OrderedCart } from '../../cart/cart.ts';
import { guest, memberTypes, type Buyer } from '../../entities/buyer/buyer.ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { Addition, Item, ItemOption } from '../../entities/cart/item.ts';
import { asApplied, couponTypes, type AppliedCoupon, type Coupon } from '../../entities/coupon/coupon.ts';
import {
  calcTypeSubs,
  discountTypes,
  type Discount,
  type DiscountPolicy,
  type ExtraDiscountCandidate,
} from '../../entities/discount/discount.ts';
import { shippingChargePayTypes, type BundleTerms, type ShippingPolicy } from '../../entities/shipping/policy.ts';
import { attempt } from '../../money/either.ts';
import { checkNames } from '../../names/nearest.ts';
import { asOnePiece, piecePrice } from '../../price/ledger/line.ts';
import { MAX_AMOUNT, MAX_ID_LENGTH, MAX_MEASURED } from '../../rules/facts.ts';
import { isMoment } from '../../storefront/format.ts';
import type { Storefront } from '../../storefront/storefront.ts';
import { isRecord, isTaxRate, isWhole, kindOf, TAX_RATE } from './arguments.ts';
import { itemDefaults, unitDefaults } from '../../entities/cart/plain-unit.ts';
import { plainCoupon, plainItem, plainPolicy, plainUnit } from './plain.ts';

export const desktop: Storefront = { tenant: 'marketplace', device: 'pc', language: 'ko', app: undefined };

/** A value of each field. One that is undefined is optional, and only checked if `fits` has its name. */
type Shape<T> = { readonly [K in keyof T]-?: unknown };
type Fields = Readonly<Record<string, unknown>>;

const any = undefined;

export const cartShape: Shape<OrderedCart> & Fields = {
  ...emptyCart(desktop),
  storefront: any,
  buyer: { ...guest, fields: any } satisfies Shape<Buyer>,
  destination: { country: '', address: any, overseas: any },
  pricesAsOf: any,
  delivery: any,
  agreed: any,
  currency: any,
  fields: any,
  promotions: any,
  couponCodes: any,
  usedCouponCodes: any,
  buyerGroups: any,
};

export const unitShape: Shape<CartUnit> = {
  ...plainUnit,
  ...unitDefaults,
  currency: any,
  item: {
    ...plainItem,
    ...itemDefaults,
    shippingWeight: any,
    taxRate: any,
    measure: any,
    fields: any,
  } satisfies Shape<Item>,
};

/** A value of the entries of each list. */
const entries: Fields = {
  units: unitShape,
  policies: plainPolicy satisfies Shape<ShippingPolicy>,
  bundleTerms: { bundleKey: '', isMaxCharge: false } satisfies Shape<BundleTerms>,
  offered: { ...plainCoupon, target: any } satisfies Shape<Coupon>,
  applied: asApplied(plainCoupon, []) satisfies Shape<AppliedCoupon>,
  options: {
    optionNo: '',
    optionType: '',
    optionEntries: [],
    optionPrice: 0,
    calculationUnit: any,
    stock: any,
  } satisfies Shape<ItemOption>,
  additions: { additionNo: '', name: '', value: '', price: 0, quantity: 1, stock: any } satisfies Shape<Addition>,
  discounts: {
    discountNo: '',
    discountType: '',
    displayName: '',
    policy: {
      basisKind: '',
      calcType: '',
      calcTypeSub: any,
      discountRate: 0,
      discountPrice: 0,
      minApplyCondition: 0,
      maxDiscountPrice: any,
      maxAppliedQuantity: any,
    } satisfies Shape<DiscountPolicy>,
  } satisfies Shape<Discount>,
  extra: {
    masterNo: '',
    unit: '',
    baseAmount: 0,
    discountAmount: 0,
    discountRate: 0,
    maxDiscountAmount: any,
    endDate: '',
    sortOrder: any,
  } satisfies Shape<ExtraDiscountCandidate>,
};

/** The expected kind of a value in words, and its test. */
type Fit = readonly [kind: string, holds: (value: unknown) => boolean];

const whole = (max: number, min = 0): Fit => [
  `a whole number from ${min} to ${max}`,
  (n) => isWhole(n, min) && n <= max,
];
const amount = whole(MAX_AMOUNT);
const percent: Fit = ['a number from 0 to 100', (n) => typeof n === 'number' && n >= 0 && n <= 100];
const oneOf = (...all: readonly string[]): Fit => [all.join(' or '), (one) => all.some((choice) => choice === one)];
const rateOrAmount = oneOf('Rate', 'Amount');
const id: Fit = [
  `a text of 1 to ${MAX_ID_LENGTH} characters`,
  (text) => typeof text === 'string' && text !== '' && text.length <= MAX_ID_LENGTH,
];
const moment: Fit = ['a moment, e.g. 2026-11-21T09:00:00+09:00', (text) => typeof text === 'string' && isMoment(text)];

const listNames: Readonly<Record<string, string>> = {
  Items: 'itemNos',
  Sellers: 'sellerKeys',
  LargeCategories: 'codes',
};

const isTarget = (target: unknown): boolean => {
  if (!isRecord(target)) return false;
  const type = String(target['type']);
  const list = target[listNames[type] ?? ''];
  return type === 'All' || type === 'Field' || (Array.isArray(list) && list.length > 0);
};

const [, isPer] = whole(MAX_MEASURED, 1);
const [, isId] = id;

const isMeasure = (measure: unknown): boolean => isRecord(measure) && isId(measure['unit']) && isPer(measure['per']);

/** By the name of the field. */
const fits: Readonly<Record<string, Fit>> = {
  cartUnitId: ['a unit’s number', Number.isSafeInteger],
  itemNo: id,
  shippingPolicyKey: id,
  quantity: whole(MAX_MEASURED),
  optionPrice: whole(MAX_AMOUNT, -MAX_AMOUNT),
  buyMileageRate: percent,
  discountRate: percent,
  taxRate: [TAX_RATE, isTaxRate],
  stock: amount,
  max: amount,
  maxDiscountPrice: amount,
  maxAppliedQuantity: amount,
  maxDiscountAmount: amount,
  expiredDate: moment,
  endDate: moment,
  status: oneOf('NotAsked', 'Asking', 'Known', 'Failed'),
  memberType: oneOf(...memberTypes),
  shippingChargePayType: oneOf(...shippingChargePayTypes),
  couponType: oneOf(...couponTypes),
  discountUnitType: rateOrAmount,
  calcType: rateOrAmount,
  unit: rateOrAmount,
  calcTypeSub: oneOf(...calcTypeSubs),
  basisKind: oneOf('Quantity', 'Amount'),
  discountType: oneOf(...discountTypes),
  measure: ['a measure such as { unit: ‘g’, per: 100 }', isMeasure],
  target: ['a target such as { type: ‘All’ }', isTarget],
};

/** A value that is not what its field should be. */
export interface Misfit {
  readonly type: 'Misfit';
  readonly path: string;
  readonly found: unknown;
  readonly kind: string;
}

/** Returns the highest price per piece that keeps the unit price a safe integer. */
const highestPrice = (pieces: unknown): number =>
  Math.floor(Math.min(MAX_AMOUNT, 9e15 / Math.max(1, Number(pieces) || 1)));

const fitOf = (name: string, sample: unknown, of: Fields): Fit | undefined => {
  if (name === 'discountValue') return of['discountUnitType'] === 'Rate' ? percent : amount;
  if (name === 'itemSellPrice') return whole(highestPrice(of['quantity']));
  const kind = kindOf(sample);
  return (
    fits[name] ?? (typeof sample === 'number' ? amount : kind ? [kind, (value) => kindOf(value) === kind] : undefined)
  );
};

/** Reports a unit whose options or branch take more off than its price, because its price would be negative (PR-07). */
const belowZero = (unit: Fields, path: string): readonly Misfit[] => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the price of a unit with other invalid fields is undefined
  const found = attempt(() => piecePrice(asOnePiece(unit as Fields & CartUnit))) ?? 0;
  return found < 0 ? [{ type: 'Misfit', path, found, kind: 'a price with options of 0 or more' }] : [];
};

/**
 * Returns the misfits of a value by path.
 * @param of the object that has it in a field of this name; the unit for a field of its item
 * @throws TypeError for an unknown field, because a misspelt one would silently have no effect
 */
export const misfitsOf = (
  found: unknown,
  sample: unknown,
  path = '',
  name = '',
  of: Fields = {},
): readonly Misfit[] => {
  const [kind = '', holds] = fitOf(name, sample, of) ?? [];
  if (holds?.(found) === false) return [{ type: 'Misfit', path, found, kind }];
  const within = path && `${path}.`;
  if (Array.isArray(found)) {
    const entry = entries[name];
    return entry ? found.flatMap((one: unknown, i) => misfitsOf(one, entry, `${within}${i}`)) : [];
  }
  if (!isRecord(sample) || !isRecord(found)) return [];
  const names = Object.keys(sample);
  checkNames(`field of ${path || 'a cart'}`, names, found);
  const isItem = name === 'item';
  // fields of the marketplace may be missing
  const all: Fields = { ...(isItem ? itemDefaults : unitDefaults), ...found };
  const wrong = names.flatMap((part) =>
    all[part] === sample[part] ? [] : misfitsOf(all[part], sample[part], within + part, part, isItem ? of : found),
  );
  return isItem && wrong.length === 0 ? belowZero(of, path) : wrong;
};

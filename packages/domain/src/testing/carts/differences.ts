import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { AppliedCoupon, Coupon } from '../../entities/coupon/coupon.ts';
import type { ExtraDiscountCandidate, FundingDiscount } from '../../entities/discount/discount.ts';
import type { OverseaShipping } from '../../entities/overseas/oversea.ts';
import type { ShippingPolicy } from '../../entities/shipping/policy.ts';
import type { Won } from '../../money/won.ts';
import type { UnitOverseas } from './drafts.ts';
import type { Item } from '../../entities/cart/item.ts';
import { KRW, type Currency } from '../../money/currency.ts';
import type { ItemNo } from '../../money/ids.ts';
import { decimalOf, money } from '../../money/money.ts';
import { testNow } from '../builders/unit.ts';
import { amountsIn, isObject } from './cart-terms.ts';
import { isSame } from './drawn.ts';

const MAX_TEXT = 60;

const textOf = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'none';
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text;
};

type Writing = (name: string, value: unknown) => string | undefined;

/** Lists the differences from a default value by path: `item.itemSellPrice 0`. */
export const differences = (
  plain: unknown,
  value: unknown,
  written: Writing = () => undefined,
  path: readonly string[] = [],
): readonly string[] => {
  if (isSame(plain, value)) return [];
  if (!isObject(plain) || !isObject(value))
    return [[path.join('.'), written(path.at(-1) ?? '', value) ?? textOf(value)].join(' ').trim()];
  return Object.keys({ ...plain, ...value }).flatMap((name) =>
    differences(plain[name], value[name], written, [...path, name]),
  );
};

type Plain = string | number | boolean | undefined | null;

/** Names of all amount fields of a type, including nested ones. */
type AmountField<T> = T extends Plain
  ? never
  : T extends readonly (infer One)[]
    ? AmountField<One>
    : { [K in keyof T]-?: T[K] extends Won | undefined ? K : AmountField<T[K]> }[keyof T];

type Told =
  | CartUnit
  | Coupon
  | AppliedCoupon
  | ShippingPolicy
  | FundingDiscount
  | ExtraDiscountCandidate
  | OverseaShipping
  | UnitOverseas;

/** Amount fields of a cart. A missing one is a compile error. */
const amountFields: Readonly<Record<AmountField<Told>, true>> = {
  itemSellPrice: true,
  optionPrice: true,
  price: true,
  branchAdditionalPrice: true,
  discountPrice: true,
  maxDiscountPrice: true,
  possiblePrice: true,
  limitPrice: true,
  shippingFee: true,
  conditionalFreeBasisCost: true,
  baseAmount: true,
  discountAmount: true,
  maxDiscountAmount: true,
  fee: true,
  freeFrom: true,
};

const isAmountField = (name: string): boolean => Object.hasOwn(amountFields, name);

export interface Teller {
  readonly currency: Currency;
  readonly items: ReadonlyMap<ItemNo, Item>;
  readonly now: number;
  readonly won: (won: number) => Won;
  /** Formats an amount with all decimals. */
  readonly written: (amount: number) => string;
  readonly differences: (plain: unknown, value: unknown) => readonly string[];
}

export const tellerOf = (currency: Currency = KRW, items: readonly Item[] = [], now = testNow): Teller => {
  const written = (amount: number): string => decimalOf(money(currency, amount));
  return {
    currency,
    items: new Map(items.map((item) => [item.itemNo, item])),
    now,
    won: amountsIn(currency),
    written,
    differences: (plain, value) =>
      differences(plain, value, (name, found) =>
        isAmountField(name) && Number.isSafeInteger(found) ? written(Number(found)) : undefined,
      ),
  };
};

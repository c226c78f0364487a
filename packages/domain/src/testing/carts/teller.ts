import type { Item } from '../../entities/cart/item.ts';
import { KRW, type Currency } from '../../money/currency.ts';
import type { ItemNo } from '../../money/ids.ts';
import { decimalOf, money } from '../../money/money.ts';
import type { Won } from '../../money/won.ts';
import { testNow } from '../builders/unit.ts';
import { isAmountField } from './amount-fields.ts';
import { amountsIn } from './amounts.ts';
import { differences } from './differences.ts';

/** How the carts of a shop are told. */
export interface Teller {
  readonly currency: Currency;
  /** The items that units may be of, by their numbers. */
  readonly items: ReadonlyMap<ItemNo, Item>;
  /** The moment that nothing is said of. */
  readonly now: number;
  /** What an amount of won is in a plain cart. */
  readonly won: (won: number) => Won;
  /** An amount as it is written, with all of its decimals. */
  readonly written: (amount: number) => string;
  /** What differs in a value from the plain one, its amounts as they are written. */
  readonly differences: (plain: unknown, value: unknown) => readonly string[];
}

/** Tells carts of a currency, and of the items that were given. */
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

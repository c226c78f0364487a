import type { Item } from '../../entities/cart/item.ts';
import { KRW, type Currency } from '../../money/currency.ts';
import type { ItemNo } from '../../money/ids.ts';
import { decimalOf, money } from '../../money/money.ts';
import type { Won } from '../../money/won.ts';
import { testNow } from '../builders/unit.ts';
import { isAmountField } from './amount-fields.ts';
import { amountsIn } from './amounts.ts';
import { differences } from './differences.ts';

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

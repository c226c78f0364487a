import { sellerGroupKeyOf } from '../cart/tree.ts';
import type { CartUnit } from '../cart/cart-unit.ts';
import { kindOfRule, type LedgerEntry, type LedgerInputs, type PriceRule } from './ledger.ts';
import { branchPrice, piecePrice } from './unit-price.ts';
import { times, won, type Won } from './won.ts';

/** A unit while it is being priced: what is left of its price after the rules so far, and the entries they made. */
export interface Line {
  readonly unit: CartUnit;
  readonly group: string;
  readonly piece: Won;
  /** Price left after the entries so far, in won; never below 0. */
  left: Won;
  /** Price after discounts, before coupons: what conditional-free shipping counts (SH-03). */
  discounted: Won;
  /** A discount would have taken the price below 0 (PR-07). */
  isOverdrawn: boolean;
  readonly entries: LedgerEntry[];
}

/** Adds an entry to a line and takes it from what is left. @param amount won, below 0 for a discount */
export const put = (line: Line, rule: PriceRule, amount: Won, inputs: LedgerInputs): void => {
  line.left = won(line.left + amount);
  line.entries.push({
    rule,
    kind: kindOfRule[rule],
    sellerGroupKey: line.group,
    place: { type: 'Unit', cartUnitId: line.unit.cartUnitId },
    amount,
    inputs,
  });
};

/** A line with the entries of its item price (PR-01). */
export const lineOf = (unit: CartUnit): Line => {
  const line: Line = {
    unit,
    group: sellerGroupKeyOf(unit),
    piece: piecePrice(unit),
    left: won(0),
    discounted: won(0),
    isOverdrawn: false,
    entries: [],
  };
  const { quantity, item } = unit;
  put(line, 'ItemPrice', times(item.itemSellPrice, quantity), { price: item.itemSellPrice, quantity });
  for (const { optionPrice, optionEntries } of item.options) {
    if (optionPrice === 0) continue;
    const name = optionEntries.map((entry) => entry.value).join(' ');
    put(line, 'OptionPrice', times(optionPrice, quantity), { name, price: optionPrice, quantity });
  }
  const branch = branchPrice(unit);
  if (branch !== 0) put(line, 'BranchPrice', times(branch, quantity), { price: branch, quantity });
  for (const { name, value, price, quantity: pieces } of item.additions)
    put(line, 'AdditionPrice', times(price, pieces), {
      name: value ? `${name} ${value}` : name,
      price,
      quantity: pieces,
    });
  line.discounted = line.left;
  return line;
};

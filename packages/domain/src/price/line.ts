import type { CartUnit } from '../cart/cart-unit.ts';
import { sellerGroupKeyOf } from '../cart/tree.ts';
import type { Discount } from './discount.ts';
import { kindOfRule, type LedgerEntry, type LedgerInputs, type PriceRule } from './ledger.ts';
import { additionsTotal, branchPrice, piecePrice } from './unit-price.ts';
import { times, won, type Won } from './won.ts';

/** One rule applied to a unit: how much it took, and how to say from what. */
export interface Step {
  readonly rule: PriceRule;
  /** Won, below 0. */
  readonly amount: Won;
  /** The inputs in words, made only when somebody opens the ledger. */
  readonly inputs: () => LedgerInputs;
  /** The discount behind it, where it is one of a unit's own (DC-01). */
  readonly earned: EarnedDiscount | undefined;
}

/** A discount that a unit earned, and for how many of its pieces. */
export interface EarnedDiscount {
  readonly discount: Discount;
  readonly pieces: number;
}

/** A unit while it is being priced: what is left of its price after the rules so far, and the steps they made. */
export interface Line {
  readonly unit: CartUnit;
  /** One piece with options and branch, in won. */
  readonly piece: Won;
  /** Price left after the steps so far, in won; never below 0. */
  left: Won;
  /** Price after discounts, before coupons: what conditional-free shipping counts (SH-03). */
  discounted: Won;
  /** A discount would have taken the price below 0 (PR-07). */
  isOverdrawn: boolean;
  readonly steps: Step[];
}

/** A unit at its item price, before any rule (PR-01). */
export const lineOf = (unit: CartUnit): Line => {
  const piece = piecePrice(unit);
  const left = won(piece * unit.quantity + additionsTotal(unit));
  return { unit, piece, left, discounted: left, isOverdrawn: false, steps: [] };
};

/** Takes an amount above 0 off a line. */
export const take = (
  line: Line,
  rule: PriceRule,
  amount: Won,
  inputs: Step['inputs'],
  earned?: EarnedDiscount,
): void => {
  line.left = won(line.left - amount);
  line.steps.push({ rule, amount: won(-amount), inputs, earned });
};

interface ItemStep extends Omit<Step, 'inputs' | 'earned'> {
  readonly inputs: LedgerInputs;
}

const ofPieces = (rule: PriceRule, price: Won, quantity: number, name?: string): ItemStep => ({
  rule,
  amount: times(price, quantity),
  inputs: { ...(name === undefined ? {} : { name }), price, quantity },
});

/** What makes up the item price: the piece, its options, its branch, its additions (PR-01). */
const itemSteps = (unit: CartUnit): readonly ItemStep[] => {
  const { item, quantity } = unit;
  const branch = branchPrice(unit);
  return [
    ofPieces('ItemPrice', item.itemSellPrice, quantity),
    ...item.options
      .filter(({ optionPrice }) => optionPrice !== 0)
      .map(({ optionPrice, optionEntries }) =>
        ofPieces('OptionPrice', optionPrice, quantity, optionEntries.map((entry) => entry.value).join(' ')),
      ),
    ...(branch === 0 ? [] : [ofPieces('BranchPrice', branch, quantity)]),
    ...item.additions.map(({ name, value, price, quantity: pieces }) =>
      ofPieces('AdditionPrice', price, pieces, value ? `${name} ${value}` : name),
    ),
  ];
};

/** The ledger of a line: its item price, then each rule's step (PR-08). */
export const entriesOf = ({ unit, steps }: Line): readonly LedgerEntry[] => {
  const place = { type: 'Unit', cartUnitId: unit.cartUnitId } as const;
  const sellerGroupKey = sellerGroupKeyOf(unit);
  return [...itemSteps(unit), ...steps.map((step) => ({ ...step, inputs: step.inputs() }))].map(
    ({ rule, amount, inputs }) => ({ rule, kind: kindOfRule[rule], sellerGroupKey, place, amount, inputs }),
  );
};

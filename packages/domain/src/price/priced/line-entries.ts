import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { Addition, ItemOption } from '../../entities/cart/item.ts';
import { sellerGroupKeyOf } from '../../entities/cart/tree.ts';
import { kindOfRule, type EntryPlace, type LedgerEntry, type LedgerInputs, type PriceRule } from '../ledger/ledger.ts';
import { discountInputs } from '../discount/discount-inputs.ts';
import type { Line } from '../ledger/line.ts';
import type { Step } from '../ledger/step.ts';
import { branchPrice } from '../unit-price.ts';
import { times, type Won } from '../../money/won.ts';

/** Where all entries of a unit belong. */
interface Home {
  readonly sellerGroupKey: string;
  readonly place: EntryPlace;
}

const homeOf = (unit: CartUnit): Home => ({
  sellerGroupKey: sellerGroupKeyOf(unit),
  place: { type: 'Unit', cartUnitId: unit.cartUnitId },
});

const entryOf = ({ sellerGroupKey, place }: Home, rule: PriceRule, amount: Won, inputs: LedgerInputs): LedgerEntry => ({
  rule,
  kind: kindOfRule[rule],
  sellerGroupKey,
  place,
  amount,
  inputs,
});

/** The values of an option, side by side. */
const optionName = ({ optionEntries }: ItemOption): string => {
  let name = '';
  let gap = '';
  for (const { value } of optionEntries) {
    name += gap + value;
    gap = ' ';
  }
  return name;
};

const additionName = ({ name, value }: Addition): string => (value ? `${name} ${value}` : name);

/** What makes up the item price: the piece, its options, its branch, its additions (PR-01). */
const putItem = (ledger: LedgerEntry[], home: Home, unit: CartUnit): void => {
  const { item, quantity } = unit;
  const price = item.itemSellPrice;
  ledger.push(entryOf(home, 'ItemPrice', times(price, quantity), { price, quantity }));
  for (const option of item.options) {
    const price = option.optionPrice;
    if (price === 0) continue;
    const inputs = { name: optionName(option), price, quantity };
    ledger.push(entryOf(home, 'OptionPrice', times(price, quantity), inputs));
  }
  const branch = branchPrice(unit);
  if (branch !== 0) ledger.push(entryOf(home, 'BranchPrice', times(branch, quantity), { price: branch, quantity }));
  for (const addition of item.additions) {
    const { price, quantity } = addition;
    const inputs = { name: additionName(addition), price, quantity };
    ledger.push(entryOf(home, 'AdditionPrice', times(price, quantity), inputs));
  }
};

const putSteps = (ledger: LedgerEntry[], home: Home, step: Step): void => {
  if (step.before) putSteps(ledger, home, step.before);
  const inputs = step.discount ? discountInputs(step) : step.inputs();
  ledger.push(entryOf(home, step.rule, step.amount, inputs));
};

/** Puts the entries of a line at the end of a ledger: its item price, then each rule's step (PR-08). */
export const putEntries = (ledger: LedgerEntry[], { unit, last }: Line): void => {
  const home = homeOf(unit);
  putItem(ledger, home, unit);
  if (last) putSteps(ledger, home, last);
};

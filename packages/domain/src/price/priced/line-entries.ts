import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { Addition, ItemOption } from '../../entities/cart/item.ts';
import { sellerGroupKeyOf } from '../../entities/cart/tree.ts';
import { entryOf, type EntryHome, type LedgerEntry } from '../ledger/ledger.ts';
import { discountInputs } from '../discount/discount-inputs.ts';
import type { Line } from '../ledger/line.ts';
import type { Step } from '../ledger/step.ts';
import { branchPrice } from '../unit-price.ts';
import { times } from '../../money/won.ts';

const homeOf = (unit: CartUnit): EntryHome => ({
  sellerGroupKey: sellerGroupKeyOf(unit),
  place: { type: 'Unit', cartUnitId: unit.cartUnitId },
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
const putItem = (ledger: LedgerEntry[], home: EntryHome, unit: CartUnit): void => {
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

const putSteps = (ledger: LedgerEntry[], home: EntryHome, step: Step): void => {
  if (step.before) putSteps(ledger, home, step.before);
  if (step.discount) ledger.push(entryOf(home, step.rule, step.amount, discountInputs(step)));
  else ledger.push(step.entry(home, step.amount));
};

/** Puts the entries of a line at the end of a ledger: its item price, then each rule's step (PR-08). */
export const putEntries = (ledger: LedgerEntry[], { unit, last }: Line): void => {
  const home = homeOf(unit);
  putItem(ledger, home, unit);
  if (last) putSteps(ledger, home, last);
};

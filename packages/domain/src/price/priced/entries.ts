import { minus, times } from '../../money/won.ts';
import { couponInputs } from '../coupon/coupon-lanes.ts';
import { discountInputs } from '../discount/discounts.ts';
import { extraDiscountInputs, fundingInputs, promotionInputs } from '../discount/take-discounts.ts';
import { entryOf, type EntryHome, type LedgerEntry } from '../ledger/ledger.ts';
import type { Line, Step, UnitLedger, ItemEntries, KeptUnit } from '../ledger/line.ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { Addition, ItemOption } from '../../entities/cart/item.ts';
import { sellerGroupKeyOf } from '../../entities/cart/tree.ts';
import { asOnePiece, branchPrice } from '../unit-price.ts';

const entryOfStep = (home: EntryHome, { amount, use }: Step): LedgerEntry => {
  switch (use.rule) {
    case 'EbayDiscount':
    case 'SellerDiscount':
    case 'BundleDiscount':
    case 'MemberDiscount':
    case 'PartnershipDiscount':
      return entryOf(home, use.rule, amount, discountInputs(use, minus(amount)));
    case 'FundingDiscount':
      return entryOf(home, use.rule, amount, fundingInputs(use, minus(amount)));
    case 'Promotion':
      return entryOf(home, use.rule, amount, promotionInputs(use));
    case 'BuyerCoupon':
    case 'SuperCoupon':
    case 'SellerDupCoupon':
      return entryOf(home, use.rule, amount, couponInputs(use));
    case 'ExtraDiscount':
      return entryOf(home, use.rule, amount, extraDiscountInputs(use));
  }
};

const putSteps = (ledger: LedgerEntry[], home: EntryHome, step: Step): void => {
  if (step.before) putSteps(ledger, home, step.before);
  ledger.push((step.entry ??= entryOfStep(home, step)));
};

const ledgerOf = ({ kept, last }: Line): UnitLedger => {
  const { home, entries } = itemEntriesOf(kept);
  const ledger = [...entries];
  if (last) putSteps(ledger, home, last);
  return { last, entries: ledger };
};

/** Returns the entries of a line: item price, then one per step. Cached while the last step is the same. */
export const lineEntries = (line: Line): readonly LedgerEntry[] => {
  const { kept, last } = line;
  if (!kept.ledger || kept.ledger.last !== last) kept.ledger = ledgerOf(line);
  return kept.ledger.entries;
};

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

/** Returns the item price entries: piece, options, branch, additions. */
const madeOf = (unit: CartUnit, home: EntryHome): readonly LedgerEntry[] => {
  const { item, quantity } = asOnePiece(unit);
  const inputs = { price: unit.item.itemSellPrice, quantity: unit.quantity, ...item.measure };
  const entries: LedgerEntry[] = [entryOf(home, 'ItemPrice', times(item.itemSellPrice, quantity), inputs)];
  for (const option of item.options) {
    const price = option.optionPrice;
    if (price === 0) continue;
    const inputs = { name: optionName(option), price, quantity };
    entries.push(entryOf(home, 'OptionPrice', times(price, quantity), inputs));
  }
  const branch = branchPrice(unit);
  if (branch !== 0) entries.push(entryOf(home, 'BranchPrice', times(branch, quantity), { price: branch, quantity }));
  for (const addition of item.additions) {
    const { price, quantity } = addition;
    const inputs = { name: additionName(addition), price, quantity };
    entries.push(entryOf(home, 'AdditionPrice', times(price, quantity), inputs));
  }
  return entries;
};

const made = (unit: CartUnit): ItemEntries => {
  const home: EntryHome = {
    sellerGroupKey: sellerGroupKeyOf(unit),
    place: { type: 'Unit', cartUnitId: unit.cartUnitId },
  };
  return { home, entries: madeOf(unit, home) };
};

const itemEntriesOf = (kept: KeptUnit): ItemEntries => (kept.items ??= made(kept.unit));

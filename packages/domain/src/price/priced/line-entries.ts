import { minus } from '../../money/won.ts';
import { couponInputs } from '../coupon/coupon-lanes.ts';
import { discountInputs } from '../discount/discounts.ts';
import { extraDiscountInputs, fundingInputs, promotionInputs } from '../discount/take-discounts.ts';
import { entryOf, type EntryHome, type LedgerEntry } from '../ledger/ledger.ts';
import type { Line, Step, UnitLedger } from '../ledger/line.ts';
import { itemEntriesOf } from './item-entries.ts';

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

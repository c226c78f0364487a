import { fundingOfUnits, type FundingDiscount } from '../../entities/discount/funding-discount.ts';
import type { FundingInputs } from '../ledger/ledger-inputs.ts';
import { take, type Line } from '../ledger/line.ts';
import type { FundingUse, PriceUse } from '../ledger/step.ts';
import { least, most, noWon, type Won } from '../../money/won.ts';

/** What a funding discount's entry in the ledger says (PR-08). @param given off the unit, in won */
export const fundingInputs = ({ funding }: FundingUse, given: Won): FundingInputs => {
  const { displayName: name, discountPrice: once } = funding;
  return given < once ? { name, once, cutTo: given } : { name, once };
};

/** Takes a fixed amount off a line as far as its price goes, as a discount: what is left counts for free shipping (SH-03). */
export const takeAmount = (line: Line, amount: Won, use: PriceUse): void => {
  if (amount <= 0) return;
  const given = most(noWon, least(amount, line.left));
  if (given < amount) line.isOverdrawn = true;
  take(line, given, use);
  line.discounted = line.left;
};

/** Takes each unit's funding discount off it, after all other discounts and before coupons (DC-03). */
export const takeFunding = (lines: readonly Line[], fundings: readonly FundingDiscount[]): void => {
  if (fundings.length === 0) return;
  const applied = fundingOfUnits(fundings);
  for (const line of lines) {
    const funding = applied.get(line.unit.cartUnitId);
    if (funding) takeAmount(line, funding.discountPrice, { rule: 'FundingDiscount', funding });
  }
};

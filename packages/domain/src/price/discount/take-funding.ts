import { fundingOfUnits, type FundingDiscount } from '../../entities/discount/funding-discount.ts';
import type { FundingInputs } from '../ledger/ledger-inputs.ts';
import { take, type Line } from '../ledger/line.ts';
import type { FundingUse } from '../ledger/step.ts';
import { onceFor } from '../../money/once.ts';
import { least, most, noWon, type Won } from '../../money/won.ts';

/** What a funding discount's entry in the ledger says (PR-08). @param given off the unit, in won */
export const fundingInputs = ({ funding }: FundingUse, given: Won): FundingInputs => {
  const { displayName: name, discountPrice: once } = funding;
  return given < once ? { name, once, cutTo: given } : { name, once };
};

const takeOne = (line: Line, funding: FundingDiscount): void => {
  const { discountPrice } = funding;
  if (discountPrice <= 0) return;
  const given = most(noWon, least(discountPrice, line.left));
  if (given < discountPrice) line.isOverdrawn = true;
  take(line, given, { rule: 'FundingDiscount', funding });
  line.discounted = line.left;
};

const fundingsOf = onceFor(fundingOfUnits);

/** Takes each unit's funding discount off it, after all other discounts and before coupons (DC-03). */
export const takeFunding = (lines: readonly Line[], fundings: readonly FundingDiscount[]): void => {
  if (fundings.length === 0) return;
  const applied = fundingsOf(fundings);
  for (const line of lines) {
    const funding = applied.get(line.unit.cartUnitId);
    if (funding) takeOne(line, funding);
  }
};

import { fundingOfUnits, type FundingDiscount } from '../../entities/discount/funding-discount.ts';
import type { FundingInputs } from '../ledger/ledger-inputs.ts';
import { take, type Line } from '../ledger/line.ts';
import type { FundingUse, PriceUse } from '../ledger/step.ts';
import { least, most, noWon, type Won } from '../../money/won.ts';

export const fundingInputs = ({ funding }: FundingUse, given: Won): FundingInputs => {
  const { displayName: name, discountPrice: once } = funding;
  return given < once ? { name, once, cutTo: given } : { name, once };
};

/** Subtracts a fixed amount, at most the remaining price, as a discount. The rest counts towards free shipping. */
export const takeAmount = (line: Line, amount: Won, use: PriceUse): void => {
  if (amount <= 0) return;
  const given = most(noWon, least(amount, line.left));
  if (given < amount) line.isOverdrawn = true;
  take(line, given, use);
  line.discounted = line.left;
};

/** Applies each unit’s funding discount after all other discounts and before coupons. */
export const takeFunding = (lines: readonly Line[], fundings: readonly FundingDiscount[]): void => {
  if (fundings.length === 0) return;
  const applied = fundingOfUnits(fundings);
  for (const line of lines) {
    const funding = applied.get(line.unit.cartUnitId);
    if (funding) takeAmount(line, funding.discountPrice, { rule: 'FundingDiscount', funding });
  }
};

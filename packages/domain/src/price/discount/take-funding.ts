import { fundingOfUnits, type FundingDiscount } from '../../entities/discount/funding-discount.ts';
import type { FundingInputs } from '../ledger/ledger-inputs.ts';
import { entryOf } from '../ledger/ledger.ts';
import { take, type Line } from '../ledger/line.ts';
import { onceFor } from '../../money/once.ts';
import { least, most, noWon } from '../../money/won.ts';

const takeOne = (line: Line, { discountPrice, displayName }: FundingDiscount): void => {
  if (discountPrice <= 0) return;
  const given = most(noWon, least(discountPrice, line.left));
  if (given < discountPrice) line.isOverdrawn = true;
  const inputs = (): FundingInputs =>
    given < discountPrice
      ? { name: displayName, once: discountPrice, cutTo: given }
      : { name: displayName, once: discountPrice };
  take(line, given, (home, amount) => entryOf(home, 'FundingDiscount', amount, inputs()));
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

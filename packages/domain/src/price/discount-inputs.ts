import { calcTypeSubOf, fullWorth, limited } from './discount-worth.ts';
import type { LedgerInputs } from './ledger.ts';
import type { EarnedDiscount } from './line.ts';
import type { Won } from './won.ts';

/** How a discount is worked out, in words: a rate or an amount, of each piece or once. */
const wayOf = ({ discount, basis: from }: EarnedDiscount, full: Won): Record<string, string | number> => {
  const { displayName: name, policy } = discount;
  const { price: basis, pieces: quantity } = from;
  const { discountRate: rate, discountPrice: amount } = policy;
  const isEach = calcTypeSubOf(policy) === 'Each';
  // written out, for objects that are put together from parts take many times as long
  if (policy.calcType === 'Rate')
    return isEach ? { name, rate, perPiece: full, basis, quantity } : { name, rate, basis, quantity };
  return isEach ? { name, each: amount, basis, quantity } : { name, once: amount, basis, quantity };
};

/** What a discount's entry in the ledger says (PR-08). @param given what it took off, in won */
export const discountInputs = (earned: EarnedDiscount, given: Won): LedgerInputs => {
  const { discount, basis, share } = earned;
  const full = fullWorth(discount.policy, basis);
  const wanted = limited(discount.policy, full);
  const inputs = wayOf(earned, full);
  if (wanted < full) inputs['limit'] = wanted;
  if (given < share) inputs['cutTo'] = given;
  return inputs;
};

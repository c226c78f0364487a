import { isOffEach, limited } from './discount-worth.ts';
import type { DiscountInputs } from '../ledger/ledger-inputs.ts';
import type { DiscountUse } from '../ledger/step.ts';
import type { Won } from '../../money/won.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** How a discount is worked out, in words: a rate or an amount, of each piece or once. */
const wayOf = ({ discount, worth }: DiscountUse): Writable<DiscountInputs> => {
  const { displayName: name, policy } = discount;
  const { price: basis, pieces: quantity, full } = worth;
  const { discountRate: rate, discountPrice: amount } = policy;
  const isEach = isOffEach(policy);
  // written out, for objects that are put together from parts take many times as long
  if (policy.calcType === 'Rate')
    return isEach ? { name, rate, perPiece: full, basis, quantity } : { name, rate, basis, quantity };
  return isEach ? { name, each: amount, basis, quantity } : { name, once: amount, basis, quantity };
};

/** What a discount's entry in the ledger says (PR-08). @param given off the unit, in won */
export const discountInputs = (use: DiscountUse, given: Won): DiscountInputs => {
  const { discount, worth, share } = use;
  const wanted = limited(discount.policy, worth);
  const inputs = wayOf(use);
  if (wanted < worth.full) inputs.limit = wanted;
  if (given < share) inputs.cutTo = given;
  return inputs;
};

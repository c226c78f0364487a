import { isOffEach, limited } from './discount-worth.ts';
import type { DiscountInputs } from '../ledger/ledger-inputs.ts';
import type { DiscountUse } from '../ledger/step.ts';
import type { Won } from '../../money/won.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

const wayOf = ({ discount, worth }: DiscountUse): Writable<DiscountInputs> => {
  const { displayName: name, policy } = discount;
  const { price: basis, pieces: quantity, full } = worth;
  const { discountRate: rate, discountPrice: amount } = policy;
  const isEach = isOffEach(policy);
  // No object spread, because this runs for every entry.
  if (policy.calcType === 'Rate')
    return isEach ? { name, rate, perPiece: full, basis, quantity } : { name, rate, basis, quantity };
  return isEach ? { name, each: amount, basis, quantity } : { name, once: amount, basis, quantity };
};

export const discountInputs = (use: DiscountUse, given: Won): DiscountInputs => {
  const { discount, worth, share } = use;
  const wanted = limited(discount.policy, worth);
  const inputs = wayOf(use);
  if (wanted < worth.full) inputs.limit = wanted;
  if (given < share) inputs.cutTo = given;
  return inputs;
};

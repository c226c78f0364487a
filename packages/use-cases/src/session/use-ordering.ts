import { onDemand } from './on-demand.ts';

/** Ordering, with all its rules, is loaded when it is first asked for: a cart is used before it is ordered. */
export const useOrdering = onDemand(
  ['Order', 'Agree', 'RemoveCoupons', 'VerifyIdentity', 'SignIn', 'FixAll', 'AddToCart', 'ClosePage'],
  ({ ordering }) => ordering,
);

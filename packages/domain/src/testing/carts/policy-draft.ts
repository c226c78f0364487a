import type { ShippingPolicy } from '../../entities/shipping/policy.ts';
import type { Won } from '../../money/won.ts';
import type { Drawing } from './drawing.ts';
import { amount, mostly, whether, type Drawn } from './drawn.ts';
import { record } from './drawn-groups.ts';

export interface PolicyDraft {
  readonly fee: Won;
  readonly freeFrom: Won | undefined;
  readonly isPerPiece: boolean;
  readonly isPaidOnArrival: boolean;
}

export const policyDrawn = (won: Drawing['amount']): Drawn<PolicyDraft> =>
  record<PolicyDraft>({
    fee: mostly(won(0), mostly(won(3000), amount({ min: won(1), max: won(20_000) }), [1, 1]), [2, 3]),
    freeFrom: mostly(undefined, mostly(won(30_000), amount({ min: 0, max: won(100_000) }, won(30_000)), [1, 1])),
    isPerPiece: whether(),
    isPaidOnArrival: whether([11, 1]),
  });

export const policyOf = ({ fee, freeFrom, isPerPiece, isPaidOnArrival }: PolicyDraft): Partial<ShippingPolicy> => ({
  shippingFee: fee,
  isQuantityShippingFee: isPerPiece,
  ...(freeFrom === undefined ? {} : { isConditionalFree: true, conditionalFreeBasisCost: freeFrom }),
  ...(isPaidOnArrival ? { shippingChargePayType: 'PaymentOnArrival' } : {}),
});

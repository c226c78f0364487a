import type { VisitorDeps, Visitors } from '@baguni/cart-server';

/** Dependencies of the routes of demo buyers. */
export interface BuyerDeps extends VisitorDeps {
  readonly visitors: Visitors;
}

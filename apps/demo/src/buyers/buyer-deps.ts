import type { VisitorDeps, Visitors } from '@baguni/cart-server';

export interface BuyerDeps extends VisitorDeps {
  readonly visitors: Visitors;
}

import type { CartUnitId } from '@baguni/domain';
import type { Scope } from '../store/owner.ts';
import type { Tx } from '../store/tx.ts';

export const clearCouponsOf = async (tx: Tx, scope: Scope, gone: readonly CartUnitId[]): Promise<void> => {
  const isGone = new Set(gone);
  for (const { issueNo, cartUnitIds } of await tx.issuedCoupons(scope)) {
    const left = cartUnitIds.filter((id) => !isGone.has(id));
    if (left.length === cartUnitIds.length) continue;
    await tx.releaseCoupons(scope, [issueNo]);
    if (left.length > 0) await tx.useCoupon(scope, issueNo, left);
  }
};

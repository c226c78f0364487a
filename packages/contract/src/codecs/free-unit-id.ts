import { cartUnitId, type CartUnitId } from '@baguni/domain';

/** A number for a unit whose own could not be read: below 0, and below every number taken. */
export const freeUnitId = (taken: readonly CartUnitId[]): CartUnitId =>
  cartUnitId(taken.reduce((lowest, id) => Math.min(lowest, id), 0) - 1);

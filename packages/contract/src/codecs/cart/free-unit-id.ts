import { cartUnitId, type CartUnitId } from '@baguni/domain';

/** An id for a unit whose own could not be read: below 0 and below every id in use. */
export const freeUnitId = (taken: readonly CartUnitId[]): CartUnitId =>
  cartUnitId(taken.reduce((lowest, id) => Math.min(lowest, id), 0) - 1);

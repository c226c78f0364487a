import { cartUnitId, type CartUnitId } from '@baguni/domain';

export const freeUnitId = (taken: readonly CartUnitId[]): CartUnitId =>
  cartUnitId(taken.reduce((lowest, id) => Math.min(lowest, id), 0) - 1);

import type { UseCase } from '../deps/deps.ts';
import { onDemand } from './on-demand.ts';

/** Loads what changes quantities. */
export const loadQuantity = async (): Promise<UseCase> =>
  (await import('../quantity/change-quantity.ts')).changeQuantity;

/** Changing a quantity needs code of its own, which a cart that is seen and priced does not wait for (QT-03). */
export const useQuantity = onDemand(['ChangeQuantity'], loadQuantity);

import { onDemand } from './on-demand.ts';

/** Changing a quantity needs code of its own, which a cart that is seen and priced does not wait for (QT-03). */
export const useQuantity = onDemand(['ChangeQuantity'], ({ quantity }) => quantity);

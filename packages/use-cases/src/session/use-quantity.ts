import { onDemand } from './on-demand.ts';

/** Changing a quantity is loaded when it is first asked for: a cart is seen and priced without it. */
export const useQuantity = onDemand(
  ['ChangeQuantity'],
  async () => (await import('../quantity/change-quantity.ts')).changeQuantity,
);

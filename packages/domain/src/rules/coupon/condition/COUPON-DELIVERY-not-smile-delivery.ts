import { onlyFor } from '../only-for.ts';

/** A delivery coupon is for items that SmileDelivery brings (CP-20). */
export const notSmileDelivery = onlyFor('COUPON-DELIVERY', 'isDelivery', ({ units }) =>
  units.every((unit) => unit.item.flags.isSmileDelivery),
);

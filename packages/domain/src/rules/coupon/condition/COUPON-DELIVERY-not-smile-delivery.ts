import { onlyFor } from '../only-for.ts';

export const notSmileDelivery = onlyFor('COUPON-DELIVERY', 'isDelivery', ({ units }) =>
  units.every((unit) => unit.item.flags.isSmileDelivery),
);

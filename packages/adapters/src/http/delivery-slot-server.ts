import type { DeliverySlotServer } from '@baguni/domain';
import { askLate } from './ask-late.ts';
import type { HttpDeps } from './deps.ts';
import type { HttpParts } from './http-parts.ts';

/** Delivery times over HTTP (LY-09): by itself, so that no cart's first calls name it. */
export const deliverySlotServer = (deps: HttpDeps, parts: HttpParts): DeliverySlotServer => ({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the address names the call of these types
  getDeliverySlots: askLate(deps, parts).sendLater({
    method: 'POST',
    path: '/shipping/getDeliverySlots',
  }) as DeliverySlotServer['getDeliverySlots'],
});

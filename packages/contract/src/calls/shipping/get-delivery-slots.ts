import type { DeliverySlot } from '@baguni/domain';
import * as t from 'io-ts';
import type { Call } from '../call.ts';
import { nothing } from '../../codecs/base/nothing.ts';
import { deliverySlots } from '../../codecs/shipping/delivery-slots.ts';

/** When the SmileFresh branches of the cart's units can bring them (LY-09); the reference marketplace's own call. */
export const getDeliverySlots: Call<void, { readonly slots: readonly DeliverySlot[] }> = {
  id: 'reference',
  name: 'getDeliverySlots',
  method: 'POST',
  path: '/shipping/getDeliverySlots',
  request: nothing,
  response: t.strict({ slots: deliverySlots }),
  timeoutMs: 'default',
  isWrite: false,
  attempts: 2,
};

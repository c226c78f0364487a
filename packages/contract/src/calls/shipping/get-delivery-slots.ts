import * as t from 'io-ts';
import { call } from '../call.ts';
import { nothing } from '../../codecs/base/nothing.ts';
import { deliverySlots } from '../../codecs/shipping/delivery-slots.ts';

/** When the SmileFresh branches of the cart's units can bring them (LY-09); the reference marketplace's own call. */
export const getDeliverySlots = call({
  id: 'reference',
  path: '/shipping/getDeliverySlots',
  request: nothing,
  response: t.strict({ slots: deliverySlots }),
});

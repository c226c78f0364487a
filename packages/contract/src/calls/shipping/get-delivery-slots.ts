import * as t from 'io-ts';
import { call } from '../call.ts';
import { nothing } from '../../codecs/base/codec.ts';
import { deliverySlots } from '../../codecs/delivery.ts';

/** Delivery slots of the SmileFresh branches in the cart (LY-09). Not part of the specification. */
export const getDeliverySlots = call({
  id: 'reference',
  path: '/shipping/getDeliverySlots',
  request: nothing,
  response: t.strict({ slots: deliverySlots }),
});

import * as t from 'io-ts';
import { call, type RequestOf, type ResponseOf } from './call.ts';
import { nothing, orNull, list, strict, partly } from '../codecs/base/codec.ts';
import { deliverySlots, transPolicies } from '../codecs/delivery.ts';
import { shippingAddress } from '../codecs/buyer.ts';
import { fees, pricesRequest } from '../codecs/cart/prices.ts';
import { itemNo, MAX_UNITS, requestText } from '../codecs/base/values.ts';

/** Delivery slots of the SmileFresh branches in the cart (LY-09). Not part of the specification. */
export const getDeliverySlots = call({
  path: '/shipping/getDeliverySlots',
  request: nothing,
  response: strict({ slots: deliverySlots }),
});

/** Reads the latest address of the buyer, or null (CM-20). */
export const getLatestShippingAddress = call({
  id: 'CM-20',
  path: '/address/getLatestShippingAddress',
  request: nothing,
  response: strict({ latestShippingAddress: orNull(shippingAddress) }),
  isCacheable: true,
});

/** Shipping fees of units (CM-13); the server uses its own policies, sellers and amounts. */
export const getShipping = call({
  id: 'CM-13',
  path: '/shipping/getShipping',
  request: pricesRequest,
  response: partly(fees),
});

/** Answer of CM-13: the fees of parcels in won. */
export type ShippingReply = ResponseOf<typeof getShipping>;

/** A unit whose price is requested. */
export type PriceRequest = RequestOf<typeof getShipping>['requests'][number];

const item = strict({
  itemNo,
  transPolicyNo: requestText(200),
  isSmileDelivery: t.boolean,
  isFasterDelivery: t.boolean,
});

/** Arrival dates of items at a zip code (CM-15, PG-16). */
export const getStarDeliveryTransPolicy = call({
  id: 'CM-15',
  path: '/shipping/getStarDeliveryTransPolicy',
  request: strict({
    appType: requestText(100),
    isSmileClub: t.boolean,
    zipCode: requestText(20),
    requests: list(item, MAX_UNITS),
  }),
  response: strict({ transPolicies }),
  isSilent: true,
});

/** Request of CM-15: items and a zip code. */
export type TransPolicyRequest = RequestOf<typeof getStarDeliveryTransPolicy>;

/** An item whose arrival date is requested. */
export type TransPolicyItem = TransPolicyRequest['requests'][number];

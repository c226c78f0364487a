import * as t from 'io-ts';
import { call, type RequestOf } from '../call.ts';
import { itemNo, MAX_UNITS, requestText } from '../../codecs/base/values.ts';
import { list } from '../../codecs/base/codec.ts';
import { transPolicies } from '../../codecs/delivery.ts';

const item = t.strict({
  itemNo,
  transPolicyNo: requestText(200),
  isSmileDelivery: t.boolean,
  isFasterDelivery: t.boolean,
});

/** Arrival dates of items at a zip code (CM-15, PG-16). */
export const getStarDeliveryTransPolicy = call({
  id: 'CM-15',
  path: '/shipping/getStarDeliveryTransPolicy',
  request: t.strict({
    appType: requestText(100),
    isSmileClub: t.boolean,
    zipCode: requestText(20),
    requests: list(item, MAX_UNITS),
  }),
  response: t.strict({ transPolicies }),
  isSilent: true,
});

export type TransPolicyRequest = RequestOf<typeof getStarDeliveryTransPolicy>;

export type TransPolicyItem = TransPolicyRequest['requests'][number];

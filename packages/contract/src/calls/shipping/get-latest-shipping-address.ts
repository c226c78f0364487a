import type { ShippingAddress } from '@baguni/domain';
import type { Option } from 'fp-ts/Option';
import * as t from 'io-ts';
import type { Call } from '../call.ts';
import { shippingAddress } from '../../codecs/buyer/buyer.ts';
import { orNull } from '../../codecs/base/list.ts';
import { nothing } from '../../codecs/base/nothing.ts';

/** Where the buyer’s parcels last went (CM-20). */
export const getLatestShippingAddress: Call<void, { readonly latestShippingAddress: Option<ShippingAddress> }> = {
  id: 'CM-20',
  name: 'getLatestShippingAddress',
  method: 'POST',
  path: '/address/getLatestShippingAddress',
  request: nothing,
  response: t.strict({ latestShippingAddress: orNull(shippingAddress) }),
  timeoutMs: 'default',
  isWrite: false,
  attempts: 2,
};

import type { TransPolicy, TransPolicyRequest } from '@baguni/domain';
import * as t from 'io-ts';
import type { Call } from '../call.ts';
import { itemNo, MAX_UNITS } from '../../codecs/base/ids.ts';
import { list } from '../../codecs/base/list.ts';
import { requestText } from '../../codecs/base/text.ts';
import { transPolicies } from '../../codecs/shipping/arrivals.ts';

const item = t.strict({
  itemNo,
  transPolicyNo: requestText(200),
  isSmileDelivery: t.boolean,
  isFasterDelivery: t.boolean,
});

/** When SmileDelivery items would arrive at a zip code (CM-15, PG-16). */
export const getStarDeliveryTransPolicy: Call<TransPolicyRequest, { readonly transPolicies: readonly TransPolicy[] }> =
  {
    id: 'CM-15',
    name: 'getStarDeliveryTransPolicy',
    method: 'POST',
    path: '/shipping/getStarDeliveryTransPolicy',
    request: t.strict({
      appType: requestText(100),
      isSmileClub: t.boolean,
      zipCode: requestText(20),
      requests: list(item, MAX_UNITS),
    }),
    response: t.strict({ transPolicies }),
    timeoutMs: 'default',
    isWrite: false,
    attempts: 2,
  };

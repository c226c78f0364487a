import type { CompanyFees, OverseaRequest } from '@baguni/domain';
import * as t from 'io-ts';
import type { Call } from '../call.ts';
import { overseaFees } from '../codecs/oversea.ts';
import { priceRequests } from '../codecs/request-ids.ts';
import { requestText } from '../codecs/text.ts';

/** What each company asks for carrying units to a country (CM-18); their weights are the server’s own. */
export const getOverseaShippingFees: Call<OverseaRequest, { readonly fees: readonly CompanyFees[] }> = {
  id: 'CM-18',
  name: 'getOverseaShippingFees',
  method: 'POST',
  path: '/oversea/getOverseaShippingFees',
  request: t.strict({ countryType: requestText(100), requests: priceRequests }),
  response: t.strict({ fees: overseaFees }),
  timeoutMs: 'default',
  policy: 'takeLastResOnly',
  isWrite: false,
  attempts: 2,
};

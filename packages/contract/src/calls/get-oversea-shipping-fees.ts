import type { CompanyFees, OverseaRequest, PartlyRead } from '@baguni/domain';
import * as t from 'io-ts';
import type { Call } from './call.ts';
import { overseaFees } from '../codecs/oversea.ts';
import { partly } from '../codecs/partly.ts';
import { priceRequests } from '../codecs/request-ids.ts';
import { requestText } from '../codecs/text.ts';

/** The fees of each company for carrying units to a country (CM-18), by the server’s own weights. */
export const getOverseaShippingFees: Call<OverseaRequest, { readonly fees: readonly CompanyFees[] } & PartlyRead> = {
  id: 'CM-18',
  name: 'getOverseaShippingFees',
  method: 'POST',
  path: '/oversea/getOverseaShippingFees',
  request: t.strict({ countryType: requestText(100), requests: priceRequests }),
  response: partly(t.strict({ fees: overseaFees })),
  timeoutMs: 'default',
  isWrite: false,
  attempts: 2,
};

import type { ShippingCompany } from '@baguni/domain';
import * as t from 'io-ts';
import type { Call } from '../call.ts';
import { shippingCompanies } from '../../codecs/overseas/overseas.ts';
import { requestText } from '../../codecs/base/text.ts';

/** The companies that serve a country (CM-17). */
export const getOverseaShippingCompanies: Call<
  { readonly countryType: string },
  { readonly companies: readonly ShippingCompany[] }
> = {
  id: 'CM-17',
  name: 'getOverseaShippingCompanies',
  method: 'POST',
  path: '/oversea/getOverseaShippingCompanies',
  request: t.strict({ countryType: requestText(100) }),
  response: t.strict({ companies: shippingCompanies }),
  timeoutMs: 'default',
  isWrite: false,
  attempts: 2,
};

import type { OverseaCountry } from '@baguni/domain';
import * as t from 'io-ts';
import type { Call } from '../call.ts';
import { nothing } from '../../codecs/base/nothing.ts';
import { overseaCountries } from '../../codecs/overseas/overseas.ts';

/** The countries that parcels are sent to (CM-16). */
export const getOverseaShippingCountries: Call<void, { readonly countries: readonly OverseaCountry[] }> = {
  id: 'CM-16',
  name: 'getOverseaShippingCountries',
  method: 'POST',
  path: '/oversea/getOverseaShippingCountries',
  request: nothing,
  response: t.strict({ countries: overseaCountries }),
  timeoutMs: 'default',
  isWrite: false,
  attempts: 2,
};

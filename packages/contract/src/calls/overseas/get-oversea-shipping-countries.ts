import * as t from 'io-ts';
import { call } from '../call.ts';
import { nothing } from '../../codecs/base/codec.ts';
import { overseaCountries } from '../../codecs/overseas.ts';

export const getOverseaShippingCountries = call({
  id: 'CM-16',
  path: '/oversea/getOverseaShippingCountries',
  request: nothing,
  response: t.strict({ countries: overseaCountries }),
});

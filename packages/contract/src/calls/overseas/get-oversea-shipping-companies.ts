import * as t from 'io-ts';
import { call } from '../call.ts';
import { shippingCompanies } from '../../codecs/overseas.ts';
import { requestText } from '../../codecs/base/values.ts';

export const getOverseaShippingCompanies = call({
  id: 'CM-17',
  path: '/oversea/getOverseaShippingCompanies',
  request: t.strict({ countryType: requestText(100) }),
  response: t.strict({ companies: shippingCompanies }),
});

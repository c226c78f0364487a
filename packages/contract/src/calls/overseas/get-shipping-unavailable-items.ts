import * as t from 'io-ts';
import { call } from '../call.ts';
import { list } from '../../codecs/base/codec.ts';
import { overseaUnavailable, shippingCompanyType } from '../../codecs/overseas.ts';
import { priceRequests } from '../../codecs/cart/request-ids.ts';
import { requestText } from '../../codecs/base/values.ts';

/** Units that each company refuses to ship to a country (CM-14). */
export const getShippingUnavailableItems = call({
  id: 'CM-14',
  path: '/shipping/getShippingUnavailableItems',
  request: t.strict({
    countryType: requestText(100),
    requests: priceRequests,
    shippingCompanies: list(shippingCompanyType, 10),
  }),
  response: t.strict({ unavailable: overseaUnavailable }),
});

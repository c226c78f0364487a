import * as t from 'io-ts';
import { call } from '../call.ts';
import { overseaFees } from '../../codecs/overseas.ts';
import { partly } from '../../codecs/base/partly.ts';
import { priceRequests } from '../../codecs/cart/request-ids.ts';
import { requestText } from '../../codecs/base/values.ts';

/** Overseas fees of each company (CM-18), computed from the server’s weights. */
export const getOverseaShippingFees = call({
  id: 'CM-18',
  path: '/oversea/getOverseaShippingFees',
  request: t.strict({ countryType: requestText(100), requests: priceRequests }),
  response: partly(t.strict({ fees: overseaFees })),
});

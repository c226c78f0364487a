import * as t from 'io-ts';
import { call } from '../call.ts';
import { partly } from '../../codecs/base/partly.ts';
import { itemsRequest, purchaseBenefits } from '../../codecs/information.ts';

export const getPurchaseBenefits = call({
  id: 'CM-32',
  path: '/item/getPurchaseBenefits',
  request: itemsRequest,
  response: partly(t.strict({ benefits: purchaseBenefits })),
  isSilent: true,
});

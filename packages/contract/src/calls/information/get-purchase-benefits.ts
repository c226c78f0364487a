import type { ItemPurchaseBenefits, ItemsRequest } from '@baguni/domain';
import * as t from 'io-ts';
import type { Call } from '../call.ts';
import { partly } from '../../codecs/base/partly.ts';
import { itemsRequest, purchaseBenefits } from '../../codecs/information/information.ts';

/** What comes with buying items (CM-32). */
export const getPurchaseBenefits: Call<ItemsRequest, { readonly benefits: readonly ItemPurchaseBenefits[] }> = {
  id: 'CM-32',
  name: 'getPurchaseBenefits',
  method: 'POST',
  path: '/item/getPurchaseBenefits',
  request: itemsRequest,
  response: partly(t.strict({ benefits: purchaseBenefits })),
  timeoutMs: 'default',
  isWrite: false,
  attempts: 2,
};

import type { SmileCardNudgeCoupon } from '@baguni/domain';
import * as t from 'io-ts';
import type { Call } from '../call.ts';
import { cardOffers } from '../../codecs/offers/cashback.ts';
import { nothing } from '../../codecs/base/nothing.ts';
import { partly } from '../../codecs/base/partly.ts';

/** The card offers of the marketplace (CM-24). */
export const getSmileCardNudgeCoupon: Call<void, { readonly coupons: readonly SmileCardNudgeCoupon[] }> = {
  id: 'CM-24',
  name: 'getSmileCardNudgeCoupon',
  method: 'POST',
  path: '/coupon/getSmileCardNudgeCoupon',
  request: nothing,
  response: partly(t.strict({ coupons: cardOffers })),
  timeoutMs: 'default',
  isWrite: false,
  attempts: 2,
};

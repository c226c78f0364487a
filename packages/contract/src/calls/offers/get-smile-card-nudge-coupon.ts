import * as t from 'io-ts';
import { call } from '../call.ts';
import { cardOffers } from '../../codecs/cart/discount.ts';
import { nothing } from '../../codecs/base/codec.ts';
import { partly } from '../../codecs/base/partly.ts';

export const getSmileCardNudgeCoupon = call({
  id: 'CM-24',
  path: '/coupon/getSmileCardNudgeCoupon',
  request: nothing,
  response: partly(t.strict({ coupons: cardOffers })),
  isSilent: true,
});

import { call } from '../call.ts';
import { nothing } from '../../codecs/base/codec.ts';
import { extraDiscountOffer } from '../../codecs/cart/discount.ts';
import { partly } from '../../codecs/base/partly.ts';

/** Extra discounts, including expired ones, with the server time (CM-12). */
export const getExhibitExtraDiscountForNudge = call({
  id: 'CM-12',
  path: '/discount/getExhibitExtraDiscountForNudge',
  request: nothing,
  response: partly(extraDiscountOffer),
});

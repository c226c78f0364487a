import type { ExtraDiscountOffer, PartlyRead } from '@baguni/domain';
import type { Call } from '../call.ts';
import { nothing } from '../../codecs/base/nothing.ts';
import { extraDiscountOffer } from '../../codecs/offers/offers.ts';
import { partly } from '../../codecs/base/partly.ts';

/** The extra discounts of the marketplace, expired ones included, with the server's time (CM-12). */
export const getExhibitExtraDiscountForNudge: Call<void, ExtraDiscountOffer & PartlyRead> = {
  id: 'CM-12',
  name: 'getExhibitExtraDiscountForNudge',
  method: 'POST',
  path: '/discount/getExhibitExtraDiscountForNudge',
  request: nothing,
  response: partly(extraDiscountOffer),
  timeoutMs: 'default',
  isWrite: false,
  attempts: 2,
};

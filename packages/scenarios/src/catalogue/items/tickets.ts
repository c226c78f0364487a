import { combine, itemsOf } from '../row.ts';

const narae = itemsOf({
  seller: 'narae',
  service: 'Normal',
  brand: ['나래', 'Narae', '娜来', 'ナレ'],
  category: 'eCoupon',
  policy: 'noParcel',
  flags: ['isECoupon'],
});

/** E-coupons and tickets: nothing is shipped, and no fee is shown (CK-07, SH-07). */
export const tickets = {
  'coffee-voucher': narae(
    311501,
    [
      '[모바일] 아메리카노 교환권',
      '[Mobile] Americano voucher',
      '[电子券] 美式咖啡兑换券',
      '［モバイル］アメリカーノ引換券',
    ],
    4100,
    'e-coupon',
    0,
    { max: 10, isCouponUsable: false },
  ),
  'gift-card': narae(
    311502,
    [
      '[모바일] 5만원 금액권',
      '[Mobile] ₩50,000 gift card',
      '[电子券] 5万韩元礼品卡',
      '［モバイル］5万ウォンギフトカード',
    ],
    48500,
    'gift-card',
    0,
    { max: 5, isCouponUsable: false, flags: ['isECoupon', 'isPaymentMoneyCategory'], isNeedAuthentication: true },
  ),
  'water-park': narae(
    311503,
    ['워터파크 종일권', 'Water park day ticket', '水上乐园全日票', 'ウォーターパーク1日券'],
    39000,
    'event-ticket',
    0,
    {
      category: 'ticket',
      options: combine(
        ['date', 'person'],
        [['weekday', 'adult']],
        [['weekday', 'child'], -8000],
        [['weekend', 'adult'], 12000],
        [['weekend', 'child'], 4000, 10],
      ),
      discounts: ['seller10'],
    },
  ),
};

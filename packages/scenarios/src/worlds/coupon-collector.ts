import { member, ordinary } from './people.ts';
import type { Scenario } from './world.ts';

/** A member with a coupon of every kind: some may be used here, the others say why not (CP-01..CP-08, CP-20). */
export const couponCollector = {
  ...ordinary,
  name: 'coupon-collector',
  no: 15,
  title: ['쿠폰 부자', 'Coupon collector', '优惠券达人', 'クーポンコレクター'],
  note: [
    '모든 종류의 쿠폰을 가진 회원이에요. 쿠폰을 적용하고, 옮기고, 내려받아 보세요.',
    'A member with a coupon of every kind. Apply, move and download them.',
    '会员拥有各种优惠券。可以尝试使用、转移和领取。',
    'あらゆる種類のクーポンを持つ会員です。適用、移動、ダウンロードをお試しください。',
  ],
  buyer: member('윤가람', { buyerGrade: 'Gold' }),
  wallet: [
    'welcome3000',
    'weekend10',
    'superDay',
    'farmThanks',
    'farmShipping',
    'timeSale15',
    'dawnCard7',
    'noonPay2000',
    'club15',
    'office5',
    'mobile1000',
    'app2000',
    'smile10',
    'oversea3000',
    'lastSummer',
  ],
  choices: [
    { item: 'honey-apples', options: ['home/3kg'], hoursAgo: 1 },
    { item: 'sweet-potatoes', hoursAgo: 1 },
    { item: 'frying-pan', options: ['24cm'], hoursAgo: 2 },
    { item: 'lunch-box', options: ['mint'], hoursAgo: 2 },
    { item: 't-shirt', options: ['navy/100'], hoursAgo: 3 },
    { item: 't-shirt', options: ['white/95'], hoursAgo: 3 },
    { item: 'canned-tuna', hoursAgo: 4 },
    { item: 'used-camera', hoursAgo: 4 },
  ],
} as const satisfies Scenario;

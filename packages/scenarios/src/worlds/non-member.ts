import { guest } from '@baguni/domain';
import { option as O } from 'fp-ts';
import { ordinary } from './people.ts';
import type { Scenario } from './world.ts';

/** A visitor who is not signed in: no coupons, no member discount, no address. */
export const nonMember = {
  ...ordinary,
  name: 'non-member',
  no: 7,
  title: ['비회원', 'Non-member', '非会员', '非会員'],
  note: [
    '로그인하지 않은 방문자예요. 쿠폰과 회원 할인을 쓸 수 없어요.',
    'A visitor who has not signed in: no coupons and no member discounts.',
    '未登录的访客，不能使用优惠券和会员折扣。',
    'ログインしていない訪問者です。クーポンと会員割引はご利用いただけません。',
  ],
  buyer: guest,
  address: O.none,
  choices: [
    { item: 'sneakers', options: ['white/250'] },
    { item: 'body-lotion', options: ['cotton'], quantity: 2, hoursAgo: 2 },
    { item: 'lipstick', options: ['rose'], hoursAgo: 2 },
    { item: 'detergent', options: ['citrus'], hoursAgo: 9 },
    { item: 'plum-wine', unable: 'ADULT_LIMIT', hoursAgo: 9 },
    { item: 'members-candle', hoursAgo: 40 },
  ],
} as const satisfies Scenario;

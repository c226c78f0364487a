import { member, ordinary } from './people.ts';
import type { Scenario } from './world.ts';

/** The coupon that saves most takes the place of another: a greedy choice saves less than the best combination (CP-19). */
export const couponPuzzle = {
  ...ordinary,
  name: 'coupon-puzzle',
  no: 16,
  title: ['쿠폰 퍼즐', 'Coupon puzzle', '优惠券谜题', 'クーポンパズル'],
  note: [
    '쿠폰 두 장을 어디에 써야 가장 이득일까요? 큰 할인부터 적용하면 손해를 봐요.',
    'Where do two coupons save the most? Applying the larger saving first costs money.',
    '两张优惠券用在哪里最划算？先用优惠最大的反而吃亏。',
    '2枚のクーポンはどこに使うと最もお得でしょうか。大きい割引から使うと損をします。',
  ],
  buyer: member('서이안'),
  wallet: ['puzzle10', 'puzzleSuitcase'],
  choices: [
    { item: 'suitcase', options: ['20inch'] },
    { item: 'boots', options: ['250'] },
  ],
} as const satisfies Scenario;

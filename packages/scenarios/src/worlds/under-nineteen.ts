import { member, ordinary } from './people.ts';
import type { Scenario } from './world.ts';

/** A buyer of under 19 with an adult item, which is never theirs (CK-11). */
export const underNineteen = {
  ...ordinary,
  name: 'under-nineteen',
  no: 43,
  title: ['19세 미만 회원', 'Member under 19', '未满19岁的会员', '19歳未満の会員'],
  note: [
    '19세 미만 회원이에요. 본인 인증을 해도 성인 상품은 주문할 수 없어요.',
    'A member under 19: adult items stay barred, even after verification.',
    '未满19岁的会员，即使完成认证也不能购买成人商品。',
    '19歳未満の会員です。本人確認をしても成人向け商品は注文できません。',
  ],
  buyer: member('유하린', { isUnder19: true, isIdentityVerified: true }),
  choices: [
    { item: 'honey-apples', options: ['home/3kg'] },
    { item: 'toilet-paper', hoursAgo: 2 },
    { item: 'plum-wine', hoursAgo: 2 },
  ],
} as const satisfies Scenario;

import { member, ordinary } from './people.ts';
import type { Scenario } from './world.ts';

/** A buyer who has left the marketplace and must join anew (CK-12, CART-BR7-17). */
export const withdrawnBuyer = {
  ...ordinary,
  name: 'withdrawn-buyer',
  no: 42,
  title: ['탈퇴한 회원', 'Withdrawn member', '已注销的会员', '退会した会員'],
  note: [
    '탈퇴한 회원이에요. 다시 가입해야 주문할 수 있어요.',
    'A member who has left: joining again comes before an order.',
    '已注销的会员，需重新注册才能下单。',
    '退会した会員です。再登録すると注文できます。',
  ],
  buyer: member('남서준', { standing: 'Withdrawn', isIdentityVerified: true }),
  choices: [
    { item: 'honey-apples', options: ['home/3kg'] },
    { item: 'toilet-paper', hoursAgo: 2 },
  ],
} as const satisfies Scenario;

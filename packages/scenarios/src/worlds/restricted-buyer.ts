import { member, ordinary } from './people.ts';
import type { Scenario } from './world.ts';

/** A buyer whom the marketplace does not let buy (CK-12, CART-BR7-16). */
export const restrictedBuyer = {
  ...ordinary,
  name: 'restricted-buyer',
  no: 41,
  title: ['구매 제한 회원', 'Restricted buyer', '限制购买的会员', '購入制限中の会員'],
  note: [
    '구매가 제한된 회원이에요. 주문하면 고객센터로 문의하라는 안내가 나와요.',
    'A member who may not buy: ordering tells them to contact the customer centre.',
    '被限制购买的会员，下单时会提示联系客服中心。',
    '購入が制限された会員です。注文するとカスタマーセンターへのお問い合わせが案内されます。',
  ],
  buyer: member('문도윤', { standing: 'Restricted', isIdentityVerified: true }),
  choices: [
    { item: 'honey-apples', options: ['home/3kg'] },
    { item: 'toilet-paper', hoursAgo: 2 },
  ],
} as const satisfies Scenario;

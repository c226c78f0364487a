import { sellerKey } from '@baguni/domain';
import { member, ordinary } from './people.ts';
import type { Scenario } from './world.ts';

/** A buyer who sells, with an item of their own shop: nobody buys of themselves (CK-12, CART-BR1-25). */
export const shopOwner = {
  ...ordinary,
  name: 'shop-owner',
  no: 44,
  title: ['판매자 회원', 'Member with a shop', '卖家会员', '販売者の会員'],
  note: [
    '하온농장을 운영하는 판매자예요. 자신의 상품은 주문할 수 없어요.',
    'The owner of Haon Farm, who cannot order its items.',
    '夏温农场的经营者，不能购买自己的商品。',
    'ハオン農園の販売者です。自分の商品は注文できません。',
  ],
  buyer: member('하은채', { ownSellerKeys: [sellerKey('haon')], isIdentityVerified: true }),
  choices: [
    { item: 'honey-apples', options: ['home/3kg'] },
    { item: 'toilet-paper', hoursAgo: 2 },
  ],
} as const satisfies Scenario;

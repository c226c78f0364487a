import { member, ordinary } from './people.ts';
import type { Scenario } from './world.ts';

/** The ordinary demo: four services, discounts, options, additions, a coupon, an item that is nearly out of stock. */
export const manySellers = {
  ...ordinary,
  name: 'many-sellers',
  no: 3,
  title: ['여러 판매자', 'Many sellers', '多个卖家', 'たくさんの販売者'],
  note: [
    '네 가지 배송 서비스의 상품을 고루 담은 회원이에요. 선택, 수량, 삭제, 주문을 모두 해 볼 수 있어요.',
    'A member with items of all four services. Select, change quantities, delete and order.',
    '会员购物车里有四种配送服务的商品。可以尝试选择、修改数量、删除和下单。',
    '4つの配送サービスの商品をひととおり入れた会員です。選択、数量変更、削除、注文をお試しください。',
  ],
  buyer: member('박서연', { buyerGrade: 'Gold', isCertificatedAdult: true }),
  wallet: ['weekend10', 'superDay', 'farmThanks', 'farmShipping'],
  choices: [
    { item: 'honey-apples', options: ['home/5kg'], additions: ['shoppingBag'], quantity: 2 },
    // three left: the fourth is refused (QT-02)
    { item: 'shine-muscat', quantity: 1, additions: ['giftBox'], hoursAgo: 2 },
    { item: 'frying-pan', options: ['28cm'], additions: ['siliconeLid'], coupons: ['welcome3000'], hoursAgo: 2 },
    {
      item: 'linen-curtain',
      options: ['ivory', { option: 'measure', measures: [150, 210] }],
      additions: [{ addition: 'tieback', quantity: 2 }],
      quantity: 2,
      hoursAgo: 5,
    },
    { item: 't-shirt', options: ['navy/100'], quantity: 2, hoursAgo: 5 },
    { item: 't-shirt', options: ['white/95'], hoursAgo: 5 },
    { item: 'socks', options: ['grey'], hoursAgo: 5 },
    { item: 'fresh-eggs', quantity: 2, hoursAgo: 26 },
    { item: 'fresh-beef', options: ['500g'], hoursAgo: 26 },
    { item: 'fresh-tomatoes', hoursAgo: 30 },
    { item: 'canned-tuna', quantity: 2, hoursAgo: 8 },
    { item: 'toilet-paper', hoursAgo: 8 },
    { item: 'drip-coffee', options: ['handDrip/500g'], hoursAgo: 50 },
    { item: 'gs-ice-cream', quantity: 3, hoursAgo: 27 },
    { item: 'gs-bananas', hoursAgo: 27 },
    { item: 'monstera', additions: ['potStand'], hoursAgo: 72 },
  ],
} as const satisfies Scenario;

import { member, ordinary } from './people.ts';
import type { Scenario } from './world.ts';

/** A member who filled a cart before signing in: the two are merged at load, and one flagged unit goes (LS-01). */
export const guestWithCart = {
  ...ordinary,
  name: 'guest-with-cart',
  no: 13,
  title: ['로그인 전 장바구니 합치기', 'Cart filled before sign-in', '登录前的购物车合并', 'ログイン前のカートを合算'],
  note: [
    '로그인하기 전에 담은 상품이 회원 장바구니와 합쳐져요. 같은 상품은 수량이 더해져요.',
    'What was put in before signing in joins the member’s cart; equal units add up.',
    '登录前加入的商品会与会员购物车合并，相同商品的数量会相加。',
    'ログイン前に入れた商品が会員のカートに合算されます。同じ商品は数量が足されます。',
  ],
  buyer: member('배은우'),
  choices: [
    { item: 'crayons', quantity: 1, hoursAgo: 26 },
    { item: 'toy-car', options: ['red'], hoursAgo: 30 },
    { item: 'jigsaw-puzzle', hoursAgo: 200, isRemovedAtLoad: true },
  ],
  guestChoices: [
    { item: 'crayons', quantity: 2 },
    {
      item: 'teddy-bear',
      options: ['brown', { option: 'engraving', text: '토리' }],
      additions: ['giftBox'],
      hoursAgo: 2,
    },
  ],
} as const satisfies Scenario;

import { member, ordinary } from './people.ts';
import type { Scenario } from './world.ts';

/** Nothing in the cart (PG-05). */
export const empty = {
  ...ordinary,
  name: 'empty',
  no: 1,
  title: ['빈 장바구니', 'Empty cart', '空购物车', '空のカート'],
  note: [
    '장바구니에 아무것도 없는 회원이에요. 빈 화면과 바로가기를 확인해 보세요.',
    'A member with nothing in the cart. See the empty view and its shortcut.',
    '购物车里没有任何商品的会员。可以查看空状态页面和快捷入口。',
    'カートに何も入っていない会員です。空の画面とショートカットをご確認ください。',
  ],
  buyer: member('김하늘'),
  choices: [],
} as const satisfies Scenario;

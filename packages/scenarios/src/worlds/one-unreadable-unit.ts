import { member, ordinary } from './people.ts';
import type { Scenario } from './world.ts';

/** One unit of the answer cannot be read; the rest of the cart stays usable (CM-53). */
export const oneUnreadableUnit = {
  ...ordinary,
  name: 'one-unreadable-unit',
  no: 10,
  title: ['읽을 수 없는 상품 하나', 'One unreadable unit', '一件无法读取的商品', '読み取れない商品1点'],
  note: [
    '상품 하나의 정보가 깨져서 왔어요. 그 상품만 주문할 수 없고 나머지는 그대로 쓸 수 있어요.',
    'One unit arrives broken. Only that one cannot be ordered; the rest works.',
    '有一件商品的信息损坏，只有它无法下单，其余商品可正常使用。',
    '商品1点の情報が壊れて届きました。その商品だけ注文できず、ほかはそのまま使えます。',
  ],
  buyer: member('임수아'),
  choices: [
    { item: 'dog-food', options: ['chicken/2kg'] },
    { item: 'cat-food', options: ['salmon'], quantity: 2 },
    { item: 'fish-food', hoursAgo: 3 },
  ],
  behaviour: { fails: [], unreadable: [1] },
} as const satisfies Scenario;

import { member, ordinary } from './people.ts';
import type { Scenario } from './world.ts';

/** The server does not answer what shipping costs, and the total says so (SH-05). */
export const shippingFailure = {
  ...ordinary,
  name: 'shipping-failure',
  no: 9,
  title: ['배송비 조회 실패', 'Shipping fee unknown', '运费查询失败', '送料の取得失敗'],
  note: [
    '배송비를 조회할 수 없는 상황이에요. 합계에 배송비를 알 수 없다는 안내가 보여요.',
    'Shipping fees cannot be looked up. The total says that shipping is not known.',
    '无法查询运费。合计处会提示运费未知。',
    '送料を取得できない状況です。合計に送料が不明である旨が表示されます。',
  ],
  buyer: member('윤시우'),
  choices: [
    { item: 'linen-curtain', options: ['grey', { option: 'measure', measures: [120, 180] }] },
    { item: 'tent', options: ['khaki'], additions: ['pegs'], hoursAgo: 2 },
    { item: 'lantern', hoursAgo: 2 },
    { item: 'ramen', options: ['spicy'], hoursAgo: 4 },
  ],
  behaviour: { fails: ['getShipping'], unreadable: [] },
} as const satisfies Scenario;

import { member, ordinary } from './people.ts';
import type { Scenario } from './world.ts';

/** Every reason for which a unit cannot be ordered, between units that can (CK-02, CK-03, PG-13). */
export const unorderable = {
  ...ordinary,
  name: 'unorderable',
  no: 5,
  title: ['주문할 수 없는 상품', 'Units that cannot be ordered', '无法下单的商品', '注文できない商品'],
  note: [
    '품절, 판매 중지처럼 주문할 수 없는 이유가 하나씩 담겨 있어요. 이유를 읽고 삭제해 보세요.',
    'One unit for each reason that stops an order, such as sold out or sale ended. Read the reasons and delete.',
    '购物车里包含各种无法下单的原因，例如售罄、停售。请查看原因并删除。',
    '品切れや販売終了など、注文できない理由がひとつずつ入っています。理由を読んで削除してみてください。',
  ],
  buyer: member('정민준'),
  choices: [
    { item: 'naju-pears' },
    { item: 'game-pad' },
    { item: 'used-cassettes', hoursAgo: 30 },
    { item: 'squid-sashimi' },
    { item: 'jeans', options: ['xl'] },
    { item: 'oak-chair', options: ['oak'], additions: ['cushion'], quantity: 2 },
    { item: 'club-biz-coffee' },
    { item: 'fresh-kimchi', options: ['2kg'], unable: 'ONLY_SMILE_FRESH_RESERVE_BRANCH' },
    { item: 'fresh-bread', unable: 'ONLY_SMILE_FRESH_DAWN_BRANCH' },
    { item: 'fresh-lettuce', unable: 'NO_SMILE_FRESH_BRANCH' },
    { item: 'lm-chicken', unable: 'BRANCH_CHANGE_POLICY' },
    { item: 'hp-wine' },
    { item: 'kite' },
    { item: 'makgeolli', unable: 'ADULT_LIMIT' },
    { item: 'gift-card', unable: 'SELF_LIMIT' },
    { item: 'smartphone', options: ['128gb/black'], unable: 'BUYER_LIMIT_POLICY' },
    { item: 'bouquet', options: ['pink'], unable: 'OTHER' },
    { item: 'cookies', quantity: 3 },
    { item: 'fresh-tomatoes' },
  ],
} as const satisfies Scenario;

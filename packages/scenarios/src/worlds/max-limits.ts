import { member, ordinary } from './people.ts';
import type { Scenario } from './world.ts';

/** Units that stand at the edge of what their item allows (QT-01, QT-02, QT-03, QT-07). */
export const maxLimits = {
  ...ordinary,
  name: 'max-limits',
  no: 12,
  title: ['수량 제한', 'Quantity limits', '数量限制', '数量制限'],
  note: [
    '최소·최대 수량, 배수, 재고 한계에 닿은 상품들이에요. 수량을 한 개만 바꿔도 안내가 나와요.',
    'Units at their minimum, maximum, multiple or stock. Change any by one and read why it is refused.',
    '这些商品已达到最小量、最大量、倍数或库存上限。数量只改一件就会出现提示。',
    '最小・最大数量、倍数、在庫の限界にある商品です。1つ変えるだけで案内が表示されます。',
  ],
  buyer: member('송지호', { isCertificatedAdult: true }),
  choices: [
    { item: 'mixed-grains', quantity: 2 },
    { item: 'notebook', quantity: 30 },
    { item: 'oak-chair', options: ['oak'], quantity: 2 },
    { item: 'wild-honey', quantity: 3, hoursAgo: 2 },
    { item: 'teapot', quantity: 2, hoursAgo: 2 },
    { item: 't-shirt', options: ['white/95'], quantity: 2, hoursAgo: 3 },
    {
      item: 'linen-curtain',
      options: ['navy', { option: 'measure', measures: [300, 230] }],
      additions: [{ addition: 'curtainRod', quantity: 8 }],
      hoursAgo: 3,
    },
    { item: 'smartphone', options: ['256gb/black'], hoursAgo: 4 },
    { item: 'used-camera', hoursAgo: 4 },
    { item: 'silver-ring', quantity: 3, hoursAgo: 6 },
    { item: 'cookies', quantity: 999, hoursAgo: 6 },
    { item: 'honey-apples', options: ['home/3kg'], quantity: 2, coupons: ['farmThanks'], hoursAgo: 7 },
    { item: 'naju-pears', hoursAgo: 7 },
  ],
} as const satisfies Scenario;

import { combine, itemsOf, written } from '../row.ts';

const green = itemsOf({
  seller: 'green',
  service: 'Normal',
  brand: ['초록구석', 'Green Nook', '绿角落', 'みどりの片すみ'],
  category: 'plant',
  policy: 'onArrival',
});

/** Plants and flowers; the courier is paid at the door. */
export const plants = {
  monstera: green(
    311301,
    ['거실 몬스테라 대품', 'Large monstera for the living room', '客厅大型龟背竹', 'リビングの大型モンステラ'],
    45000,
    'potted-plant',
    7,
    { additions: ['potStand'], stock: 7 },
  ),
  cactus: green(
    311302,
    ['미니 선인장 3종', 'Three mini cacti', '迷你仙人掌 3株', 'ミニサボテン 3種'],
    12900,
    'cactus',
    1.1,
    { discounts: ['seller10'] },
  ),
  bouquet: green(
    311303,
    ['계절 꽃다발 카드 포함', 'Seasonal bouquet with a card', '当季花束 附贺卡', '季節の花束 カード付き'],
    38000,
    'bouquet',
    0.8,
    { policy: 'paid', options: [...combine(['colour'], [['pink']], [['white']]), written('message', 0)] },
  ),
};

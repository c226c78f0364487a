import { combine, itemsOf } from '../row.ts';

const sol = itemsOf({
  seller: 'sol',
  service: 'Normal',
  brand: ['솔', 'Sol', '松', 'ソル'],
  category: 'accessory',
  policy: 'free',
  flags: ['isDepartmentStore'],
});

/** From a department store: quantities change one at a time (QT-07). */
export const department = {
  wristwatch: sol(
    311601,
    [
      '[백화점] 클래식 손목시계',
      '[Department store] Classic wristwatch',
      '[百货] 经典腕表',
      '［百貨店］クラシック腕時計',
    ],
    239000,
    'watch',
    0.2,
    { options: combine(['colour'], [['silver']], [['black'], 10000]), discounts: ['seller5', 'member5'], stock: 9 },
  ),
  'silver-ring': sol(
    311602,
    ['[백화점] 실버 925 반지', '[Department store] Silver 925 ring', '[百货] 925银戒指', '［百貨店］シルバー925リング'],
    89000,
    'ring',
    0.05,
    { additions: ['giftBox'], discounts: ['seller10'] },
  ),
  sunglasses: sol(
    311603,
    [
      '[백화점] 편광 선글라스',
      '[Department store] Polarised sunglasses',
      '[百货] 偏光太阳镜',
      '［百貨店］偏光サングラス',
    ],
    129000,
    'sunglasses',
    0.15,
    { policy: 'pickUp', discounts: ['seller15'] },
  ),
};

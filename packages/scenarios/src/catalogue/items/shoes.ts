import { combine, itemsOf } from '../row.ts';

const georeum = itemsOf({
  seller: 'georeum',
  service: 'Normal',
  brand: ['걸음', 'Georeum', '步履', 'コルム'],
  category: 'shoes',
  policy: 'free',
});

/** Shoes and bags. */
export const shoes = {
  sneakers: georeum(
    310501,
    ['구름창 데일리 스니커즈', 'Cloud-sole everyday sneakers', '云感底日常运动鞋', '雲底デイリースニーカー'],
    59000,
    'sneakers',
    0.9,
    {
      options: combine(
        ['colour', 'size'],
        [['white', '240']],
        [['white', '250']],
        [['black', '260']],
        [['black', '270'], 0, 5],
      ),
      additions: ['shoeCare'],
      discounts: ['deal2000', 'member3'],
    },
  ),
  loafers: georeum(
    310502,
    ['소가죽 페니 로퍼', 'Cowhide penny loafers', '牛皮乐福鞋', '牛革ペニーローファー'],
    89000,
    'dress-shoes',
    1.1,
    {
      options: combine(['size'], [['250']], [['260']], [['270']], [['280'], 3000]),
      additions: ['shoeCare'],
      discounts: ['seller15'],
    },
  ),
  boots: georeum(
    310503,
    ['방수 첼시 부츠', 'Waterproof Chelsea boots', '防水切尔西靴', '防水チェルシーブーツ'],
    79000,
    'boots',
    1.3,
    { options: combine(['size'], [['230']], [['240'], 0, 0], [['250']]), additions: ['shoeCare'] },
  ),
  handbag: georeum(
    310504,
    ['미니 버킷 핸드백', 'Mini bucket handbag', '迷你水桶包', 'ミニバケットバッグ'],
    69000,
    'handbag',
    0.6,
    { category: 'bag', options: combine(['colour'], [['black']], [['brown']]), discounts: ['seller10'] },
  ),
  backpack: georeum(
    310505,
    [
      '생활방수 노트북 백팩 22L',
      'Splash-proof laptop backpack 22 L',
      '防泼水电脑双肩包 22L',
      '撥水ノートパソコンリュック 22L',
    ],
    45900,
    'backpack',
    0.8,
    { category: 'bag', options: combine(['colour'], [['grey']], [['navy']]), discounts: ['deal1000', 'partner500'] },
  ),
  suitcase: georeum(
    310506,
    ['확장형 하드 캐리어', 'Expandable hard suitcase', '可扩展硬壳拉杆箱', '拡張ハードスーツケース'],
    99000,
    'suitcase',
    3.6,
    {
      category: 'bag',
      policy: 'onArrival',
      options: combine(['size'], [['20inch']], [['24inch'], 20000], [['28inch'], 40000, 9]),
    },
  ),
};

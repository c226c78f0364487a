import { combine, itemsOf, written } from '../row.ts';

const onda = itemsOf({
  seller: 'onda',
  service: 'Normal',
  brand: ['온다', 'Onda', '温达', 'オンダ'],
  category: 'kitchen',
  policy: 'free50',
});

/** Kitchenware. */
export const kitchen = {
  'frying-pan': onda(
    310201,
    ['통주물 코팅 프라이팬', 'Cast frying pan with coating', '铸造不粘煎锅', '鋳造コーティングフライパン'],
    29800,
    'frying-pan',
    1.4,
    {
      options: combine(['size'], [['20cm']], [['24cm'], 4000], [['28cm'], 8000, 7]),
      additions: ['siliconeLid'],
      discounts: ['seller10', 'member5'],
    },
  ),
  'chef-knife': onda(
    310202,
    ['물결무늬 식도 이름 각인', 'Wave-pattern chef’s knife, name engraved', '水波纹主厨刀 可刻名', '波紋の牛刀 名入れ'],
    59000,
    'kitchen-knife',
    0.4,
    {
      options: [written('engraving', 5000)],
      additions: ['giftBox'],
      discounts: ['seller20'],
      morePictures: ['gift-box'],
    },
  ),
  'cutlery-set': onda(
    310203,
    [
      '무광 수저 4인 세트',
      'Matt spoon and chopstick set for 4',
      '哑光勺筷四人套装',
      'マット仕上げのカトラリー4人セット',
    ],
    34900,
    'cutlery',
    0.7,
    {
      options: combine(['colour'], [['silver']], [['black'], 3000]),
      discounts: ['deal1000'],
      morePictures: ['chopsticks', 'parcel'],
    },
  ),
  'brass-chopsticks': onda(
    310204,
    ['방짜 유기 젓가락', 'Hand-forged brass chopsticks', '手工锻打黄铜筷', '手打ち真鍮の箸'],
    18000,
    'chopsticks',
    0.1,
    { options: [written('engraving', 2000)], additions: ['giftBox'], min: 2, morePictures: ['gift-box'] },
  ),
  teapot: onda(
    310205,
    ['백자 다관 300ml', 'White porcelain teapot 300 ml', '白瓷茶壶 300ml', '白磁の急須 300ml'],
    42000,
    'teapot',
    0.6,
    { stock: 2, additions: ['bojagi', 'giftBox'], morePictures: ['green-tea', 'gift-box'] },
  ),
  'lunch-box': onda(
    310206,
    ['3단 보온 도시락', 'Three-tier thermal lunch box', '三层保温饭盒', '三段保温弁当箱'],
    26900,
    'lunch-box',
    0.9,
    { options: combine(['colour'], [['mint']], [['pink']], [['grey']]), discounts: ['seller5', 'partner500'] },
  ),
};

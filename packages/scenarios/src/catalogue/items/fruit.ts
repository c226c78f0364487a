import { combine, itemsOf } from '../row.ts';

const haon = itemsOf({
  seller: 'haon',
  service: 'Normal',
  brand: ['하온농장', 'Haon Farm', '夏温农场', 'ハオン農園'],
  category: 'fruit',
  policy: 'free30',
});

/** Fruit and vegetables of a farm. */
export const fruit = {
  'honey-apples': haon(
    310001,
    ['새벽에 딴 꿀사과 가정용·선물용', 'Dawn-picked honey apples', '清晨采摘蜜心苹果', '朝どれ蜜入りりんご'],
    12900,
    'apple',
    3.2,
    {
      stock: 140,
      options: combine(['pack', 'weight'], [['home', '3kg']], [['home', '5kg'], 7000], [['gift', '5kg'], 14000, 6]),
      additions: ['bojagi', 'shoppingBag'],
      morePictures: ['gift-box', 'parcel', 'juice'],
      discounts: ['bundleFruit', 'member3'],
    },
  ),
  'naju-pears': haon(
    310002,
    ['아삭한 햇배 5kg', 'Crisp new-season pears 5 kg', '脆甜新季梨 5kg', 'しゃきっと新物の梨 5kg'],
    27900,
    'pear',
    5.4,
    { stock: 55, additions: ['bojagi'], discounts: ['seller10', 'bundleFruit'] },
  ),
  tangerines: haon(
    310003,
    [
      '노지 감귤 10kg 산지직송',
      'Open-field tangerines 10 kg, farm direct',
      '露天蜜橘 10kg 产地直发',
      '露地みかん 10kg 産地直送',
    ],
    19800,
    'tangerine',
    10.3,
    { options: combine(['size'], [['s']], [['m'], 1500], [['l'], 2500, 0]), discounts: ['bundleFruit'] },
  ),
  'shine-muscat': haon(
    310004,
    [
      '샤인머스캣 2kg 특품',
      'Shine Muscat grapes 2 kg, premium',
      '阳光玫瑰葡萄 2kg 特级',
      'シャインマスカット 2kg 特選',
    ],
    24900,
    'grapes',
    2.3,
    { stock: 3, discounts: ['deal2000', 'bundleFruit'], additions: ['giftBox'] },
  ),
  strawberries: haon(
    310005,
    ['설레는 딸기 500g', 'Sweetheart strawberries 500 g', '心动草莓 500g', 'ときめきいちご 500g'],
    9900,
    'strawberry',
    0.6,
    { policy: 'cold', options: combine(['pack'], [['1pack']], [['3packs'], 17000]), additions: ['icePack'] },
  ),
  'sweet-potatoes': haon(
    310006,
    [
      '꿀고구마 한입 크기 3kg',
      'Honey sweet potatoes, bite size 3 kg',
      '蜜薯 一口大小 3kg',
      'はちみつさつまいも ひと口サイズ 3kg',
    ],
    11900,
    'sweet-potato',
    3.1,
    { discounts: ['seller5'] },
  ),
  'farm-rice': haon(
    310007,
    ['올해 도정 백미', 'This year’s white rice, freshly milled', '当年新碾白米', '今年精米の白米'],
    33900,
    'rice',
    10.1,
    {
      category: 'rice',
      policy: 'byQuantity',
      options: combine(['weight'], [['10kg']], [['20kg'], 29000, 24]),
      discounts: ['member3'],
    },
  ),
  'mixed-grains': haon(
    310008,
    ['열두 가지 잡곡 1kg', 'Twelve-grain mix 1 kg', '十二种杂粮 1kg', '十二種の雑穀 1kg'],
    8900,
    'grain',
    1,
    { category: 'rice', min: 2, multiple: 2, stock: 80 },
  ),
  'wild-honey': haon(
    310009,
    ['토종 야생화 꿀', 'Native wildflower honey', '本土野花蜜', '在来種の野花はちみつ'],
    32000,
    'honey',
    0.7,
    { category: 'healthFood', max: 3, additions: ['bojagi'], discounts: ['seller15'] },
  ),
};

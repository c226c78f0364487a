import { combine, itemsOf } from '../row.ts';

const fresh = itemsOf({
  seller: 'fresh',
  service: 'SmileFresh',
  brand: ['오늘장', 'Today’s Market', '今日鲜市', '今日の市場'],
  category: 'vegetable',
  policy: 'smileFresh',
});

/** The grocery mall: at a chosen time, or before dawn. */
export const freshMall = {
  'fresh-milk': fresh(
    320001,
    ['목장 우유 900ml', 'Farm milk 900 ml', '牧场鲜牛奶 900ml', '牧場牛乳 900ml'],
    2980,
    'milk',
    0.95,
    { category: 'dairy', max: 12 },
  ),
  'fresh-eggs': fresh(
    320002,
    ['동물복지 유정란 15구', 'Free-range eggs, 15 pcs', '散养鲜鸡蛋 15枚', '平飼い有精卵 15個'],
    8900,
    'eggs',
    1,
    { category: 'dairy', stock: 4, discounts: ['deal500'] },
  ),
  'fresh-lettuce': fresh(
    320003,
    [
      '무농약 쌈채소 모둠 300g',
      'Pesticide-free wrap greens 300 g',
      '无农药包饭菜拼盘 300g',
      '無農薬包み野菜盛り合わせ 300g',
    ],
    3980,
    'lettuce',
    0.35,
  ),
  'fresh-tomatoes': fresh(
    320004,
    ['완숙 토마토 1kg', 'Vine-ripened tomatoes 1 kg', '熟透番茄 1kg', '完熟トマト 1kg'],
    6980,
    'tomato',
    1.05,
    { discounts: ['seller10'] },
  ),
  'fresh-beef': fresh(
    320005,
    ['한우 불고기용 1등급', 'Hanwoo beef for bulgogi', '韩牛烤肉片 一级', '韓牛プルコギ用 1等級'],
    23900,
    'beef',
    0.4,
    {
      category: 'meat',
      options: combine(['weight'], [['200g']], [['500g'], 26000, 9]),
      branchPrice: 300,
      discounts: ['seller10', 'member3'],
    },
  ),
  'fresh-dumplings': fresh(
    320006,
    ['손만두 고기·김치', 'Handmade dumplings', '手工饺子', '手作り餃子'],
    8480,
    'dumplings',
    0.8,
    { category: 'processed', options: combine(['flavour'], [['original']], [['spicy']]), discounts: ['bundleSnack'] },
  ),
  'fresh-kimchi': fresh(
    320007,
    ['포기김치 갓 담근 것', 'Freshly made napa kimchi', '现做整颗泡菜', '作りたて白菜キムチ'],
    15900,
    'kimchi',
    2.2,
    { category: 'processed', options: combine(['weight'], [['2kg']], [['5kg'], 19000]), branchServices: ['Reserve'] },
  ),
  'fresh-bread': fresh(
    320008,
    ['새벽에 구운 우유식빵', 'Milk bread baked at dawn', '清晨现烤牛奶吐司', '夜明けに焼いたミルク食パン'],
    4500,
    'bread',
    0.45,
    { category: 'snack', branchServices: ['Dawn'] },
  ),
  'fresh-salad': fresh(
    320009,
    ['닭가슴살 곡물 샐러드', 'Chicken and grain salad', '鸡胸谷物沙拉', 'チキンと雑穀のサラダ'],
    6900,
    'salad',
    0.3,
    { category: 'processed', branchServices: ['Dawn'], discounts: ['deal500'] },
  ),
  'fresh-mushrooms': fresh(
    320010,
    ['참나무 표고버섯 200g', 'Oak-grown shiitake 200 g', '椴木香菇 200g', '原木しいたけ 200g'],
    4980,
    'mushroom',
    0.22,
    { stock: 0 },
  ),
};

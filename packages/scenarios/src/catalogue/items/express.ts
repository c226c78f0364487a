import type { ItemMall } from '@baguni/domain';
import type { Translations } from '../../words/words.ts';
import type { ExpressBranchName } from '../branches.ts';
import { combine, itemsOf, type ItemWriter } from '../row.ts';

const from = (seller: ExpressBranchName, brand: Translations, mall: ItemMall = 'General'): ItemWriter =>
  itemsOf({ seller, service: 'ExpressShop', brand, category: 'processed', policy: 'express', mall });

const gs = from('gsMapo', ['우리동네', 'Our Street', '我们街区', 'わが町']);
const superShop = from('lotteSeogyo', ['한끼', 'Hankki', '一餐', 'ハンキ']);
const mart = from('lotteSeoul', ['알뜰', 'Altteul', '实惠', 'アルトゥル']);
const home = from('homeHapjeong', ['집앞', 'Doorstep', '家门口', '家の前'], 'HomePlus');

/** Same-day shops: brought from a branch within hours. */
export const express = {
  'gs-bananas': gs(340001, ['바나나 한 송이', 'Bunch of bananas', '香蕉 一串', 'バナナ 1房'], 4980, 'banana', 1.2, {
    category: 'fruit',
  }),
  'gs-ice-cream': gs(
    340002,
    ['우유 아이스크림 10개', 'Milk ice cream, 10 pcs', '牛奶冰淇淋 10支', 'ミルクアイス 10個'],
    7900,
    'ice-cream',
    0.9,
    { category: 'snack', discounts: ['bundleSnack'], branchPrice: 200 },
  ),
  'gs-pizza': gs(
    340003,
    ['화덕 피자 냉동', 'Stone-oven pizza, frozen', '石炉冷冻披萨', '石窯ピザ 冷凍'],
    9980,
    'pizza',
    0.6,
    {
      options: combine(['flavour'], [['original']], [['spicy'], 500]),
      discounts: ['deal1000'],
    },
  ),
  'ls-cucumbers': superShop(
    340101,
    ['백오이 3개', 'Korean cucumbers, 3 pcs', '白黄瓜 3根', '白きゅうり 3本'],
    2480,
    'cucumber',
    0.6,
    { category: 'vegetable', max: 10 },
  ),
  'ls-cheese': superShop(
    340102,
    ['체다 슬라이스 치즈 20매', 'Cheddar slices, 20 pcs', '切达芝士片 20片', 'チェダースライスチーズ 20枚'],
    7480,
    'cheese',
    0.4,
    { category: 'dairy', discounts: ['seller10'] },
  ),
  'ls-soup': superShop(
    340103,
    ['사골 미역국 2인분', 'Seaweed soup for two', '牛骨海带汤 双人份', 'わかめスープ 2人前'],
    6900,
    'soup',
    0.9,
    {
      branchPrice: 300,
    },
  ),
  'lm-onions': mart(
    340201,
    ['햇양파 1.5kg', 'New onions 1.5 kg', '新洋葱 1.5kg', '新玉ねぎ 1.5kg'],
    3980,
    'onion',
    1.5,
    {
      category: 'vegetable',
    },
  ),
  'lm-chicken': mart(
    340202,
    [
      '무항생제 닭볶음탕용 1kg',
      'Antibiotic-free chicken for stew 1 kg',
      '无抗炖鸡块 1kg',
      '抗生剤不使用の煮込み用鶏肉 1kg',
    ],
    8980,
    'chicken-leg',
    1.05,
    { category: 'meat', discounts: ['seller5'], stock: 12 },
  ),
  'lm-juice': mart(
    340203,
    ['착즙 오렌지주스 1.8L', 'Squeezed orange juice 1.8 L', '鲜榨橙汁 1.8L', '搾りたてオレンジジュース 1.8L'],
    6480,
    'juice',
    1.9,
    {
      category: 'drink',
    },
  ),
  'hp-croissants': home(
    340301,
    ['버터 크루아상 6개', 'Butter croissants, 6 pcs', '黄油可颂 6个', 'バタークロワッサン 6個'],
    8900,
    'croissant',
    0.4,
    { category: 'snack', stock: 6 },
  ),
  'hp-sushi': home(
    340302,
    ['모둠 초밥 20개', 'Assorted sushi, 20 pcs', '什锦寿司 20个', '寿司盛り合わせ 20貫'],
    19900,
    'sushi',
    0.7,
    {
      discounts: ['deal2000'],
    },
  ),
  'hp-wine': home(
    340303,
    ['[성인] 데일리 레드와인', '[Adult] Everyday red wine', '[成人] 日常红葡萄酒', '［成人］デイリー赤ワイン'],
    12900,
    'wine',
    1.3,
    {
      category: 'liquor',
      flags: ['isAdult'],
      isNeedAuthentication: true,
      isCouponUsable: false,
      status: 'ONLY_BUYNOW',
    },
  ),
};

import { itemsOf } from '../row.ts';

const book = itemsOf({
  seller: 'byeol',
  service: 'Normal',
  brand: ['별책', 'Byeolchaek', '星册', 'ピョルチェク'],
  category: 'book',
  policy: 'free30',
  mall: 'Book',
  flags: ['isIncomeDuty'],
});

const stationery = itemsOf({
  seller: 'byeol',
  service: 'Normal',
  brand: ['별책', 'Byeolchaek', '星册', 'ピョルチェク'],
  category: 'stationery',
  policy: 'free30',
});

/** Books, whose price counts for the income deduction (CK-08), and stationery, whose does not. */
export const books = {
  'night-market-novel': book(
    310901,
    [
      '[소설] 밤 시장의 우산 가게',
      '[Novel] The Umbrella Shop of the Night Market',
      '[小说] 夜市的雨伞铺',
      '［小説］夜市の傘屋',
    ],
    15300,
    'book',
    0.5,
    { additions: ['bookCover'], discounts: ['seller10'] },
  ),
  'home-cooking-book': book(
    310902,
    [
      '[요리] 냄비 하나로 사계절',
      '[Cookery] Four Seasons in One Pot',
      '[烹饪] 一口锅的四季',
      '［料理］鍋ひとつで四季ごはん',
    ],
    19800,
    'books',
    0.8,
    { additions: ['bookCover'], discounts: ['seller10'] },
  ),
  'star-atlas': book(
    310903,
    [
      '[과학] 처음 읽는 별자리 지도',
      '[Science] A First Atlas of the Stars',
      '[科学] 第一本星座地图',
      '［科学］はじめての星座地図',
    ],
    22500,
    'book',
    0.9,
    { discounts: ['seller10'], stock: 5 },
  ),
  notebook: stationery(
    310904,
    ['180도 펼침 노트 3권', 'Lay-flat notebooks, set of 3', '180度平铺笔记本 3本', '180度開くノート 3冊'],
    8400,
    'notebook',
    0.6,
    { multiple: 3, min: 3, max: 30 },
  ),
  'colour-pencils': stationery(
    310905,
    ['48색 수채 색연필', 'Watercolour pencils, 48 colours', '48色水溶彩铅', '48色水彩色鉛筆'],
    21900,
    'pencil',
    0.7,
    { discounts: ['seller5'] },
  ),
};

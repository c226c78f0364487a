import { combine, itemsOf } from '../row.ts';

const bombit = itemsOf({
  seller: 'bombit',
  service: 'Normal',
  brand: ['봄빛', 'Bombit', '春光', 'ポムビッ'],
  category: 'cosmetics',
  policy: 'free30',
});

/** Skin care and make-up. */
export const beauty = {
  'cushion-foundation': bombit(
    310801,
    ['촉촉 쿠션 파운데이션', 'Dewy cushion foundation', '水润气垫粉底', 'しっとりクッションファンデ'],
    24900,
    'mirror',
    0.1,
    {
      options: combine(['shade'], [['shade13']], [['shade21']], [['shade23'], 0, 6]),
      discounts: ['bundleBeauty', 'member3'],
    },
  ),
  lipstick: bombit(
    310802,
    ['물드는 립 틴트', 'Water lip tint', '水染唇釉', 'うるおいリップティント'],
    13900,
    'lipstick',
    0.05,
    { options: combine(['shade'], [['coral']], [['rose']], [['red']]), discounts: ['bundleBeauty'] },
  ),
  'body-lotion': bombit(
    310803,
    ['쌀겨 보습 바디로션', 'Rice bran body lotion', '米糠保湿身体乳', '米ぬか保湿ボディローション'],
    17900,
    'lotion',
    0.5,
    {
      category: 'body',
      options: combine(['scent'], [['cotton']], [['lavender']]),
      discounts: ['seller10', 'bundleBeauty'],
    },
  ),
  'nail-polish': bombit(
    310804,
    ['빠른 건조 매니큐어', 'Quick-dry nail polish', '快干指甲油', '速乾ネイルポリッシュ'],
    6900,
    'nail-polish',
    0.05,
    { options: combine(['colour'], [['pink']], [['beige']], [['red']]), discounts: ['bundleBeauty'] },
  ),
  'hair-oil': bombit(
    310805,
    ['동백 헤어 오일', 'Camellia hair oil', '山茶花护发油', '椿ヘアオイル'],
    15900,
    'seedling',
    0.15,
    { category: 'hair', options: combine(['volume'], [['50ml']], [['100ml'], 9000]) },
  ),
  'sheet-masks': bombit(
    310806,
    ['쑥 진정 마스크팩', 'Mugwort calming sheet masks', '艾草舒缓面膜', 'よもぎ鎮静シートマスク'],
    9900,
    'green-tea',
    0.3,
    { options: combine(['pack'], [['10sheets']], [['30sheets'], 15000]), discounts: ['seller30', 'partner500'] },
  ),
};

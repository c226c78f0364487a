import { combine, itemsOf } from '../row.ts';

const harugyeol = itemsOf({
  seller: 'harugyeol',
  service: 'Normal',
  brand: ['하루결', 'Harugyeol', '日纹', 'ハルギョル'],
  category: 'clothing',
  policy: 'free30',
});

/** Clothes. */
export const clothing = {
  't-shirt': harugyeol(
    310401,
    ['20수 코튼 반팔 티셔츠', 'Heavy cotton T-shirt', '20支纯棉短袖T恤', '20番手コットン半袖Tシャツ'],
    14900,
    't-shirt',
    0.25,
    {
      options: combine(
        ['colour', 'size'],
        [['navy', '95']],
        [['navy', '100']],
        [['white', '95'], 0, 2],
        [['white', '100'], 0, 31],
        [['black', '105'], 1000],
      ),
      discounts: ['seller10', 'bundleSocks'],
    },
  ),
  blouse: harugyeol(
    310402,
    ['잔주름 셔링 블라우스', 'Crinkle shirred blouse', '褶皱抽绳衬衫', 'シャーリングブラウス'],
    32900,
    'blouse',
    0.3,
    {
      options: combine(['colour', 'size'], [['ivory', 's']], [['ivory', 'm']], [['pink', 'm']]),
      discounts: ['deal2000'],
    },
  ),
  dress: harugyeol(
    310403,
    ['허리끈 플리츠 원피스', 'Belted pleated dress', '系带百褶连衣裙', 'ベルト付きプリーツワンピース'],
    49900,
    'dress',
    0.5,
    {
      options: combine(['colour', 'size'], [['black', 's']], [['black', 'm']], [['khaki', 'l'], 2000]),
      discounts: ['seller15'],
    },
  ),
  'wool-coat': harugyeol(
    310404,
    ['핸드메이드 울 코트', 'Handmade wool coat', '手工双面羊毛大衣', 'ハンドメイドウールコート'],
    159000,
    'coat',
    1.6,
    {
      options: combine(['colour', 'size'], [['beige', 'm']], [['grey', 'm']], [['grey', 'l'], 0, 1]),
      discounts: ['seller20', 'member5'],
    },
  ),
  jeans: harugyeol(
    310405,
    ['와이드 생지 데님', 'Wide raw denim jeans', '阔腿原色牛仔裤', 'ワイド生デニム'],
    44900,
    'jeans',
    0.8,
    { options: combine(['size'], [['s']], [['m']], [['l']], [['xl'], 0, 0]), discounts: ['partner2'] },
  ),
  socks: harugyeol(
    310406,
    ['골지 양말 5켤레', 'Ribbed socks, 5 pairs', '罗纹袜 5双', 'リブソックス 5足'],
    8900,
    'socks',
    0.2,
    { options: combine(['colour'], [['ivory']], [['grey']], [['black']]), discounts: ['bundleSocks'] },
  ),
  scarf: harugyeol(
    310407,
    ['캐시미어 혼방 머플러', 'Cashmere-blend scarf', '羊绒混纺围巾', 'カシミヤ混マフラー'],
    29900,
    'scarf',
    0.25,
    { category: 'accessory', options: combine(['colour'], [['red']], [['navy']], [['brown']]), additions: ['giftBox'] },
  ),
};

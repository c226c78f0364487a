import { combine, itemsOf, madeToMeasure } from '../row.ts';

const moa = itemsOf({
  seller: 'moa',
  service: 'Normal',
  brand: ['모아리빙', 'Moa Living', '默雅家居', 'モアリビング'],
  category: 'interior',
  policy: 'paid',
});

/** Furniture, curtains and bedding. */
export const living = {
  'linen-curtain': moa(
    310301,
    ['맞춤 린넨 커튼', 'Made-to-measure linen curtain', '定制亚麻窗帘', 'オーダーリネンカーテン'],
    19900,
    'picture-frame',
    1.8,
    {
      options: [...combine(['colour'], [['ivory']], [['grey']], [['navy'], 2000]), madeToMeasure(9000)],
      additions: ['tieback', 'curtainRod'],
      discounts: ['seller15'],
    },
  ),
  'roller-blind': moa(
    310302,
    ['맞춤 암막 롤스크린', 'Made-to-measure blackout blind', '定制遮光卷帘', 'オーダー遮光ロールスクリーン'],
    15900,
    'mirror',
    2.1,
    { options: [madeToMeasure(12000)], discounts: ['deal1000'] },
  ),
  sofa: moa(
    310303,
    [
      '구름결 3인용 패브릭 소파',
      'Cloud fabric sofa for three',
      '云感三人布艺沙发',
      '雲ざわり3人掛けファブリックソファ',
    ],
    489000,
    'sofa',
    46,
    {
      category: 'furniture',
      policy: 'freight',
      options: combine(['colour'], [['beige']], [['grey']], [['green'], 20000, 4]),
      discounts: ['seller20'],
    },
  ),
  'oak-chair': moa(
    310304,
    ['원목 식탁 의자', 'Solid wood dining chair', '实木餐椅', '無垢材のダイニングチェア'],
    69000,
    'chair',
    5.2,
    {
      category: 'furniture',
      policy: 'byQuantity',
      options: combine(['colour'], [['oak']], [['walnut'], 5000]),
      additions: ['cushion'],
      multiple: 2,
      min: 2,
    },
  ),
  'bed-frame': moa(
    310305,
    ['수납형 침대 프레임', 'Storage bed frame', '储物床架', '収納付きベッドフレーム'],
    329000,
    'bed',
    62,
    {
      category: 'furniture',
      policy: 'freight',
      options: combine(['size'], [['superSingle']], [['queen'], 60000, 3]),
      discounts: ['deal10000'],
    },
  ),
  duvet: moa(
    310306,
    ['사계절 알러지케어 차렵이불', 'All-season allergy-care duvet', '四季防螨被', '通年アレルギーケア掛け布団'],
    54900,
    'parcel',
    2.6,
    {
      category: 'bedding',
      options: combine(
        ['size', 'colour'],
        [['single', 'white']],
        [['queen', 'white'], 15000],
        [['queen', 'blue'], 15000],
      ),
      discounts: ['seller10', 'member5'],
    },
  ),
  'scented-candle': moa(
    310307,
    ['소이왁스 향초 220g', 'Soy wax scented candle 220 g', '大豆蜡香薰蜡烛 220g', 'ソイワックスキャンドル 220g'],
    16900,
    'candle',
    0.5,
    { options: combine(['scent'], [['lavender']], [['cotton']], [['citrus'], 0, 0]), additions: ['giftBox'] },
  ),
};

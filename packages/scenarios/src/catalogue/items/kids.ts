import { combine, itemsOf, written } from '../row.ts';

const dodam = itemsOf({
  seller: 'dodam',
  service: 'Normal',
  brand: ['도담', 'Dodam', '多潭', 'トダム'],
  category: 'toy',
  policy: 'free30',
});

/** Toys and things for children. */
export const kids = {
  'teddy-bear': dodam(
    311101,
    [
      '폭신 곰인형 이름 자수',
      'Soft teddy bear with embroidered name',
      '软绵绵小熊玩偶 可绣名',
      'ふわふわテディベア 名前刺しゅう',
    ],
    26900,
    'teddy-bear',
    0.6,
    {
      options: [...combine(['colour'], [['brown']], [['white']]), written('engraving', 4000)],
      additions: ['giftBox'],
      discounts: ['seller10'],
    },
  ),
  'jigsaw-puzzle': dodam(
    311102,
    ['세계지도 퍼즐 300조각', 'World map jigsaw, 300 pieces', '世界地图拼图 300片', '世界地図パズル 300ピース'],
    15900,
    'puzzle',
    0.7,
  ),
  crayons: dodam(
    311103,
    ['씻기는 크레용 24색', 'Washable crayons, 24 colours', '可水洗蜡笔 24色', '水で落ちるクレヨン 24色'],
    9900,
    'crayon',
    0.4,
    { category: 'stationery', discounts: ['deal500'] },
  ),
  'toy-car': dodam(
    311104,
    ['태엽 원목 자동차', 'Wind-up wooden car', '发条木质小汽车', 'ぜんまい木製カー'],
    12900,
    'toy-car',
    0.3,
    { options: combine(['colour'], [['red']], [['blue']], [['green']]) },
  ),
  kite: dodam(
    311105,
    ['가오리 연 만들기 세트', 'Stingray kite kit', '鳐鱼风筝手工套装', 'エイ凧づくりキット'],
    7900,
    'kite',
    0.2,
    { status: 'ITEM_PRICE_MINIMUM' },
  ),
};

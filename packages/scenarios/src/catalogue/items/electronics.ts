import { combine, itemsOf } from '../row.ts';

const naraon = itemsOf({
  seller: 'naraon',
  service: 'Normal',
  brand: ['나라온', 'Naraon', '娜拉温', 'ナラオン'],
  category: 'computer',
  policy: 'guaranteed',
});

/** Electronics that arrive on the promised day. */
export const electronics = {
  laptop: naraon(
    310601,
    ['가벼운 14형 노트북', 'Light 14-inch laptop', '轻薄14英寸笔记本电脑', '軽量14型ノートパソコン'],
    1_190_000,
    'laptop',
    1.2,
    {
      options: combine(['storage'], [['256gb']], [['512gb'], 120_000, 8]),
      additions: ['sleeve'],
      discounts: ['deal50000', 'member5'],
      max: 2,
      stock: 25,
    },
  ),
  'mechanical-keyboard': naraon(
    310602,
    ['조용한 기계식 키보드', 'Quiet mechanical keyboard', '静音机械键盘', '静音メカニカルキーボード'],
    89000,
    'keyboard',
    1,
    {
      options: combine(
        ['switch', 'colour'],
        [['redSwitch', 'white']],
        [['brownSwitch', 'white']],
        [['brownSwitch', 'black'], 0, 4],
      ),
      discounts: ['seller10'],
    },
  ),
  'wireless-mouse': naraon(
    310603,
    ['손에 맞는 무선 마우스', 'Ergonomic wireless mouse', '人体工学无线鼠标', '手になじむワイヤレスマウス'],
    27900,
    'mouse',
    0.1,
    { options: combine(['colour'], [['black']], [['white']]), additions: ['batteries'], discounts: ['deal1000'] },
  ),
  smartphone: naraon(
    310604,
    ['자급제 스마트폰', 'SIM-free smartphone', '无锁版智能手机', 'SIMフリースマートフォン'],
    649000,
    'phone',
    0.2,
    {
      category: 'phone',
      options: combine(
        ['storage', 'colour'],
        [['128gb', 'black']],
        [['256gb', 'black'], 90_000],
        [['256gb', 'blue'], 90_000, 3],
      ),
      additions: ['screenFilm'],
      max: 1,
      isItemDiscountAgreement: true,
      discounts: ['seller5'],
    },
  ),
  headphones: naraon(
    310605,
    ['노이즈캔슬링 헤드폰', 'Noise-cancelling headphones', '主动降噪头戴式耳机', 'ノイズキャンセリングヘッドホン'],
    139000,
    'headphones',
    0.3,
    { category: 'audio', options: combine(['colour'], [['black']], [['ivory']]), discounts: ['seller20', 'partner2'] },
  ),
  'home-printer': naraon(
    310606,
    ['무한잉크 복합기', 'Ink-tank all-in-one printer', '连供墨仓打印一体机', '大容量インク複合機'],
    189000,
    'printer',
    6.4,
    { stock: 14, discounts: ['member5'] },
  ),
  'game-pad': naraon(
    310607,
    ['블루투스 게임패드', 'Bluetooth game pad', '蓝牙游戏手柄', 'Bluetoothゲームパッド'],
    39900,
    'game-controller',
    0.3,
    { additions: ['batteries'], status: 'ITEM_STOP_SELLING' },
  ),
  'alarm-clock': naraon(
    310608,
    ['일출 조명 알람시계', 'Sunrise alarm clock', '日出唤醒灯闹钟', '日の出ライト目覚まし時計'],
    33900,
    'alarm-clock',
    0.5,
    { category: 'smallAppliance', additions: ['batteries'], discounts: ['seller5'] },
  ),
};

import { combine, itemsOf } from '../row.ts';

const deundeun = itemsOf({
  seller: 'deundeun',
  service: 'Normal',
  brand: ['든든', 'Deundeun', '踏实', 'トゥンドゥン'],
  category: 'appliance',
  policy: 'install',
  flags: ['isInstall'],
});

/** Appliances that a fitter brings and sets up (CK-06). */
export const appliances = {
  tv: deundeun(
    310701,
    ['65형 4K TV 방문설치', '65-inch 4K TV with installation', '65英寸4K电视 上门安装', '65型4Kテレビ 設置込み'],
    899000,
    'tv',
    24,
    { additions: ['wallMount', 'takeAway'], discounts: ['deal50000'], stock: 12 },
  ),
  'air-conditioner': deundeun(
    310702,
    [
      '벽걸이 인버터 에어컨 기본설치',
      'Wall inverter air conditioner, basic fitting',
      '壁挂变频空调 含基础安装',
      '壁掛けインバーターエアコン 標準工事込み',
    ],
    639000,
    'air-conditioner',
    38,
    { additions: ['takeAway'], discounts: ['seller5'], max: 3 },
  ),
  'washing-machine': deundeun(
    310703,
    ['드럼세탁기 21kg', 'Front-load washer 21 kg', '滚筒洗衣机 21kg', 'ドラム式洗濯機 21kg'],
    749000,
    'washing-machine',
    78,
    { options: combine(['colour'], [['white']], [['grey'], 30000, 2]), additions: ['takeAway'] },
  ),
  refrigerator: deundeun(
    310704,
    ['양문형 냉장고 826L', 'Side-by-side refrigerator 826 L', '对开门冰箱 826L', '両開き冷蔵庫 826L'],
    1_290_000,
    'refrigerator',
    112,
    { additions: ['takeAway'], discounts: ['deal50000', 'member5'], stock: 6 },
  ),
};

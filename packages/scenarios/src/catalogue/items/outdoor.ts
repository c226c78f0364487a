import { combine, itemsOf } from '../row.ts';

const noeul = itemsOf({
  seller: 'noeul',
  service: 'Normal',
  brand: ['노을', 'Noeul', '晚霞', 'ノウル'],
  category: 'camping',
  policy: 'free50',
});

/** Camping and sports. */
export const outdoor = {
  tent: noeul(
    311001,
    ['원터치 4인용 텐트', 'Pop-up tent for four', '一键速开四人帐篷', 'ワンタッチ4人用テント'],
    128000,
    'tent',
    6.8,
    {
      policy: 'paid',
      options: combine(['colour'], [['khaki']], [['beige'], 5000, 3]),
      additions: ['pegs', 'groundSheet'],
      discounts: ['bundleCamp'],
    },
  ),
  'hiking-boots': noeul(
    311002,
    ['미드컷 등산화', 'Mid-cut hiking boots', '中帮登山鞋', 'ミッドカット登山靴'],
    98000,
    'hiking-boots',
    1.2,
    {
      category: 'shoes',
      options: combine(['size'], [['250']], [['260']], [['270'], 0, 2]),
      additions: ['shoeCare'],
      discounts: ['deal2000'],
    },
  ),
  lantern: noeul(
    311003,
    ['충전식 LED 랜턴', 'Rechargeable LED lantern', '充电式LED露营灯', '充電式LEDランタン'],
    24900,
    'light-bulb',
    0.4,
    { discounts: ['bundleCamp'], additions: ['batteries'] },
  ),
  'soccer-ball': noeul(
    311004,
    ['5호 매치 축구공', 'Match football, size 5', '5号比赛足球', '5号マッチサッカーボール'],
    27900,
    'soccer-ball',
    0.45,
    { category: 'sports', discounts: ['seller5'], fundings: ['card2000'] },
  ),
  'badminton-set': noeul(
    311005,
    ['배드민턴 라켓 2인 세트', 'Badminton set for two', '双人羽毛球拍套装', 'バドミントン2人セット'],
    31900,
    'badminton',
    0.6,
    {
      category: 'sports',
      options: combine(['colour'], [['blue']], [['red']]),
      discounts: ['member3'],
      fundings: ['card2000', 'brand3000'],
    },
  ),
  bicycle: noeul(
    311006,
    ['접이식 미니벨로 자전거', 'Folding mini-velo bicycle', '折叠小轮自行车', '折りたたみミニベロ自転車'],
    249000,
    'bicycle',
    12.5,
    {
      category: 'sports',
      policy: 'freight',
      options: combine(['colour'], [['white']], [['mint'], 10000]),
      discounts: ['seller10'],
      fundings: ['brand3000'],
    },
  ),
};

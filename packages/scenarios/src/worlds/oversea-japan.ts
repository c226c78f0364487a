import { abroad, member } from './people.ts';
import type { Scenario } from './world.ts';

/** CJ Logistics to Japan within its limits: one thing more ships free, two things more are too many (OV-06, OV-08, OV-11). */
export const overseaJapan = {
  ...abroad('Japan', '東京都新宿区あけぼの町1-2', '160-0001'),
  name: 'oversea-japan',
  no: 21,
  title: ['일본으로 보내기', 'Shipping to Japan', '寄往日本', '日本へ送る'],
  note: [
    '15만 원이 되면 배송비가 무료이고, 16,600엔과 화장품 24개가 한도예요. 통화를 바꿔 보세요.',
    'Shipping is free from ₩150,000; the limits are 16,600 yen and 24 cosmetics. Change the currency.',
    '满15万韩元免运费，上限为16,600日元和24件化妆品。请尝试切换货币。',
    '15万ウォンから送料無料、上限は16,600円と化粧品24個です。通貨を切り替えてみてください。',
  ],
  buyer: member('사토미카', { isIdentityVerified: true }),
  choices: [
    { item: 'sheet-masks', options: ['30sheets'], quantity: 3 },
    { item: 'lipstick', options: ['rose'], quantity: 3 },
    { item: 'nail-polish', options: ['red'] },
    { item: 'socks', options: ['grey'], hoursAgo: 2 },
    { item: 'dress', options: ['black/m'], hoursAgo: 30 },
    { item: 'cushion-foundation', options: ['shade21'], quantity: 18, hoursAgo: 30 },
  ],
} as const satisfies Scenario;

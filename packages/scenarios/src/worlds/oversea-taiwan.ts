import { abroad, member } from './people.ts';
import type { Scenario } from './world.ts';

/** CJ Logistics to Taiwan above 100,000 won: an ID number, counts by category, weight (OV-07, OV-08, OV-10). */
export const overseaTaiwan = {
  ...abroad('Taiwan', '台北市中正區晨光路12號', '10044'),
  name: 'oversea-taiwan',
  no: 22,
  title: ['대만으로 보내기', 'Shipping to Taiwan', '寄往台湾', '台湾へ送る'],
  note: [
    '10만 원을 넘어 신분증 번호가 필요해요. 같은 분류는 12개까지, 건강식품은 6kg 미만이에요.',
    'Above ₩100,000 an ID number is needed; up to 12 of a category, less than 6 kg of health food.',
    '超过10万韩元需要身份证号码；同类商品最多12件，健康食品须少于6kg。',
    '10万ウォンを超えるため身分証番号が必要です。同じ分類は12個まで、健康食品は6kg未満です。',
  ],
  buyer: member('린웨이', { isIdentityVerified: true }),
  choices: [
    { item: 'wild-honey', quantity: 3 },
    { item: 'blouse', options: ['pink/m'], hoursAgo: 2 },
    { item: 'socks', options: ['black'], quantity: 12, hoursAgo: 30 },
    { item: 'curry-pouch', quantity: 10, hoursAgo: 30 },
  ],
} as const satisfies Scenario;

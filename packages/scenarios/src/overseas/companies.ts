import type { OverseaMarket } from '@baguni/domain';
import { byLanguage } from '../words/words.ts';

/** What the companies are called. */
export const companyNames: OverseaMarket['companyNames'] = {
  EMS: byLanguage(['EMS(국제특급우편)', 'EMS (Express Mail Service)', 'EMS国际快递', 'EMS（国際スピード郵便）']),
  SFExpress: byLanguage(['SF Express', 'SF Express', '顺丰速运', 'SF Express']),
  CJ: byLanguage(['CJ대한통운', 'CJ Logistics', 'CJ物流', 'CJ大韓通運']),
};

/** What the companies of the reference marketplace ask for, by zone, in won. */
export const fees: OverseaMarket['fees'] = {
  EMS: {
    1: { first: 18_000, further: 2_500 },
    2: { first: 21_000, further: 4_000 },
    3: { first: 26_000, further: 6_500 },
  },
  SFExpress: {
    1: { first: 12_000, further: 3_000 },
    2: { first: 16_000, further: 4_500 },
    3: { first: 24_000, further: 7_000 },
  },
  CJ: {
    1: { first: 9_000, further: 1_500 },
    2: { first: 13_000, further: 2_500 },
    3: { first: 19_000, further: 5_000 },
  },
};

import { member, ordinary } from './people.ts';
import type { Scenario } from './world.ts';

/** A domestic business buyer who is in the club: business deals, larger quantities, estimates (PG-07). */
export const businessBuyer = {
  ...ordinary,
  name: 'business-buyer',
  no: 6,
  title: ['사업자 회원', 'Business buyer', '企业买家', '法人会員'],
  note: [
    '사무실 물품을 많이 사는 국내 사업자 회원이에요. PC에서는 견적서 출력 단추가 보여요.',
    'A domestic business buyer stocking an office. On PC the toolbar offers to print an estimate.',
    '为办公室采购的韩国国内企业会员。在PC端可以看到打印报价单按钮。',
    'オフィス用品をまとめ買いする国内の法人会員です。PCでは見積書の印刷ボタンが表示されます。',
  ],
  buyer: member('한빛상사', {
    buyerGrade: 'Biz',
    isDomesticBusinessman: true,
    isSmileClub: true,
    clubMemberType: 'Purchase',
    cartSize: 200,
  }),
  wallet: ['office5', 'superDay'],
  choices: [
    { item: 'club-biz-coffee', quantity: 3 },
    { item: 'toilet-paper', quantity: 10 },
    { item: 'notebook', quantity: 12 },
    { item: 'home-printer', quantity: 2, hoursAgo: 4 },
    { item: 'laptop', options: ['512gb'], additions: [{ addition: 'sleeve', quantity: 2 }], quantity: 2, hoursAgo: 4 },
    { item: 'oak-chair', options: ['walnut'], quantity: 8, hoursAgo: 20 },
    { item: 'mechanical-keyboard', options: ['redSwitch/white'], quantity: 2, hoursAgo: 60 },
  ],
} as const satisfies Scenario;

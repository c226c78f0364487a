import { member, ordinary } from './people.ts';
import type { Scenario } from './world.ts';

/** A member who comes back after four days: prices have changed, something is sold out, a coupon ends soon (RC-03). */
export const returningShopper = {
  ...ordinary,
  name: 'returning-shopper',
  no: 45,
  title: ['다시 찾은 장바구니', 'Back after a few days', '时隔几天再访', '数日ぶりのご訪問'],
  note: [
    '나흘 만에 다시 온 회원이에요. 그사이 바뀐 가격, 품절된 상품, 곧 끝나는 쿠폰을 한 줄로 알려 드려요. 한 번만 보여 드리니 다시 보려면 처음으로 되돌려 주세요.',
    'A member who is back after four days. One line tells what has changed in price, what is sold out and which coupon ends soon. It is told once: reset to see it again.',
    '这位会员时隔四天再次访问。价格变动、售罄商品和即将到期的优惠券会汇总成一行提示。提示只显示一次，重置后可再次查看。',
    '4日ぶりに訪れた会員です。その間に変わった価格、売り切れた商品、まもなく期限が切れるクーポンを1行でお知らせします。お知らせは一度だけです。もう一度見るには初期化してください。',
  ],
  buyer: member('한다온', { buyerGrade: 'Gold' }),
  lastVisit: { daysAgo: 4, ending: { coupon: 'weekend10', inDays: 2 } },
  choices: [
    { item: 'honey-apples', options: ['home/5kg'], hoursAgo: 100, dearerByThen: 3000 },
    { item: 'squid-sashimi', hoursAgo: 100 },
    { item: 'socks', options: ['grey'], quantity: 2, hoursAgo: 120, dearerByThen: -500 },
    // put in on its page since, without a look at the cart
    { item: 'toilet-paper', hoursAgo: 3 },
  ],
} as const satisfies Scenario;

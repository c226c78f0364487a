import { member, ordinary } from './people.ts';
import type { Scenario } from './world.ts';

/** A simple member with kinds of items that checkout treats apart: fitted, e-coupons, books, adult, used (CK-05..11). */
export const simpleMember = {
  ...ordinary,
  name: 'simple-member',
  no: 14,
  title: ['간편 회원과 특별한 상품', 'Simple member, special kinds', '简易会员与特殊商品', '簡易会員と特別な商品'],
  note: [
    '설치 상품, e쿠폰, 도서, 성인 상품, 중고 상품, 백화점 상품을 담은 간편 회원이에요.',
    'A simple member with items to be installed, e-coupons, books, adult, used and department-store items.',
    '简易会员的购物车里有安装类、电子券、图书、成人、二手和百货商品。',
    '設置商品、電子クーポン、書籍、成人向け商品、中古品、百貨店商品を入れた簡易会員です。',
  ],
  buyer: member('신유나', { memberType: 'SimpleMember', buyerGrade: '' }),
  choices: [
    { item: 'tv', additions: ['wallMount', 'takeAway'] },
    { item: 'refrigerator', additions: ['takeAway'] },
    { item: 'water-park', options: ['weekend/adult'], quantity: 2 },
    { item: 'coffee-voucher', quantity: 5, hoursAgo: 2 },
    { item: 'night-market-novel', additions: ['bookCover'], hoursAgo: 2 },
    { item: 'star-atlas', hoursAgo: 2 },
    { item: 'plum-wine', additions: ['bojagi'], hoursAgo: 3 },
    { item: 'used-telephone', hoursAgo: 3 },
    { item: 'sunglasses', hoursAgo: 4 },
    { item: 'sofa', options: ['grey'], hoursAgo: 10 },
    { item: 'suitcase', options: ['24inch'], hoursAgo: 40 },
    { item: 'gift-card', hoursAgo: 40 },
  ],
} as const satisfies Scenario;

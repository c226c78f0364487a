import { guest } from '@baguni/domain/internal';
import { member, type ScenarioTable } from './scenario.ts';

/** Units older than a day are not selected when the cart opens (LS-02). */
const old = { hoursAgo: 30 } as const;

/** Buyers with coupons, a guest cart, an earlier visit, or items with checkout rules. */
export const memberScenarios = {
  /** Items with their own checkout rules: fitted, e-coupons, books, adult, used (CK-05..11). */
  'simple-member': {
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
  },
  /** Not signed in, so no coupons, member discounts or address. */
  'non-member': {
    no: 7,
    title: ['비회원', 'Non-member', '非会员', '非会員'],
    note: [
      '로그인하지 않은 방문자예요. 쿠폰과 회원 할인을 쓸 수 없어요.',
      'A visitor who has not signed in: no coupons and no member discounts.',
      '未登录的访客，不能使用优惠券和会员折扣。',
      'ログインしていない訪問者です。クーポンと会員割引はご利用いただけません。',
    ],
    buyer: guest,
    address: undefined,
    choices: [
      { item: 'sneakers', options: ['white/250'] },
      { item: 'body-lotion', options: ['cotton'], quantity: 2, hoursAgo: 2 },
      { item: 'lipstick', options: ['rose'], hoursAgo: 2 },
      { item: 'detergent', options: ['citrus'], hoursAgo: 9 },
      { item: 'plum-wine', unable: 'ADULT_LIMIT', hoursAgo: 9 },
      { item: 'members-candle', hoursAgo: 40 },
    ],
  },
  /** The guest cart is merged at load, and a flagged unit is deleted (LS-01). */
  'guest-with-cart': {
    no: 13,
    title: [
      '로그인 전 장바구니 합치기',
      'Cart filled before sign-in',
      '登录前的购物车合并',
      'ログイン前のカートを合算',
    ],
    note: [
      '로그인하기 전에 담은 상품이 회원 장바구니와 합쳐져요. 같은 상품은 수량이 더해져요.',
      'What was put in before signing in joins the member’s cart; equal units add up.',
      '登录前加入的商品会与会员购物车合并，相同商品的数量会相加。',
      'ログイン前に入れた商品が会員のカートに合算されます。同じ商品は数量が足されます。',
    ],
    buyer: member('배은우'),
    choices: [
      { item: 'crayons', quantity: 1, hoursAgo: 26 },
      { item: 'toy-car', options: ['red'], hoursAgo: 30 },
      { item: 'jigsaw-puzzle', hoursAgo: 200, isRemovedAtLoad: true },
    ],
    guestChoices: [
      { item: 'crayons', quantity: 2 },
      {
        item: 'teddy-bear',
        options: ['brown', { option: 'engraving', text: '토리' }],
        additions: ['giftBox'],
        hoursAgo: 2,
      },
    ],
  },
  /** Came through the employee mall, whose items only its visitors may order (RL-02). */
  'employee-mall': {
    no: 46,
    title: ['임직원몰 회원', 'Employee mall member', '员工商城会员', '社員モールの会員'],
    note: [
      '임직원몰로 들어온 회원이에요. 임직원몰 상품도 담고 주문할 수 있어요.',
      'A member who came through the employee mall, and may put in and order its items.',
      '通过员工商城进入的会员，可以加入并购买员工商城的商品。',
      '社員モールから入った会員です。社員モールの商品もカートに入れて注文できます。',
    ],
    buyer: member('한지우'),
    isViaEmployeeMall: true,
    choices: [
      { item: 'staff-mug', isViaEmployeeMall: true, hoursAgo: 1 },
      { item: 'honey-apples', options: ['home/3kg'], hoursAgo: 2 },
    ],
  },
  /** Coupons of each kind, usable and not (CP-01..CP-08, CP-20). */
  'coupon-collector': {
    no: 15,
    title: ['쿠폰 부자', 'Coupon collector', '优惠券达人', 'クーポンコレクター'],
    note: [
      '모든 종류의 쿠폰을 가진 회원이에요. 쿠폰을 적용하고, 옮기고, 내려받아 보세요.',
      'A member with a coupon of every kind. Apply, move and download them.',
      '会员拥有各种优惠券。可以尝试使用、转移和领取。',
      'あらゆる種類のクーポンを持つ会員です。適用、移動、ダウンロードをお試しください。',
    ],
    buyer: member('윤가람', { buyerGrade: 'Gold' }),
    wallet: [
      'welcome3000',
      'weekend10',
      'superDay',
      'farmThanks',
      'farmShipping',
      'timeSale15',
      'dawnCard7',
      'noonPay2000',
      'club15',
      'office5',
      'mobile1000',
      'app2000',
      'smile10',
      'oversea3000',
      'lastSummer',
    ],
    choices: [
      { item: 'honey-apples', options: ['home/3kg'], hoursAgo: 1 },
      { item: 'sweet-potatoes', hoursAgo: 1 },
      { item: 'frying-pan', options: ['24cm'], hoursAgo: 2 },
      { item: 'lunch-box', options: ['mint'], hoursAgo: 2 },
      { item: 't-shirt', options: ['navy/100'], hoursAgo: 3 },
      { item: 't-shirt', options: ['white/95'], hoursAgo: 3 },
      { item: 'canned-tuna', hoursAgo: 4 },
      { item: 'used-camera', hoursAgo: 4 },
    ],
  },
  /** A greedy choice of coupons saves less than the best combination (CP-19). */
  'coupon-puzzle': {
    no: 16,
    title: ['쿠폰 퍼즐', 'Coupon puzzle', '优惠券谜题', 'クーポンパズル'],
    note: [
      '쿠폰 두 장을 어디에 써야 가장 이득일까요? 큰 할인부터 적용하면 손해를 봐요.',
      'Where do two coupons save the most? Applying the larger saving first costs money.',
      '两张优惠券用在哪里最划算？先用优惠最大的反而吃亏。',
      '2枚のクーポンはどこに使うと最もお得でしょうか？大きい割引から使うと損をします。',
    ],
    buyer: member('서이안'),
    wallet: ['puzzle10', 'puzzleSuitcase'],
    choices: [
      { item: 'suitcase', options: ['20inch'] },
      { item: 'boots', options: ['250'] },
    ],
  },
  /** All types of cashback, funding discounts, and two levels of the extra discount (CB-02, DC-05). */
  rewards: {
    no: 17,
    title: ['할인과 적립', 'Discounts and cashback', '折扣与返现', '割引と還元'],
    note: [
      '추가 할인과 지원 할인, 다섯 가지 적립을 모두 받는 클럽 회원이에요. 상품을 빼고 더하며 어떻게 바뀌는지 살펴보세요.',
      'A club member with an extra discount, funded discounts and all five kinds of cashback. Deselect and select items and see them change.',
      '这位俱乐部会员享有额外优惠、补贴折扣和全部五种返现。取消或勾选商品，看看有何变化。',
      '追加割引、支援割引と5種類の還元をすべて受けるクラブ会員です。商品を外したり選んだりして変化をお試しください。',
    ],
    buyer: member('윤가온', {
      buyerGrade: 'VIP',
      isSmileClub: true,
      isSsgMembership: true,
      clubMemberType: 'Purchase',
      isCertificatedAdult: true,
    }),
    wallet: ['weekend10'],
    choices: [
      { item: 'bicycle', options: ['white'] },
      { item: 'soccer-ball', quantity: 2, hoursAgo: 2 },
      { item: 'badminton-set', options: ['blue'], hoursAgo: 3 },
      { item: 'honey-apples', options: ['home/3kg'], hoursAgo: 40 },
    ],
  },
  /** Changed prices, a sold-out item, and a coupon that ends soon (RC-03). */
  'returning-shopper': {
    no: 45,
    title: ['다시 찾은 장바구니', 'Back after a few days', '时隔几天再访', '数日ぶりのご訪問'],
    note: [
      '나흘 만에 다시 온 회원이에요. 그사이 바뀐 가격, 품절된 상품, 곧 끝나는 쿠폰을 한 줄로 알려 드려요. 한 번만 보여 드리니 다시 보려면 처음으로 되돌려 주세요.',
      'A member who is back after four days. One line tells what has changed in price, what is sold out and which coupon ends soon. It is told once: reset to see it again.',
      '这位会员时隔四天再次访问。价格变动、售罄商品和即将到期的优惠券会汇总成一行提示。提示只显示一次，重置后可再次查看。',
      '4日ぶりに訪れた会員です。その間に変わった価格、品切れになった商品、まもなく期限が切れるクーポンを1行でお知らせします。お知らせは一度だけです。もう一度見るには初期化してください。',
    ],
    buyer: member('한다온', { buyerGrade: 'Gold' }),
    lastVisit: { daysAgo: 4, ending: { coupon: 'weekend10', inDays: 2 } },
    choices: [
      { item: 'honey-apples', options: ['home/5kg'], hoursAgo: 100, dearerByThen: 3000 },
      { item: 'squid-sashimi', hoursAgo: 100 },
      { item: 'socks', options: ['grey'], quantity: 2, hoursAgo: 120, dearerByThen: -500 },
      // added on an item page after the last visit
      { item: 'toilet-paper', hoursAgo: 3, dearerByThen: 1200 },
    ],
  },
  /** One item of each kind that a checkout rule separates, and six that are installed (CK-04..CK-12). */
  'order-rules': {
    no: 19,
    title: [
      '함께 주문할 수 없는 상품',
      'Items that do not go together',
      '不能一起下单的商品',
      '一緒に注文できない商品',
    ],
    note: [
      '설치, e쿠폰, 도서, 당일배송처럼 따로 주문해야 하는 상품이 모두 있어요. 골라 담고, 주문 버튼 위의 안내와 해결 버튼을 눌러 보세요.',
      'One of each kind that is ordered apart: install, e-coupon, books, same-day. Select some, read what blocks the order and press a way out.',
      '这里有需要单独下单的各类商品：安装、电子券、图书、当日达。请任意选择，查看下单按钮上方的提示并点击解决方法。',
      '設置、電子クーポン、書籍、即日配送など、別々に注文する商品がそろっています。選んでから、注文ボタンの上の案内と解決ボタンを押してみてください。',
    ],
    buyer: member('백지호', { isIdentityVerified: true, isCertificatedAdult: true }),
    choices: [
      { item: 'honey-apples', options: ['home/3kg'] },
      { item: 'socks', options: ['grey'], ...old },
      { item: 'fresh-eggs', ...old },
      { item: 'tv', ...old },
      { item: 'coffee-voucher', quantity: 2, ...old },
      { item: 'night-market-novel', ...old },
      { item: 'gs-bananas', ...old },
      { item: 'toilet-paper', ...old },
      { item: 'hp-sushi', ...old },
      { item: 'direct-headphones', ...old },
      { item: 'designer-scarf', ...old },
      { item: 'mango-dress', ...old },
      { item: 'silver-ring', ...old },
      { item: 'sunglasses', ...old },
      { item: 'club-towels', ...old },
      { item: 'staff-mug', ...old },
      { item: 'waiting-lamp', ...old },
      { item: 'ls-cucumbers', isDeliveryTimeEnded: true, ...old },
      { item: 'plum-wine', ...old },
      { item: 'air-conditioner', ...old },
      { item: 'refrigerator', ...old },
      { item: 'washing-machine', options: ['white'], ...old },
      { item: 'washing-machine', options: ['grey'], ...old },
      { item: 'washing-machine', options: ['white'], additions: ['takeAway'], ...old },
    ],
  },
} as const satisfies ScenarioTable;

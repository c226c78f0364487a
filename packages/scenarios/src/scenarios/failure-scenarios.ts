import { sellerKey } from '@baguni/domain/internal';
import { member, type ScenarioTable } from './scenario.ts';

const plain = [
  { item: 'honey-apples', options: ['home/3kg'] },
  { item: 'toilet-paper', hoursAgo: 2 },
] as const;

/** Buyers who may not order, and failures of the server. */
export const failureScenarios = {
  /** CK-12, CART-BR7-16. */
  'restricted-buyer': {
    no: 41,
    title: ['구매 제한 회원', 'Restricted buyer', '限制购买的会员', '購入制限中の会員'],
    note: [
      '구매가 제한된 회원이에요. 주문하면 고객센터로 문의하라는 안내가 나와요.',
      'A member who may not buy: ordering tells them to contact the customer centre.',
      '被限制购买的会员，下单时会提示联系客服中心。',
      '購入が制限された会員です。注文するとカスタマーセンターへのお問い合わせが案内されます。',
    ],
    buyer: member('문도윤', { standing: 'Restricted', isIdentityVerified: true }),
    choices: plain,
  },
  /** CK-12, CART-BR7-17. */
  'withdrawn-buyer': {
    no: 42,
    title: ['탈퇴한 회원', 'Withdrawn member', '已注销的会员', '退会した会員'],
    note: [
      '탈퇴한 회원이에요. 다시 가입해야 주문할 수 있어요.',
      'A member who has left: joining again comes before an order.',
      '已注销的会员，需重新注册才能下单。',
      '退会した会員です。再登録すると注文できます。',
    ],
    buyer: member('남서준', { standing: 'Withdrawn', isIdentityVerified: true }),
    choices: plain,
  },
  /** CK-11. */
  'under-nineteen': {
    no: 43,
    title: ['19세 미만 회원', 'Member under 19', '未满19岁的会员', '19歳未満の会員'],
    note: [
      '19세 미만 회원이에요. 본인 인증을 해도 성인 상품은 주문할 수 없어요.',
      'A member under 19: adult items stay barred, even after verification.',
      '未满19岁的会员，即使完成认证也不能购买成人商品。',
      '19歳未満の会員です。本人確認をしても成人向け商品は注文できません。',
    ],
    buyer: member('유하린', { isUnder19: true, isIdentityVerified: true }),
    choices: [...plain, { item: 'plum-wine', hoursAgo: 2 }],
  },
  /** CK-12, CART-BR1-25. */
  'shop-owner': {
    no: 44,
    title: ['판매자 회원', 'Member with a shop', '卖家会员', '販売者の会員'],
    note: [
      '하온농장을 운영하는 판매자예요. 자신의 상품은 주문할 수 없어요.',
      'The owner of Haon Farm, who cannot order its items.',
      '夏温农场的经营者，不能购买自己的商品。',
      'ハオン農園の販売者です。自分の商品は注文できません。',
    ],
    buyer: member('하은채', { ownSellerKeys: [sellerKey('haon')], isIdentityVerified: true }),
    choices: plain,
  },
  /** SH-05. */
  'shipping-failure': {
    no: 9,
    title: ['배송비 조회 실패', 'Shipping fee unknown', '运费查询失败', '送料の取得失敗'],
    note: [
      '배송비를 조회할 수 없는 상황이에요. 합계에 배송비를 알 수 없다는 안내가 보여요.',
      'Shipping fees cannot be looked up. The total says that shipping is not known.',
      '无法查询运费。合计处会提示运费未知。',
      '送料を取得できない状況です。合計に送料が不明である旨が表示されます。',
    ],
    buyer: member('윤시우'),
    choices: [
      { item: 'linen-curtain', options: ['grey', { option: 'measure', measures: [120, 180] }] },
      { item: 'tent', options: ['khaki'], additions: ['pegs'], hoursAgo: 2 },
      { item: 'lantern', hoursAgo: 2 },
      { item: 'ramen', options: ['spicy'], hoursAgo: 4 },
    ],
    behaviour: { fails: ['getShipping', 'getPrices'], unreadable: [] },
  },
  /** CM-53. */
  'one-unreadable-unit': {
    no: 10,
    title: ['읽을 수 없는 상품 하나', 'One unreadable unit', '一件无法读取的商品', '読み取れない商品1点'],
    note: [
      '상품 하나의 정보가 깨져서 왔어요. 그 상품만 주문할 수 없고 나머지는 그대로 쓸 수 있어요.',
      'One unit arrives broken. Only that one cannot be ordered; the rest works.',
      '有一件商品的信息损坏，只有它无法下单，其余商品可正常使用。',
      '商品1点の情報が壊れて届きました。その商品だけ注文できず、ほかはそのまま使えます。',
    ],
    buyer: member('임수아'),
    choices: [
      { item: 'dog-food', options: ['chicken/2kg'] },
      { item: 'cat-food', options: ['salmon'], quantity: 2 },
      { item: 'fish-food', hoursAgo: 3 },
    ],
    behaviour: { fails: [], unreadable: [1] },
  },
  /** PG-04, LS-05. */
  'load-failure': {
    no: 8,
    title: ['불러오기 실패', 'Load failure', '加载失败', '読み込み失敗'],
    note: [
      '서버가 장바구니를 주지 못해요. 실패 화면과 다시 시도 단추를 확인해 보세요.',
      'The server cannot give the cart. See the failure view and its retry.',
      '服务器无法返回购物车。可以查看失败页面和重试按钮。',
      'サーバーからカートを取得できません。失敗画面と再試行ボタンをご確認ください。',
    ],
    buyer: member('강예은'),
    choices: [{ item: 'honey-apples', options: ['home/3kg'] }],
    behaviour: { fails: ['getInitialCart'], unreadable: [] },
  },
} as const satisfies ScenarioTable;

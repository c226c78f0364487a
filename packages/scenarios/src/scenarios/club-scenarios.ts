import { hundredChoices, member, type ScenarioTable } from './scenario.ts';

/** Units that show the club’s benefits: free shipping for members, fresh food, and an item for members only. */
const benefits = [
  { item: 'curry-pouch', hoursAgo: 1 },
  { item: 'fresh-milk', quantity: 3, hoursAgo: 2 },
  { item: 'club-towels', hoursAgo: 40 },
] as const;

/** Business buyers, and the members and candidates of the club. */
export const clubScenarios = {
  /** Business deals, large quantities and estimates for a club member (PG-07). */
  'business-buyer': {
    no: 6,
    title: ['사업자 회원', 'Business buyer', '企业买家', '事業者会員'],
    note: [
      '사무실 물품을 많이 사는 국내 사업자 회원이에요. PC에서는 견적서 출력 단추가 보여요.',
      'A domestic business buyer stocking an office. On PC the toolbar offers to print an estimate.',
      '为办公室采购的韩国企业会员。在PC端可以看到打印报价单按钮。',
      'オフィス用品をまとめ買いする国内の事業者会員です。PCでは見積書の印刷ボタンが表示されます。',
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
      {
        item: 'laptop',
        options: ['512gb'],
        additions: [{ addition: 'sleeve', quantity: 2 }],
        quantity: 2,
        hoursAgo: 4,
      },
      { item: 'oak-chair', options: ['walnut'], quantity: 8, hoursAgo: 20 },
      { item: 'mechanical-keyboard', options: ['redSwitch/white'], quantity: 2, hoursAgo: 60 },
    ],
  },
  /** An estimate with a hundred units (ES-05). */
  'business-hundred': {
    no: 23,
    title: [
      '사업자 회원의 상품 100개',
      'A business buyer’s hundred units',
      '企业买家的100件商品',
      '事業者会員の商品100点',
    ],
    note: [
      '장바구니를 가득 채운 국내 사업자 회원이에요. PC에서 상품 100개의 견적서를 인쇄하거나 엑셀로 저장해 보세요.',
      'A domestic business buyer whose cart is full. On PC, print an estimate of a hundred units or save it as an Excel file.',
      '购物车已装满的韩国企业会员。请在PC端打印100件商品的报价单或保存为Excel文件。',
      'カートがいっぱいの国内の事業者会員です。PCで商品100点の見積書を印刷するか、Excelで保存してみてください。',
    ],
    buyer: member('대한문구', { buyerGrade: 'Biz', isDomesticBusinessman: true, cartSize: 200 }),
    choices: hundredChoices,
  },
  /** A lower threshold for free shipping, and no club banner (FG-03, PG-08). */
  'club-member': {
    no: 11,
    title: ['클럽 회원', 'Club member', '俱乐部会员', 'クラブ会員'],
    note: [
      '유니버스 클럽 회원이에요. 무료배송 기준이 다르고 클럽 가입 안내가 보이지 않아요.',
      'A universe-club member: another free-shipping threshold and no club banner.',
      'Universe 俱乐部会员，包邮门槛不同，也不会显示入会提示。',
      'ユニバースクラブの会員です。送料無料の基準が異なり、クラブの案内は表示されません。',
    ],
    buyer: member('오하린', {
      buyerGrade: 'VIP',
      isSmileClub: true,
      isUniverseClub: true,
      clubMemberType: 'Purchase',
      isCertificatedAdult: true,
    }),
    wallet: ['club15', 'smile10'],
    choices: [
      { item: 'dish-sponge', quantity: 2 },
      { item: 'baby-bath', hoursAgo: 40 },
      { item: 'fresh-milk', quantity: 3, hoursAgo: 27 },
      { item: 'fresh-salad', quantity: 2, hoursAgo: 27 },
      { item: 'cushion-foundation', options: ['shade21'], coupons: ['weekend10'], hoursAgo: 5 },
      { item: 'lipstick', options: ['coral'], hoursAgo: 5 },
      { item: 'makgeolli', hoursAgo: 12 },
      { item: 'wristwatch', options: ['silver'], hoursAgo: 12, partnershipCode: 'P100' },
    ],
  },
  /** One-click join (CL-01). */
  'club-candidate': {
    no: 31,
    title: [
      '클럽에 가입할 수 있는 회원',
      'Member who can join the club',
      '可加入俱乐部的会员',
      'クラブに入会できる会員',
    ],
    note: [
      '원클릭으로 클럽에 가입해 보세요. 배송비가 무료로 바뀌고, 클럽 전용 상품과 쿠폰을 쓸 수 있어요.',
      'Join the club with one click: shipping becomes free, and the club’s item and coupon are yours.',
      '一键加入俱乐部：运费变为免费，还可购买俱乐部专享商品并使用优惠券。',
      'ワンクリックでクラブに入会してみてください。送料が無料になり、クラブ限定の商品とクーポンを使えます。',
    ],
    buyer: member('정다운'),
    choices: benefits,
  },
  /** CL-01. */
  'club-waiting': {
    no: 32,
    title: ['가입 대기 회원', 'Waiting for the club', '等待入会的会员', '加入待ちの会員'],
    note: [
      '클럽 가입을 신청하고 기다리는 회원이에요. 가입 안내가 보이지 않아요.',
      'Has asked to join and waits: the club is not offered again.',
      '已申请加入俱乐部并等待中，不再显示入会提示。',
      'クラブへの加入を申し込んで待っている会員です。加入のご案内は表示されません。',
    ],
    buyer: member('문이슬', { clubMemberType: 'Waiting' }),
    choices: benefits,
  },
  /** The free month (CL-05). */
  'club-free': {
    no: 33,
    title: ['클럽 무료 회원', 'Free club member', '俱乐部免费会员', 'クラブの無料会員'],
    note: [
      '한 달 무료 회원이에요. 유료 회원으로 전환하는 링크가 보여요.',
      'In the free month: a link leads to paid membership.',
      '正在免费体验一个月，会显示升级为付费会员的链接。',
      '無料期間中の会員です。有料会員に切り替えるリンクが表示されます。',
    ],
    buyer: member('한별', { isSmileClub: true, clubMemberType: 'Free' }),
    choices: [
      { item: 'canned-tuna', hoursAgo: 1 },
      { item: 'fresh-milk', quantity: 3, hoursAgo: 2 },
      { item: 'club-towels', hoursAgo: 40 },
    ],
  },
  /** CL-01, CK-12. */
  'club-restricted': {
    no: 34,
    title: ['클럽 이용 제한 회원', 'Restricted club member', '俱乐部受限会员', 'クラブ利用制限の会員'],
    note: [
      '클럽 이용이 제한된 회원이에요. 클럽 전용 상품을 주문할 수 없고 가입 안내도 보이지 않아요.',
      'Restricted in the club: cannot order its items, and is not asked to join.',
      '俱乐部使用受限，无法购买俱乐部专享商品，也不显示入会提示。',
      'クラブの利用が制限された会員です。クラブ限定商品は注文できず、加入のご案内も表示されません。',
    ],
    buyer: member('남가람', { clubMemberType: 'Restricted' }),
    choices: benefits,
  },
  /** Left in the current month (CL-01). */
  'club-left': {
    no: 35,
    title: ['이번 달에 탈퇴한 회원', 'Left the club this month', '本月退出俱乐部的会员', '今月クラブを退会した会員'],
    note: [
      '이번 달에 탈퇴해 원클릭 가입은 할 수 없지만, 클럽 페이지에서 가입할 수 있어요.',
      'Left this month: no one-click join, but the club’s own page.',
      '本月已退出，无法一键加入，但可在俱乐部页面加入。',
      '今月退会したためワンクリック加入はできませんが、クラブのページから加入できます。',
    ],
    buyer: member('서라온', { clubMemberType: 'Withdrawal' }),
    leftClubDaysAgo: 0,
    choices: benefits,
  },
  /** Left in an earlier month (CL-01). */
  'club-left-earlier': {
    no: 36,
    title: ['지난달 이전에 탈퇴한 회원', 'Left the club earlier', '之前退出俱乐部的会员', '以前クラブを退会した会員'],
    note: [
      '오래전에 탈퇴한 회원이에요. 다시 원클릭으로 가입할 수 있어요.',
      'Left long ago, and can join with one click again.',
      '很久以前退出，可再次一键加入。',
      '以前に退会した会員です。もう一度ワンクリックで加入できます。',
    ],
    buyer: member('백도담', { clubMemberType: 'Withdrawal' }),
    leftClubDaysAgo: 100,
    choices: benefits,
  },
  /** CL-05. */
  'business-newcomer': {
    no: 37,
    title: [
      '클럽에 없는 사업자 회원',
      'Business buyer outside the club',
      '未加入俱乐部的企业会员',
      'クラブ未加入の事業者会員',
    ],
    note: [
      '아직 클럽에 가입하지 않은 사업자 회원이에요. 사업자 전용 가입 링크가 보여요.',
      'A business buyer who is not in the club: a join link of their own.',
      '尚未加入俱乐部的企业会员，会显示企业专用入会链接。',
      'クラブ未加入の事業者会員です。事業者専用の加入リンクが表示されます。',
    ],
    buyer: member('새봄상사', { isDomesticBusinessman: true, buyerGrade: 'Biz' }),
    choices: benefits,
  },
} as const satisfies ScenarioTable;

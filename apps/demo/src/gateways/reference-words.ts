import type { Language } from '@baguni/domain';
import type { GatewayPageType } from '@baguni/domain/gateway';

export type ReferenceKind = 'Tell' | 'Join' | 'Pay' | 'Find' | 'Book';

type InEach = Readonly<Record<Language, string>>;

const each = (ko: string, en: string, cn: string, jp: string): InEach => ({ ko, en, cn, jp });

export const referencePageOf: Readonly<
  Record<GatewayPageType, { readonly kind: ReferenceKind; readonly title: InEach }>
> = {
  NormalStaticPage: { kind: 'Tell', title: each('안내', 'Information', '说明', 'ご案内') },
  SmallStaticPage: { kind: 'Tell', title: each('간단 안내', 'In short', '简要说明', '簡単なご案内') },
  SmileCardIntro: {
    kind: 'Tell',
    title: each('스마일카드 소개', 'About the Smile Card', 'Smile卡介绍', 'スマイルカードのご紹介'),
  },
  SmilePayNotice: {
    kind: 'Tell',
    title: each('스마일페이 안내', 'About SmilePay', 'SmilePay说明', 'スマイルペイのご案内'),
  },
  ExpressShop: {
    kind: 'Join',
    title: each('당일배송 매장 선택', 'Choose a same-day shop', '选择当日达门店', '即日配送の店舗を選択'),
  },
  MPIGateway: {
    kind: 'Pay',
    title: each(
      '안심클릭 카드 인증',
      'Card verification (3-D Secure)',
      '银行卡安全验证',
      'カード本人認証（3Dセキュア）',
    ),
  },
  ISPGateway: {
    kind: 'Pay',
    title: each('ISP 카드 인증', 'Card verification (ISP)', 'ISP银行卡验证', 'ISPカード認証'),
  },
  EKPGMobileGateway: { kind: 'Pay', title: each('휴대폰 결제', 'Pay by mobile phone', '手机支付', '携帯電話決済') },
  KBAppCardGateway: {
    kind: 'Pay',
    title: each('KB 앱카드 결제', 'Pay with the KB app card', 'KB应用卡支付', 'KBアプリカード決済'),
  },
  EcouponSelfAuthGateway: {
    kind: 'Pay',
    title: each('e쿠폰 본인 인증', 'Verification for e-coupons', '电子券身份验证', '電子クーポンの本人認証'),
  },
  SmilePayGateway: {
    kind: 'Pay',
    title: each('스마일페이 결제', 'Pay with SmilePay', 'SmilePay支付', 'スマイルペイ決済'),
  },
  SmileClubGateway: {
    kind: 'Join',
    title: each('스마일클럽 가입', 'Join Smile Club', '加入Smile俱乐部', 'スマイルクラブに入会'),
  },
  SmileServiceGateway: {
    kind: 'Join',
    title: each('스마일서비스 이용 동의', 'Agree to Smile services', '同意使用Smile服务', 'スマイルサービスの利用同意'),
  },
  FindAddress: { kind: 'Find', title: each('주소 찾기', 'Find an address', '查找地址', '住所を探す') },
  AddressBook: {
    kind: 'Book',
    title: each('배송지 선택', 'Choose a delivery address', '选择收货地址', 'お届け先を選択'),
  },
  JoinSmileCard: {
    kind: 'Join',
    title: each('스마일카드 신청', 'Apply for the Smile Card', '申请Smile卡', 'スマイルカードの申込み'),
  },
  ForeignCardGateway: {
    kind: 'Pay',
    title: each('해외 카드 결제', 'Pay with a foreign card', '海外银行卡支付', '海外カード決済'),
  },
  UnionPayGateway: { kind: 'Pay', title: each('은련카드 결제', 'Pay with UnionPay', '银联支付', '銀聯カード決済') },
  PaypalGateway: { kind: 'Pay', title: each('페이팔 결제', 'Pay with PayPal', 'PayPal支付', 'PayPal決済') },
  AlipayGateway: { kind: 'Pay', title: each('알리페이 결제', 'Pay with Alipay', '支付宝支付', 'Alipay決済') },
  AmorePacific: {
    kind: 'Join',
    title: each(
      '아모레퍼시픽 회원 연결',
      'Link your Amorepacific membership',
      '关联爱茉莉太平洋会员',
      'アモーレパシフィック会員の連携',
    ),
  },
};

/** Other texts of the reference pages by language. */
export const referenceWords = {
  ko: {
    lead: {
      Tell: '데모에서는 실제 안내 대신 이 페이지가 열려요.',
      Join: '데모에서는 버튼을 한 번 누르면 신청이 끝나요.',
      Pay: '데모에서는 버튼을 한 번 누르면 승인돼요. 실제 결제는 일어나지 않아요.',
      Find: '도로명, 건물명이나 우편번호로 찾아 보세요.',
      Book: '받으실 곳을 선택하면 배송 방법과 도착일이 바뀔 수 있어요.',
    },
    agree: { Join: '동의하고 계속하기', Pay: '승인하기' },
    cancel: '취소',
    close: '닫기',
    done: '완료됐어요',
    doneHint: '이 창을 닫고 하던 일을 계속하세요.',
    cancelled: '취소했어요',
    cancelledHint: '아무것도 바뀌지 않았어요. 이 창을 닫고 하던 일을 계속하세요.',
    choose: '이 주소로 받기',
    search: '찾기',
    searchFor: '찾을 주소',
    nothingFound: '찾는 주소가 없어요. 다른 말로 찾아 보세요.',
    current: '지금 배송지',
    signIn: '로그인',
    signInFirst: '주소록은 로그인한 뒤에 볼 수 있어요.',
    notThere: '없는 주소예요. 목록에서 다시 선택해 주세요.',
  },
  en: {
    lead: {
      Tell: 'In this demo this page opens in place of the real one.',
      Join: 'In this demo one press is enough to apply.',
      Pay: 'In this demo one press approves it. Nothing is really paid.',
      Find: 'Search by street, building or zip code.',
      Book: 'Choose where your parcels go. Who brings them, and when, may change.',
    },
    agree: { Join: 'Agree and continue', Pay: 'Approve' },
    cancel: 'Cancel',
    close: 'Close',
    done: 'Done',
    doneHint: 'Close this window to go on where you were.',
    cancelled: 'Cancelled',
    cancelledHint: 'Nothing has changed. Close this window to go on where you were.',
    choose: 'Deliver here',
    search: 'Search',
    searchFor: 'Address to find',
    nothingFound: 'No address was found. Try other words.',
    current: 'Current address',
    signIn: 'Sign in',
    signInFirst: 'Sign in to see your address book.',
    notThere: 'This address is not there. Please choose one of the list.',
  },
  cn: {
    lead: {
      Tell: '演示中将打开此页面代替实际页面。',
      Join: '在演示中，按一下即可完成申请。',
      Pay: '在演示中，按一下即可批准。不会产生实际付款。',
      Find: '请按街道、建筑物或邮政编码搜索。',
      Book: '请选择收货地址。配送方式和到达日期可能会改变。',
    },
    agree: { Join: '同意并继续', Pay: '批准' },
    cancel: '取消',
    close: '关闭',
    done: '已完成',
    doneHint: '请关闭此窗口并继续操作。',
    cancelled: '已取消',
    cancelledHint: '没有任何更改。请关闭此窗口并继续操作。',
    choose: '送到此地址',
    search: '搜索',
    searchFor: '要查找的地址',
    nothingFound: '没有找到地址。请换个关键词。',
    current: '当前地址',
    signIn: '登录',
    signInFirst: '请登录后查看地址簿。',
    notThere: '该地址不存在。请从列表中重新选择。',
  },
  jp: {
    lead: {
      Tell: 'デモでは実際のご案内の代わりにこのページが開きます。',
      Join: 'デモでは、ボタンを1回押すと申込みが完了します。',
      Pay: 'デモでは、ボタンを1回押すと承認されます。実際の決済は行われません。',
      Find: '通り、建物名、郵便番号で検索してください。',
      Book: 'お届け先を選択してください。配送方法と到着日が変わることがあります。',
    },
    agree: { Join: '同意して続ける', Pay: '承認する' },
    cancel: 'キャンセル',
    close: '閉じる',
    done: '完了しました',
    doneHint: 'このウィンドウを閉じて、続きをどうぞ。',
    cancelled: 'キャンセルしました',
    cancelledHint: '何も変更されていません。このウィンドウを閉じて、続きをどうぞ。',
    choose: 'この住所に届ける',
    search: '検索',
    searchFor: '探す住所',
    nothingFound: '住所が見つかりません。別の言葉で検索してください。',
    current: '現在のお届け先',
    signIn: 'ログイン',
    signInFirst: 'アドレス帳はログイン後にご覧いただけます。',
    notThere: 'この住所はありません。一覧から選び直してください。',
  },
} satisfies Record<Language, object>;

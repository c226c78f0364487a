import type { Language } from '@baguni/domain';

/** The words of the list of demo buyers. */
export interface DemoWords {
  /** The language's name in itself. */
  readonly language: string;
  readonly title: string;
  readonly lead: string;
  readonly languages: string;
  readonly marketplace: string;
  readonly outlet: string;
  readonly tenants: string;
  readonly buyers: string;
  readonly pc: string;
  readonly mobile: string;
  readonly reset: string;
  readonly current: string;
  readonly signOut: string;
  readonly api: string;
  readonly orderTitle: string;
  /** For a visitor whose order has led here. */
  readonly orderLead: string;
  readonly nonMember: string;
}

/** Words by language. */
export const demoWords: Readonly<Record<Language, DemoWords>> = {
  ko: {
    language: '한국어',
    title: '데모 구매자',
    lead: '구매자를 고르면 그 사람의 장바구니로 들어가요. 바꾼 내용은 서버에 저장되고, 언제든 처음 상태로 되돌릴 수 있어요.',
    languages: '언어',
    marketplace: '마켓플레이스',
    outlet: '아울렛',
    tenants: '쇼핑몰',
    buyers: '구매자 목록',
    pc: 'PC로 보기',
    mobile: '모바일로 보기',
    reset: '처음 상태로',
    current: '로그인 중',
    signOut: '로그아웃',
    api: 'API 문서',
    orderTitle: '주문하기 전에 로그인해 주세요',
    orderLead: '아래에서 구매자를 고르면 로그인하고 주문을 이어 가요. 회원이 아니라면 비회원으로 주문할 수 있어요.',
    nonMember: '비회원으로 주문하기',
  },
  en: {
    language: 'English',
    title: 'Demo buyers',
    lead: 'Choose a buyer to open their cart. Changes are kept on the server, and each cart can be put back to how it began.',
    languages: 'Languages',
    marketplace: 'Marketplace',
    outlet: 'Outlet',
    tenants: 'Shops',
    buyers: 'Buyers',
    pc: 'Open on PC',
    mobile: 'Open on mobile',
    reset: 'Start over',
    current: 'Signed in',
    signOut: 'Sign out',
    api: 'API documentation',
    orderTitle: 'Sign in to order',
    orderLead:
      'Choose a buyer below to sign in and go on with your order. Not a member? You can order as a non-member.',
    nonMember: 'Order as a non-member',
  },
  cn: {
    language: '中文',
    title: '演示买家',
    lead: '选择一位买家，即可进入其购物车。所做的更改会保存在服务器上，也可以随时恢复到初始状态。',
    languages: '语言',
    marketplace: '综合商城',
    outlet: '奥特莱斯',
    tenants: '商城',
    buyers: '买家列表',
    pc: '电脑版',
    mobile: '手机版',
    reset: '恢复初始状态',
    current: '已登录',
    signOut: '退出登录',
    api: 'API 文档',
    orderTitle: '登录后下单',
    orderLead: '选择下方的买家即可登录并继续下单。不是会员的话，也可以以非会员身份下单。',
    nonMember: '以非会员身份下单',
  },
  jp: {
    language: '日本語',
    title: 'デモ購入者',
    lead: '購入者を選ぶと、その方のカートが開きます。変更はサーバーに保存され、いつでも最初の状態に戻せます。',
    languages: '言語',
    marketplace: 'マーケットプレイス',
    outlet: 'アウトレット',
    tenants: 'ショップ',
    buyers: '購入者一覧',
    pc: 'PCで見る',
    mobile: 'モバイルで見る',
    reset: '最初の状態に戻す',
    current: 'ログイン中',
    signOut: 'ログアウト',
    api: 'APIドキュメント',
    orderTitle: 'ログインしてご注文',
    orderLead: '下の購入者を選ぶとログインして、ご注文を続けられます。会員でない方は、非会員としてご注文いただけます。',
    nonMember: '非会員として注文',
  },
};

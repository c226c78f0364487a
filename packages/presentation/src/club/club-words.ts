import type { Language } from '@baguni/domain';

/** Club words; `{…}` are amounts, percentages and names. */
export interface ClubWords {
  readonly name: string;
  readonly teaser: string;
  readonly offer: string;
  readonly oneClick: string;
  readonly signIn: string;
  readonly join: string;
  readonly businessJoin: string;
  readonly upgrade: string;
  readonly upgradeText: string;
  readonly businessText: string;
  readonly withdrawnText: string;
  readonly newWindow: string;
  readonly dawnTitle: string;
  readonly dawnText: string;
  readonly dawnOpen: string;
  readonly layerTitle: string;
  readonly dawnLayerTitle: string;
  readonly start: string;
  readonly agree: string;
  readonly terms: string;
  readonly termClub: string;
  readonly termPersonal: string;
  readonly termThird: string;
  readonly loading: string;
  readonly success: string;
  readonly successText: string;
  readonly gift: string;
  readonly close: string;
  readonly later: string;
  readonly joinPage: string;
}

const ko: ClubWords = {
  name: '스마일클럽',
  teaser: '클럽에 가입하면 {percent}% 쿠폰을 드려요.',
  offer: '한 달 무료로 이용하고, 이후 연회비 {fee}을 내면 매년 스마일캐시 {cash}을 드려요.',
  oneClick: '원클릭으로 가입하기',
  signIn: '로그인하고 가입하기',
  join: '클럽 가입하기',
  businessJoin: '사업자 클럽 가입하기',
  upgrade: '유료 회원으로 전환하기',
  upgradeText: '지금은 무료 회원이에요. 유료로 전환하면 매년 스마일캐시 {cash}을 드려요.',
  businessText: '사업자 회원은 전용 페이지에서 가입할 수 있어요.',
  withdrawnText: '이번 달에 탈퇴하셨어요. 원클릭 가입은 다음 달부터 할 수 있어요.',
  newWindow: '새 창',
  dawnTitle: '서울 어디서나 새벽배송',
  dawnText: '클럽을 무료로 이용하면 서울 전 지역에서 새벽배송을 받을 수 있어요.',
  dawnOpen: '새벽배송 혜택 보기',
  layerTitle: '스마일클럽 원클릭 가입',
  dawnLayerTitle: '서울 전 지역 새벽배송',
  start: '가입하기',
  agree: '가입하기를 누르면 아래 약관에 동의하게 됩니다.',
  terms: '약관',
  termClub: '클럽 이용약관',
  termPersonal: '개인정보 수집 및 이용',
  termThird: '개인정보 제3자 제공',
  loading: '가입하고 있어요. 잠시 기다려 주세요.',
  success: '클럽 가입이 완료되었어요',
  successText: '이제 회원 가격과 무료배송 기준이 적용돼요.',
  gift: '웰컴 선물로 ‘{coupon}’을 드렸어요.',
  close: '닫기',
  later: '다음에 하기',
  joinPage: '스마일클럽 가입',
};

const en: ClubWords = {
  name: 'Smile Club',
  teaser: 'Join the club and get a {percent}% coupon.',
  offer: 'One month free. After that you pay {fee} a year and get {cash} in Smile Cash every year.',
  oneClick: 'Join with one click',
  signIn: 'Sign in and join',
  join: 'Join the club',
  businessJoin: 'Join as a business',
  upgrade: 'Upgrade to paid membership',
  upgradeText: 'You are a free member. Upgrade and get {cash} in Smile Cash every year.',
  businessText: 'Business members join on a separate page.',
  withdrawnText: 'You left the club this month. You can join with one click from next month.',
  newWindow: 'new window',
  dawnTitle: 'Dawn delivery anywhere in Seoul',
  dawnText: 'With a free month in the club, dawn delivery reaches all of Seoul.',
  dawnOpen: 'See dawn delivery',
  layerTitle: 'Join Smile Club with one click',
  dawnLayerTitle: 'Dawn delivery in all of Seoul',
  start: 'Join',
  agree: 'By joining you agree to the terms below.',
  terms: 'Terms',
  termClub: 'Club terms of use',
  termPersonal: 'Collection and use of personal data',
  termThird: 'Provision of personal data to third parties',
  loading: 'Joining. Please wait a moment.',
  success: 'You have joined the club',
  successText: 'Member prices and free-shipping terms apply from now on.',
  gift: 'Your welcome gift: ‘{coupon}’.',
  close: 'Close',
  later: 'Maybe later',
  joinPage: 'Join Smile Club',
};

const cn: ClubWords = {
  name: 'Smile Club',
  teaser: '加入俱乐部即可获得{percent}%优惠券。',
  offer: '免费体验一个月，之后支付年费{fee}，每年可获{cash}的 Smile Cash。',
  oneClick: '一键加入',
  signIn: '登录并加入',
  join: '加入俱乐部',
  businessJoin: '企业会员加入',
  upgrade: '升级为付费会员',
  upgradeText: '您目前是免费会员。升级后每年可获{cash}的 Smile Cash。',
  businessText: '企业会员请在专用页面加入。',
  withdrawnText: '您在本月退出了俱乐部，下个月起可一键加入。',
  newWindow: '新窗口',
  dawnTitle: '首尔全城凌晨配送',
  dawnText: '免费使用俱乐部，首尔全城均可享受凌晨配送。',
  dawnOpen: '查看凌晨配送优惠',
  layerTitle: '一键加入 Smile Club',
  dawnLayerTitle: '首尔全城凌晨配送',
  start: '加入',
  agree: '点击加入即表示您同意以下条款。',
  terms: '条款',
  termClub: '俱乐部使用条款',
  termPersonal: '个人信息收集与使用',
  termThird: '向第三方提供个人信息',
  loading: '正在加入，请稍候。',
  success: '已加入俱乐部',
  successText: '现在起适用会员价格和包邮标准。',
  gift: '欢迎礼物：“{coupon}”。',
  close: '关闭',
  later: '以后再说',
  joinPage: '加入 Smile Club',
};

const jp: ClubWords = {
  name: 'スマイルクラブ',
  teaser: 'クラブに入会すると{percent}%クーポンを差し上げます。',
  offer: '1か月無料、その後は年会費{fee}で毎年{cash}分のスマイルキャッシュを差し上げます。',
  oneClick: 'ワンクリックで入会',
  signIn: 'ログインして入会',
  join: 'クラブに入会',
  businessJoin: '法人として入会',
  upgrade: '有料会員に切り替え',
  upgradeText: '現在は無料会員です。有料に切り替えると毎年{cash}分のスマイルキャッシュを差し上げます。',
  businessText: '法人会員の方は専用ページからご入会いただけます。',
  withdrawnText: '今月クラブを退会されました。ワンクリック入会は翌月からご利用いただけます。',
  newWindow: '新しいウィンドウ',
  dawnTitle: 'ソウル全域に早朝配送',
  dawnText: 'クラブを無料でご利用いただくと、ソウル全域で早朝配送をご利用いただけます。',
  dawnOpen: '早朝配送の特典を見る',
  layerTitle: 'スマイルクラブにワンクリック入会',
  dawnLayerTitle: 'ソウル全域の早朝配送',
  start: '入会する',
  agree: '入会すると、以下の規約に同意したことになります。',
  terms: '規約',
  termClub: 'クラブ利用規約',
  termPersonal: '個人情報の収集・利用',
  termThird: '個人情報の第三者提供',
  loading: '入会の手続きをしています。しばらくお待ちください。',
  success: 'クラブへの入会が完了しました',
  successText: 'これから会員価格と送料無料の基準が適用されます。',
  gift: 'ウェルカムギフト：「{coupon}」',
  close: '閉じる',
  later: 'あとで',
  joinPage: 'スマイルクラブへの入会',
};

/** In each language, because the words are loaded with the layer, although Global has no club. */
export const clubWords: Readonly<Record<Language, ClubWords>> = { ko, en, cn, jp };

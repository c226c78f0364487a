import type { ClubPage, ClubTerm, Language } from '@baguni/domain';

type TermText = readonly [title: string, ...paragraphs: string[]];

export interface ClubPageWords {
  readonly terms: Readonly<Record<ClubTerm, TermText>>;
  readonly pages: Readonly<Record<ClubPage, readonly [title: string, lead: string, button: string]>>;
  readonly done: string;
  readonly notFor: string;
}

const ko: ClubPageWords = {
  terms: {
    club: ['클럽 이용약관', '한 달은 무료이고, 이후에는 연회비 30,000원을 냅니다.', '언제든지 탈퇴할 수 있습니다.'],
    personal: ['개인정보 수집 및 이용', '가입을 위해 이름과 연락처를 이용합니다.', '탈퇴하면 바로 지웁니다.'],
    third: ['개인정보 제3자 제공', '혜택을 제공하는 제휴사에 회원 여부만 알립니다.'],
  },
  pages: {
    join: ['스마일클럽 가입', '연회비 30,000원으로 매년 스마일캐시 35,000원을 받으세요.', '가입하기'],
    business: ['사업자 클럽 가입', '사업자 회원을 위한 클럽입니다.', '사업자로 가입하기'],
    upgrade: ['유료 회원 전환', '무료 회원에서 유료 회원으로 전환합니다.', '유료로 전환하기'],
  },
  done: '완료되었습니다. 이 창을 닫고 장바구니로 돌아가 주십시오.',
  notFor: '지금은 이 페이지에서 가입하실 수 없습니다. 로그인하셨는지, 이미 회원인지 확인해 주십시오.',
};

const en: ClubPageWords = {
  terms: {
    club: [
      'Club terms of use',
      'The first month is free, then the annual fee is ₩30,000.',
      'You may leave at any time.',
    ],
    personal: [
      'Collection and use of personal data',
      'Your name and phone number are used to join.',
      'They are erased when you leave.',
    ],
    third: [
      'Provision of personal data to third parties',
      'Partners that give benefits learn whether you are a member, and nothing else.',
    ],
  },
  pages: {
    join: ['Join Smile Club', 'Pay ₩30,000 a year and get ₩35,000 in Smile Cash every year.', 'Join'],
    business: ['Join as a business', 'The club for business buyers.', 'Join as a business'],
    upgrade: ['Upgrade to paid membership', 'From the free membership to the paid one.', 'Upgrade'],
  },
  done: 'Done. Please close this window and return to your cart.',
  notFor: 'You cannot join on this page right now. Please check that you are signed in and not already a member.',
};

const cn: ClubPageWords = {
  terms: {
    club: ['俱乐部使用条款', '首月免费，之后年费为30,000韩元。', '您可以随时退出。'],
    personal: ['个人信息收集与使用', '为办理入会，将使用您的姓名和联系方式。', '退出后立即删除。'],
    third: ['向第三方提供个人信息', '仅向提供优惠的合作方告知您是否为会员。'],
  },
  pages: {
    join: ['加入 Smile Club', '年费30,000韩元，每年可获35,000韩元的 Smile Cash。', '加入'],
    business: ['企业会员加入', '面向企业会员的俱乐部。', '以企业身份加入'],
    upgrade: ['升级为付费会员', '从免费会员升级为付费会员。', '升级'],
  },
  done: '已完成。请关闭此窗口并返回购物车。',
  notFor: '您目前无法在此页面加入。请确认是否已登录或已是会员。',
};

const jp: ClubPageWords = {
  terms: {
    club: ['クラブ利用規約', '最初の1か月は無料で、その後の年会費は30,000ウォンです。', 'いつでも退会できます。'],
    personal: ['個人情報の収集・利用', 'ご入会のためにお名前とご連絡先を利用します。', '退会後はすぐに削除します。'],
    third: ['個人情報の第三者提供', '特典を提供する提携先に、会員かどうかだけをお知らせします。'],
  },
  pages: {
    join: [
      'スマイルクラブに入会',
      '年会費30,000ウォンで、毎年35,000ウォン分のスマイルキャッシュを差し上げます。',
      '入会する',
    ],
    business: ['法人として入会', '法人会員のためのクラブです。', '法人として入会する'],
    upgrade: ['有料会員に切り替え', '無料会員から有料会員に切り替えます。', '切り替える'],
  },
  done: '完了しました。このウィンドウを閉じて、カートにお戻りください。',
  notFor: '現在このページではご入会いただけません。ログイン状況、またはすでに会員かどうかをご確認ください。',
};

export const clubPageWords: Readonly<Record<Language, ClubPageWords>> = { ko, en, cn, jp };

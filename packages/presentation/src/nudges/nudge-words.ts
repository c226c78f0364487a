import type { Language } from '@baguni/domain/internal';

const ko = {
  nudges: {
    NudgingUniverseClubAutoRenewal: {
      title: '유니버스 클럽 자동 갱신',
      text: '유니버스 클럽 멤버십은 이용 기간이 끝나면 자동으로 갱신돼요.',
    },
    NudgingClubOneClick: {
      title: '클럽 원클릭 가입',
      text: '지금 클럽에 가입하면 클럽 혜택이 이 장바구니에 바로 적용돼요.',
    },
    NudgingSmileCard: { title: '카드 결제 할인', text: '이 카드로 결제하면 할인받을 수 있어요.' },
    NudgingAppDown: {
      title: '앱에서 더 편하게',
      text: '앱 스토어에서 바구니 앱을 내려받으면 같은 장바구니를 앱에서 볼 수 있어요.',
    },
    NudgingCartCountExtended: {
      title: '사업자 장바구니가 넓어졌어요',
      text: '사업자 회원은 상품을 100개 넘게 담을 수 있어요. 주문은 한 번에 30개까지 할 수 있어요.',
    },
  },
  cardOffer: '{off} 할인 ({from} 이상 결제 시)',
  cardLink: '카드 할인 보기',
  appLink: '앱 받기',
  closeNudge: '닫기',
  closeNudgeOf: '닫기: {title}',
  joinClub: '가입하기',
  joinClubOf: '가입하기: {title}',
};

const en: typeof ko = {
  nudges: {
    NudgingUniverseClubAutoRenewal: {
      title: 'Your Universe Club renews automatically',
      text: 'Your membership is renewed for another term when this one ends.',
    },
    NudgingClubOneClick: {
      title: 'Join the club with one click',
      text: 'Join now and the club’s benefits apply to this cart at once.',
    },
    NudgingSmileCard: { title: 'Card discounts', text: 'Pay with one of these cards and get a discount.' },
    NudgingAppDown: {
      title: 'Easier in the app',
      text: 'Get the Baguni app from your app store and find the same cart there.',
    },
    NudgingCartCountExtended: {
      title: 'Business carts hold more now',
      text: 'Business members can keep more than 100 items. One order takes up to 30.',
    },
  },
  cardOffer: '{off} off (payments of {from} or more)',
  cardLink: 'See the card discounts',
  appLink: 'Get the app',
  closeNudge: 'Close',
  closeNudgeOf: 'Close: {title}',
  joinClub: 'Join',
  joinClubOf: 'Join: {title}',
};

const cn: typeof ko = {
  nudges: {
    NudgingUniverseClubAutoRenewal: {
      title: 'Universe 俱乐部自动续期',
      text: 'Universe 俱乐部会员期满后将自动续期。',
    },
    NudgingClubOneClick: { title: '一键加入俱乐部', text: '现在加入，俱乐部优惠立即用于此购物车。' },
    NudgingSmileCard: { title: '银行卡支付优惠', text: '使用以下银行卡支付可享受优惠。' },
    NudgingAppDown: { title: '使用应用更方便', text: '在应用商店下载 Baguni 应用，即可查看同一购物车。' },
    NudgingCartCountExtended: {
      title: '企业购物车已扩容',
      text: '企业会员可放入超过100件商品。每次最多可下单30件。',
    },
  },
  cardOffer: '优惠{off}（满{from}）',
  cardLink: '查看银行卡优惠',
  appLink: '获取应用',
  closeNudge: '关闭',
  closeNudgeOf: '关闭：{title}',
  joinClub: '加入',
  joinClubOf: '加入：{title}',
};

const jp: typeof ko = {
  nudges: {
    NudgingUniverseClubAutoRenewal: {
      title: 'ユニバースクラブの自動更新',
      text: 'ユニバースクラブの会員資格は、期間が終わると自動で更新されます。',
    },
    NudgingClubOneClick: {
      title: 'ワンクリックでクラブに入会',
      text: '今入会すると、クラブの特典がこのカートにすぐ適用されます。',
    },
    NudgingSmileCard: { title: 'カード決済の割引', text: '次のカードで支払うと割引があります。' },
    NudgingAppDown: {
      title: 'アプリならもっと便利',
      text: 'アプリストアからBaguniアプリを入手すると、同じカートをアプリで見られます。',
    },
    NudgingCartCountExtended: {
      title: '事業者カートが広くなりました',
      text: '事業者会員は100点を超えて入れられます。一度に注文できるのは30点までです。',
    },
  },
  cardOffer: '{off}割引（{from}以上のお支払い）',
  cardLink: 'カードの割引を見る',
  appLink: 'アプリを入手',
  closeNudge: '閉じる',
  closeNudgeOf: '閉じる：{title}',
  joinClub: '入会する',
  joinClubOf: '入会する：{title}',
};

export const nudgeWords: Readonly<Record<Language, typeof ko>> = { ko, en, cn, jp };

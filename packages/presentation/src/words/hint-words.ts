import type { Language, NudgeType } from '@baguni/domain';

export interface NudgeWords {
  readonly title: string;
  readonly text: string;
}

export interface AroundWords {
  readonly nudges: Readonly<Record<NudgeType, NudgeWords>>;
  readonly offline: NudgeWords;
  readonly cardOffer: string;
  readonly more: string;
  readonly moreOf: string;
  readonly closeNudge: string;
  readonly closeNudgeOf: string;
  readonly joinClub: string;
  readonly joinClubOf: string;
  readonly boughtTogether: string;
  readonly similar: string;
  readonly add: string;
  readonly addOf: string;
  readonly fromPieces: string;
  readonly nextList: string;
  readonly priceChanges: string;
  readonly priceFell: string;
  readonly priceRose: string;
  readonly beforeAndNow: string;
  readonly goToUnit: string;
  readonly goToUnitOf: string;
  readonly visitedSignal: string;
  readonly visitedAdded: string;
  readonly visitedPriceChange: string;
  readonly visitedNews: string;
  readonly expressShop: string;
  readonly expressShopLink: string;
}

const ko: AroundWords = {
  offline: {
    title: '연결이 끊겼어요',
    text: '연결되면 장바구니를 바로 확인할게요. 그동안 바꾸는 내용은 저장되지 않아요.',
  },
  nudges: {
    NudgingUniverseClubAutoRenewal: {
      title: '유니버스 클럽 자동 갱신',
      text: '유니버스 클럽 멤버십은 이용 기간이 끝나면 자동으로 갱신돼요.',
    },
    NudgingClubOneClick: {
      title: '클럽 한 번에 가입하기',
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
  more: '자세히 보기',
  moreOf: '{title} 자세히 보기',
  closeNudge: '닫기',
  closeNudgeOf: '{title} 닫기',
  joinClub: '가입하기',
  joinClubOf: '{title} 가입하기',
  boughtTogether: '‘{seed}’ 상품과 함께 많이 담았어요',
  similar: '‘{seed}’ 상품과 비슷해요',
  add: '담기',
  addOf: '{name} 담기',
  fromPieces: '{n}개부터',
  nextList: '다른 상품의 추천 보기',
  priceChanges: '담은 후 가격이 바뀐 상품',
  priceFell: '{amount} 내렸어요',
  priceRose: '{amount} 올랐어요',
  beforeAndNow: '{before} → {now}',
  goToUnit: '상품으로 이동',
  goToUnitOf: '{name} 상품으로 이동',
  visitedSignal: '알림에서 고른 상품이에요: {name}',
  visitedAdded: '장바구니에 담은 상품이에요: {name}, 수량 {n}개',
  visitedPriceChange: '가격이 바뀐 상품이에요: {name}',
  visitedNews: '달라진 점이 있는 상품이에요: {name}',
  expressShop: '당일배송 {shop} 지점({branch})에서 장보기를 시작했어요.',
  expressShopLink: '이 지점에서 계속 장보기',
};

const en: AroundWords = {
  offline: {
    title: 'No connection',
    text: 'We’ll check your cart as soon as it’s back. Until then changes can’t be saved.',
  },
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
  cardOffer: '{off} off (from {from})',
  more: 'Learn more',
  moreOf: 'Learn more: {title}',
  closeNudge: 'Close',
  closeNudgeOf: 'Close: {title}',
  joinClub: 'Join',
  joinClubOf: 'Join: {title}',
  boughtTogether: 'Often bought with “{seed}”',
  similar: 'Similar to “{seed}”',
  add: 'Add to cart',
  addOf: 'Add to cart: {name}',
  fromPieces: 'from {n} pieces',
  nextList: 'Show recommendations for another item',
  priceChanges: 'Prices changed since you added them',
  priceFell: '{amount} less',
  priceRose: '{amount} more',
  beforeAndNow: '{before} → {now}',
  goToUnit: 'Go to the item',
  goToUnitOf: 'Go to the item: {name}',
  visitedSignal: 'The item from your notification: {name}',
  visitedAdded: 'Added to your cart: {name}, quantity {n}',
  visitedPriceChange: 'The item whose price changed: {name}',
  visitedNews: 'The item with the update: {name}',
  expressShop: 'You started shopping at ExpressShop {shop}, {branch} branch.',
  expressShopLink: 'Keep shopping at this branch',
};

const cn: AroundWords = {
  offline: { title: '网络连接已断开', text: '恢复连接后会立即刷新购物车。在此期间的更改无法保存。' },
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
      text: '企业会员可放入100件以上商品。每次最多可下单30件。',
    },
  },
  cardOffer: '优惠{off}（满{from}）',
  more: '了解详情',
  moreOf: '了解详情：{title}',
  closeNudge: '关闭',
  closeNudgeOf: '关闭：{title}',
  joinClub: '加入',
  joinClubOf: '加入：{title}',
  boughtTogether: '与“{seed}”常一起购买的商品',
  similar: '与“{seed}”相似的商品',
  add: '加入购物车',
  addOf: '加入购物车：{name}',
  fromPieces: '{n}件起',
  nextList: '查看其他商品的推荐',
  priceChanges: '加入后价格有变动的商品',
  priceFell: '降价{amount}',
  priceRose: '涨价{amount}',
  beforeAndNow: '{before} → {now}',
  goToUnit: '前往该商品',
  goToUnitOf: '前往该商品：{name}',
  visitedSignal: '通知中的商品：{name}',
  visitedAdded: '已加入购物车：{name}，数量{n}',
  visitedPriceChange: '价格有变动的商品：{name}',
  visitedNews: '有变化的商品：{name}',
  expressShop: '您已从当日达{shop}（{branch}店）开始购物。',
  expressShopLink: '继续在该店购物',
};

const jp: AroundWords = {
  offline: {
    title: '接続が切れています',
    text: '接続が戻りしだいカートを確認します。それまでの変更は保存できません。',
  },
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
      title: '法人カートが広くなりました',
      text: '法人会員は100点を超えて入れられます。一度に注文できるのは30点までです。',
    },
  },
  cardOffer: '{off}割引（{from}以上のお支払い）',
  more: '詳しく見る',
  moreOf: '詳しく見る：{title}',
  closeNudge: '閉じる',
  closeNudgeOf: '閉じる：{title}',
  joinClub: '入会する',
  joinClubOf: '入会する：{title}',
  boughtTogether: '「{seed}」とよく一緒に買われている商品',
  similar: '「{seed}」に似た商品',
  add: 'カートに入れる',
  addOf: 'カートに入れる：{name}',
  fromPieces: '{n}点から',
  nextList: 'ほかの商品のおすすめを見る',
  priceChanges: '入れた後に価格が変わった商品',
  priceFell: '{amount}下がりました',
  priceRose: '{amount}上がりました',
  beforeAndNow: '{before} → {now}',
  goToUnit: '商品へ移動',
  goToUnitOf: '商品へ移動：{name}',
  visitedSignal: 'お知らせの商品です：{name}',
  visitedAdded: 'カートに入れた商品です：{name}、数量{n}',
  visitedPriceChange: '価格が変わった商品です：{name}',
  visitedNews: '変更があった商品です：{name}',
  expressShop: '即日配送{shop}（{branch}店）から買い物を始めました。',
  expressShopLink: 'この店舗で買い物を続ける',
};

export const aroundWords: Readonly<Record<Language, AroundWords>> = { ko, en, cn, jp };

export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/gu, (all, name: string) => String(values[name] ?? all));

import { cartUnitId, type CartTab } from '@baguni/domain';
import type {
  ActionView,
  BlockersView,
  BlockerView,
  EmptyView,
  FailureView,
  HeaderView,
  LinkView,
  OffersView,
  OrderBarView,
  SummaryRowView,
  SummaryView,
  TabBarView,
  ToolbarView,
} from '@baguni/presentation';
import { aLedger, anAction, anImage } from './views.ts';

// Fixtures of frame views.

export const someSkipLinks = (): readonly LinkView[] => [
  { label: '상품 목록으로 건너뛰기', href: '#cart-list' },
  { label: '주문 예상 금액으로 건너뛰기', href: '#order-summary' },
  { label: '장바구니 탭으로 건너뛰기', href: '#cart-tabs' },
];

const languages: HeaderView['languages'] = [
  { label: '한국어', lang: 'ko', href: '/ko/pc/cart', isCurrent: true },
  { label: 'English', lang: 'en', href: '/en/pc/cart', isCurrent: false },
  { label: '简体中文', lang: 'zh-Hans', href: '/cn/pc/cart', isCurrent: false },
  { label: '日本語', lang: 'ja', href: '/jp/pc/cart', isCurrent: false },
];

export const aHeader = (over: Partial<HeaderView> = {}): HeaderView => ({
  serviceName: '바구니 마켓',
  home: { label: '홈', href: '/' },
  close: undefined,
  isHidden: false,
  title: '장바구니',
  count: '12',
  accessibleTitle: '장바구니, 상품 12개',
  stepsLabel: '주문 단계',
  steps: [
    { label: '장바구니', isCurrent: true },
    { label: '주문·결제', isCurrent: false },
    { label: '주문 완료', isCurrent: false },
  ],
  back: { label: '홈으로', href: '/' },
  demo: { label: '데모 구매자', href: '/demo' },
  environment: {
    label: '환경 local, 다른 환경 고르기',
    name: 'local',
    choices: [
      { label: 'local', href: '/ko/pc/cart', isCurrent: true },
      { label: 'development', href: 'https://dev-cart.marketplace.example/ko/pc/cart', isCurrent: false },
      { label: 'production', href: 'https://cart.marketplace.example/ko/pc/cart', isCurrent: false },
    ],
  },
  languagesLabel: '언어',
  languages,
  customerCentre: { label: '고객센터', href: '/help' },
  ...over,
});

const tabs: readonly (readonly [tab: CartTab, label: string, count: number, path: string])[] = [
  ['All', '전체', 12, ''],
  ['SmileFresh', '스마일프레시', 3, '/emartmall'],
  ['SmileDelivery', '스마일배송', 5, '/stardelivery'],
  ['ExpressShop', '당일배송', 0, '/expressshop'],
];

export const aTabBar = (over: Partial<TabBarView> = {}, current: CartTab = 'All'): TabBarView => ({
  isShown: true,
  label: '장바구니 탭',
  tabs: tabs.map(([tab, label, count, path]) => ({
    tab,
    label,
    count: String(count),
    accessibleName: `${label}, 상품 ${count}개`,
    href: `/ko/pc/cart${path}`,
    isCurrent: tab === current,
    command: { type: 'SwitchTab', tab },
  })),
  ...over,
});

export const aToolbar = (over: Partial<ToolbarView> = {}): ToolbarView => ({
  label: '목록 도구',
  box: {
    state: 'mixed',
    label: '전체 선택',
    accessibleName: '전체 선택, 12개 중 7개 선택',
    isEnabled: true,
    command: { type: 'ToggleTab' },
  },
  selectedText: '12개 중 7개 선택',
  deleteSelected: anAction({
    label: '선택 삭제',
    accessibleName: '선택 삭제, 상품 7개',
    command: { type: 'DeleteSelected' },
  }),
  estimate: undefined,
  ...over,
});

export const anEstimateAction = (): ActionView =>
  anAction({
    label: '견적서 출력',
    accessibleName: '견적서 출력',
    command: { type: 'OpenSideLayer', layer: 'EstimateSheet' },
  });

const aRow = (over: Partial<SummaryRowView> = {}): SummaryRowView => ({
  key: 'Shipping',
  kinds: ['Shipping'],
  label: '배송비',
  amount: '3,000원',
  inCurrency: undefined,
  tone: 'Plain',
  lines: [],
  toggleLabel: '배송비 자세히 보기',
  ...over,
  hasLines: over.hasLines ?? (over.lines ?? []).length > 0,
});

const lineOf = (index: number): SummaryRowView['lines'] =>
  aLedger()
    .slice(index, index + 1)
    .map((line) => ({ ...line, place: '유기농 햇사과 5kg 가정용 산지직송' }));

export const someRows = (): readonly SummaryRowView[] => [
  aRow({
    key: 'Items',
    kinds: ['Item'],
    label: '상품 금액',
    amount: '59,800원',
    lines: lineOf(0),
    toggleLabel: '상품 금액 자세히 보기',
  }),
  aRow({
    key: 'Discounts',
    kinds: ['Discount'],
    label: '상품 할인',
    amount: '−2,980원',
    tone: 'Discount',
    lines: lineOf(1),
    toggleLabel: '상품 할인 자세히 보기',
  }),
  aRow({
    key: 'Coupons',
    kinds: ['Coupon'],
    label: '쿠폰 할인',
    amount: '−3,000원',
    tone: 'Discount',
    lines: lineOf(2),
    toggleLabel: '쿠폰 할인 자세히 보기',
  }),
  aRow(),
];

const order = (label: string): ActionView => anAction({ label, accessibleName: label, command: { type: 'Order' } });

const deselect = (no: number, name: string): ActionView =>
  anAction({
    label: '선택 해제',
    accessibleName: `선택 해제: ${name}`,
    command: { type: 'ToggleUnit', cartUnitId: cartUnitId(no) },
  });

export const aBestCombinationAction = (): ActionView =>
  anAction({
    label: '가장 좋은 쿠폰 찾기',
    accessibleName: '가장 좋은 쿠폰 찾기',
    command: { type: 'FindBestCombination' },
  });

const pictures = (...ids: readonly number[]): BlockerView['pictures'] =>
  ids.map((id) => ({ key: cartUnitId(id), ...anImage() }));

export const someBlockers = (over: Partial<BlockersView> = {}): BlockersView => ({
  title: '주문 전에 확인할 내용 2건',
  isInvitation: false,
  fixAll: anAction({ label: '한 번에 해결', accessibleName: '한 번에 해결', command: { type: 'FixAll' } }),
  reasons: [
    {
      key: '0',
      text: '다른 배송 서비스의 상품과 함께 주문할 수 없습니다.',
      pictures: pictures(2, 3),
      names: '제주 감귤 3kg, 무항생제 특란 30구',
      fixes: [deselect(2, '제주 감귤 3kg'), deselect(3, '무항생제 특란 30구')],
    },
    {
      key: '1',
      text: '남은 수량보다 많이 담았습니다. 3개까지 살 수 있습니다.',
      pictures: pictures(4),
      names: '샤인머스캣 2kg',
      fixes: [
        anAction({
          label: '3개로 바꾸기',
          accessibleName: '3개로 바꾸기: 샤인머스캣 2kg',
          command: { type: 'ChangeQuantity', cartUnitId: cartUnitId(4), asked: '3' },
        }),
      ],
    },
  ],
  ...over,
});

export const aBlocker = (over: Partial<BlockerView> = {}): BlockerView => ({
  key: '0',
  text: '판매가 끝난 상품이 있습니다.',
  pictures: [],
  names: '',
  fixes: [],
  ...over,
});

export const aSummary = (over: Partial<SummaryView> = {}): SummaryView => ({
  title: '주문 예상 금액',
  countText: '선택한 상품 3개',
  rows: someRows(),
  payableLabel: '결제 예상 금액',
  payable: '56,820원',
  payableInCurrency: undefined,
  isUpdating: false,
  updatingText: '금액을 다시 계산하고 있어요',
  notices: [],
  blockers: someBlockers(),
  order: order('상품 3개 주문하기'),
  ...over,
});

export const anOrderBar = (over: Partial<OrderBarView> = {}): OrderBarView => ({
  label: '주문하기',
  payableLabel: '결제 예상 금액',
  payable: '56,820원',
  discountText: '총 할인 5,980원',
  blockers: undefined,
  order: order('3개 주문하기'),
  ...over,
});

export const aBlockedOrderBar = (): OrderBarView => anOrderBar({ blockers: someBlockers() });

export const anEmpty = (over: Partial<EmptyView> = {}): EmptyView => ({
  title: '장바구니에 담긴 상품이 없습니다.',
  text: '마음에 드는 상품을 담아 보세요.',
  link: { label: '쇼핑하러 가기', href: '/' },
  showAll: undefined,
  ...over,
});

export const aFailure = (): FailureView => ({
  title: '장바구니를 불러오지 못했습니다',
  text: '일시적인 문제가 생겼습니다. 잠시 후 다시 시도해 주세요.',
  home: { label: '홈으로 가기', href: '/' },
  retry: anAction({ label: '다시 시도', accessibleName: '다시 시도', command: { type: 'OpenCart' } }),
});

export const someOffers = (over: Partial<OffersView> = {}): OffersView => ({
  nudges: ['12,000원 더 선택하면 5,000원 할인돼요.'],
  cashback: aRow({
    key: 'Cashback',
    kinds: [],
    label: '캐시백 예정',
    amount: '1,280원',
    tone: 'Free',
    toggleLabel: '캐시백 예정 자세히 보기',
    lines: [
      { key: 'Item', text: '상품 캐시백', place: undefined, amount: '980원' },
      { key: 'SsgPoint', text: 'SSG 포인트', place: undefined, amount: '300원' },
    ],
  }),
  cashbackDates: ['캐시백은 2026년 12월 6일부터 쓸 수 있어요.', '포인트는 2027년 1월 1일부터 쓸 수 있어요.'],
  ...over,
});

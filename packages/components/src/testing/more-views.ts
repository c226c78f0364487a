import { cartUnitId, itemNo, type NudgeType } from '@baguni/domain/internal';
import type {
  ActionView,
  InformationView,
  InsteadView,
  NewsView,
  NudgeView,
  PriceSignalsView,
  RecommendationsView,
  RecommendedItemView,
  RemovalView,
  SavedView,
  ShareView,
  ShortcutsView,
  UnitVisitView,
  ViewedView,
} from '@baguni/presentation';
import { anImage } from './views.ts';

const action = (label: string, accessibleName: string, command: ActionView['command']): ActionView => ({
  label,
  accessibleName,
  isEnabled: true,
  reason: undefined,
  command,
});

export const aNudge = (type: NudgeType, over: Partial<NudgeView> = {}): NudgeView => ({
  type,
  domId: 'nudge',
  title: '앱에서 더 편하게',
  text: '앱 스토어에서 바구니 앱을 내려받으면 같은 장바구니를 앱에서 볼 수 있어요.',
  cards: [],
  follow: undefined,
  link: undefined,
  dismiss: action('닫기', '앱에서 더 편하게 닫기', { type: 'DismissNudge', nudge: type }),
  ...over,
});

export const aRecommendedItem = (n: number, over: Partial<RecommendedItemView> = {}): RecommendedItemView => ({
  key: `R${n}`,
  name: `추천 상품 ${n}`,
  image: anImage(),
  link: `/item/R${n}`,
  price: '12,900원',
  seller: '하온농장',
  least: undefined,
  add: action('담기', `추천 상품 ${n} 담기`, {
    type: 'AddToCart',
    item: { itemNo: itemNo(`R${n}`), quantity: 1, optionNos: [], additions: [] },
  }),
  choose: { label: '옵션 선택', accessibleName: `추천 상품 ${n} 옵션 선택` },
  ...over,
});

export const someRecommendations = (over: Partial<RecommendationsView> = {}): RecommendationsView => ({
  kind: 'BoughtTogether',
  heading: '‘꿀사과’ 상품과 함께 많이 담았어요',
  showing: 1,
  items: [1, 2, 3, 4].map((n) => aRecommendedItem(n)),
  next: action('다른 상품의 추천 보기', '다른 상품의 추천 보기', { type: 'ShowNextRecommendations' }),
  ...over,
});

export const someViewed = (over: Partial<ViewedView> = {}): ViewedView => ({
  heading: '최근 본 상품이에요',
  items: [1, 2, 3, 4, 5, 6, 7, 8].map((n) => aRecommendedItem(n, n === 3 ? { add: undefined } : {})),
  clear: action('모두 지우기', '최근 본 상품 모두 지우기', { type: 'ClearViewed' }),
  ...over,
});

export const somePriceSignals = (): PriceSignalsView => ({
  heading: '담은 후 가격이 바뀐 상품',
  rows: [
    ['1', '맞춤 린넨 커튼', '6,000원 내렸어요', '25,900원 → 19,900원'] as const,
    ['2', '<b>유정란</b> 15구', '700원 올랐어요', '8,200원 → 8,900원'] as const,
  ].map(([key, name, text, amounts]) => ({
    key,
    name,
    hasFallen: key === '1',
    text,
    amounts,
    visit: action('상품으로 이동', `${name} 상품으로 이동`, { type: 'VisitUnit', cartUnitId: cartUnitId(Number(key)) }),
  })),
});

export const aUnitVisit = (over: Partial<UnitVisitView> = {}): UnitVisitView => ({
  domId: 'unit-1',
  text: '장바구니에 담은 상품이에요: 사과, 수량 1개',
  takesFocus: true,
  count: 1,
  ...over,
});

export const anInformation = (over: Partial<InformationView> = {}): InformationView => ({
  banners: [
    {
      key: 'I1',
      label: '행사 안내',
      text: '빅스마일데이',
      itemsText: '장바구니 상품 2개가 행사에 참여해요',
      imageUrl: '/pictures/none.webp',
      textColor: '#ffffff',
      bgColor: '#b3261e',
      names: '사과',
    },
  ],
  benefits: {
    title: '구매 혜택',
    items: [
      {
        key: '1',
        name: '유기농 햇사과 3kg',
        link: '/item/1',
        texts: ['사은품', '포인트 적립'],
      },
    ],
  },
  help: {
    label: '고객센터',
    number: '1500-0184',
    href: 'tel:15000184',
    accessibleName: '고객센터에 전화하기 1500-0184',
  },
  trouble: undefined,
  ...over,
});

export const someNews = (over: Partial<NewsView> = {}): NewsView => ({
  text: '지난 방문 이후 4가지가 달라졌어요',
  said: '지난 방문 이후 4가지가 달라졌어요',
  marked: [],
  rows: [
    ['1', '꿀사과 5kg', '3,000원 내렸어요', '22,900원 → 19,900원'] as const,
    ['2', '<b>골지</b> 양말 5켤레', '500원 올랐어요', '8,400원 → 8,900원'] as const,
    ['3', '아주 긴 이름의 상품 '.repeat(30).trim(), '품절됐어요', undefined] as const,
    ['4', '주말 10% 쿠폰', '쿠폰 사용 기한 2026년 11월 25일까지', undefined] as const,
  ].map(([key, name, text, amounts]) => ({
    key,
    name,
    image: key === '4' ? undefined : anImage(),
    text,
    amounts,
    isGood: key === '1',
    visit: action('상품으로 이동', `${name} 상품으로 이동`, {
      type: 'VisitUnit',
      cartUnitId: cartUnitId(Number(key)),
      reason: 'News',
    }),
  })),
  close: action('닫기', '장바구니 소식 닫기', { type: 'DismissNews' }),
  ...over,
});

export const aRemoval = (over: Partial<RemovalView> = {}): RemovalView => ({
  key: '1',
  image: anImage(),
  text: '삭제했어요: 꿀사과',
  undo: action('되돌리기', '삭제 되돌리기: 꿀사과', { type: 'UndoRemoval' }),
  ...over,
});

export const someSaved = (): SavedView => ({
  heading: '나중에 살 상품 2개',
  rows: [
    {
      key: cartUnitId(7),
      name: '꿀사과 <b>5kg</b>',
      image: { src: undefined, alt: '', isStruck: false },
      option: '포장: 선물용 · 2개',
      price: '21,000원',
      reason: undefined,
      move: action('장바구니로 옮기기', '꿀사과 장바구니로 옮기기', {
        type: 'MoveToCart',
        cartUnitIds: [cartUnitId(7)],
      }),
      remove: action('삭제', '꿀사과 삭제', { type: 'DeleteSaved', cartUnitIds: [cartUnitId(7)] }),
    },
    {
      key: cartUnitId(8),
      name: '햇배',
      image: { src: undefined, alt: '', isStruck: true },
      option: '1개',
      price: undefined,
      reason: '품절된 상품이에요.',
      move: undefined,
      remove: action('삭제', '햇배 삭제', { type: 'DeleteSaved', cartUnitIds: [cartUnitId(8)] }),
    },
  ],
});

export const someInstead = (): InsteadView => ({
  heading: '품절된 상품 대신 담을 수 있는 상품',
  rows: [
    ['R1', '꿀사과', '햇배'] as const,
    ['R2', '<b>유정란</b> 15구', '아주 긴 이름의 상품 '.repeat(6).trim()] as const,
  ].map(([key, of, name]) => ({
    key,
    of: `품절된 ‘${of}’ 대신`,
    name,
    image: anImage(),
    price: '12,900원',
    add: action('담기', `‘${of}’ 대신 담기: ${name}`, {
      type: 'AddToCart',
      item: { itemNo: itemNo(key), quantity: 1, optionNos: [], additions: [] },
    }),
  })),
});

export const someShortcuts = (): ShortcutsView => ({
  title: '키보드 단축키',
  keys: [
    { key: 'J', does: '다음 상품으로 이동' },
    { key: '스페이스', does: '이동한 상품 선택 또는 해제' },
    { key: '?', does: '이 목록 열기' },
  ],
  useLabel: '글자 단축키 사용',
  closeLabel: '닫기',
});

export const aShare = (over: Partial<ShareView> = {}): ShareView => ({
  heading: '장바구니 공유',
  text: '선택한 상품 3개의 옵션과 수량을 링크로 보내요. 개인 정보, 금액, 쿠폰, 입력한 문구는 들어가지 않아요.',
  share: action('링크로 공유', '링크로 공유', { type: 'ShareCart' }),
  ...over,
});

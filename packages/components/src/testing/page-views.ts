import type { LayerItemView, LayerView, OrderPageView, ToastView } from '@baguni/presentation';
import { overlaysPart } from '../cart/Layers/Layers.tsx';
import type { OverlaysProps, PageOverlays, PageParts } from '../cart/Layers/page-overlays.tsx';
import { loadedPart } from './chunks.ts';
import { aHeader, someRows } from './frame-views.ts';
import { anImage } from './views.ts';

// Fixtures of overlay and order views.

export const aLayer = (over: Partial<LayerView> = {}): LayerView => ({
  key: 'layer-1',
  type: 'Confirm',
  domId: 'layer-1',
  title: '상품 삭제',
  message: '선택한 상품을 삭제하시겠습니까?',
  buttons: [
    { label: '취소', answer: false, isPrimary: false, hasInitialFocus: true },
    { label: '삭제', answer: true, isPrimary: true, hasInitialFocus: false },
  ],
  closeAnswer: false,
  closeLabel: '닫기',
  isDimmed: true,
  isClosing: false,
  isTop: true,
  ...over,
});

/** A notice that the shopper must confirm. */
export const anAlert = (over: Partial<LayerView> = {}): LayerView =>
  aLayer({
    type: 'Alert',
    title: '알림',
    message: '일시적인 문제가 생겼습니다. 잠시 후 다시 시도해 주십시오.',
    buttons: [{ label: '확인', answer: true, isPrimary: true, hasInitialFocus: true }],
    closeAnswer: true,
    ...over,
  });

export const aListedItem = (n: number, name: string, labels: LayerItemView['labels'] = []): LayerItemView => ({
  key: String(n),
  image: anImage(),
  name,
  optionText: '색상: 흰색',
  labels,
});

/**
 * Asks whether to order installed items first.
 * @param count items that remain
 */
export const anOrderLayer = (over: Partial<LayerView> = {}, count = 1): LayerView =>
  aLayer({
    type: 'ConfirmOrderExceptSomeItems',
    title: '먼저 주문하기',
    message:
      '설치 상품은 다른 상품과 함께 주문할 수 없습니다. 설치 상품을 먼저 주문하시겠습니까?\n배송비를 포함해 결제하실 금액은 89,000원입니다.',
    lists: [
      {
        heading: '지금 주문할 상품 1개',
        items: [aListedItem(1, '<b>보일러</b>', [{ kind: 'Install', text: '설치 상품' }])],
      },
      {
        heading: `장바구니에 남는 상품 ${count}개`,
        items: Array.from({ length: count }, (_, i) => aListedItem(i + 2, `사과 ${i + 1}상자`)),
      },
    ],
    buttons: [
      { label: '취소', answer: false, isPrimary: false, hasInitialFocus: true },
      { label: '먼저 주문', answer: true, isPrimary: true, hasInitialFocus: false },
    ],
    isDimmed: false,
    ...over,
  });

interface OverlayParts {
  readonly layers?: readonly LayerView[];
  readonly toasts?: readonly ToastView[];
}

const nothing = <Props extends object>() => loadedPart<Props>(() => null);
/** Parts of a page that show nothing. */
export const noParts: PageParts = {
  overlays: () => Promise.resolve(overlaysPart),
  coupons: nothing(),
  estimateLayer: nothing(),
  overseasPanel: nothing(),
  overseasLayer: nothing(),
  more: nothing(),
  moreLayer: nothing(),
};

export const someOverlays = ({ layers = [], toasts = [] }: OverlayParts = {}): PageOverlays => ({
  come: { part: overlaysPart, layers: someLayers(layers) },
  toasts,
  parts: noParts,
  load: () => Promise.resolve(),
  notifyTrouble: () => undefined,
  holdToast: () => undefined,
  releaseToast: () => undefined,
});

export const someLayers = (layers: readonly LayerView[] = []): OverlaysProps['layers'] => ({
  views: { layers },
  closeLayer: () => undefined,
  announcer: { announcement: { key: 0, text: '' } },
});

const orderHeader = (current: number) => {
  const { steps } = aHeader();
  return aHeader({
    title: '주문 확인',
    count: undefined,
    accessibleTitle: '주문 확인',
    steps: steps.map(({ label }, i) => ({ label, isCurrent: i === current })),
  });
};

export const anOrderPage = (over: Partial<OrderPageView> = {}): OrderPageView => ({
  title: '주문 확인',
  documentTitle: '주문 확인 | 바구니 마켓',
  htmlLang: 'ko',
  layout: 'pc',
  tenant: 'marketplace',
  body: 'Order',
  header: orderHeader(1),
  numberText: '주문 번호 7f3a9c',
  statusText: '결제를 기다리고 있어요',
  isPaid: false,
  linesHeading: '주문 상품',
  lines: [
    {
      key: 'line-1',
      image: anImage(),
      name: '유기농 햇사과 5kg 가정용 산지직송',
      optionText: '포장:가정용 / 중량:5kg',
      additions: ['포장 종이 가방 × 2'],
      quantityText: '수량 2개',
      price: '53,820원',
    },
    {
      key: 'line-2',
      image: anImage({ src: undefined }),
      name: '무항생제 특란 30구',
      optionText: '기본 상품',
      additions: [],
      quantityText: '수량 1개',
      price: '8,900원',
    },
  ],
  memo: undefined,
  delivery: undefined,
  totalsHeading: '결제 금액',
  rows: someRows(),
  payableLabel: '결제할 금액',
  payable: '56,820원',
  pay: { label: '56,820원 결제하기', isEnabled: true, isBusy: false },
  notice: undefined,
  news: [],
  failureText: '주문을 불러오지 못했습니다. 잠시 후 다시 시도해 주세요.',
  loadingText: '주문을 불러오고 있어요',
  retryLabel: '다시 시도',
  toCart: { label: '장바구니로 돌아가기', href: '/ko/pc/cart' },
  shopOn: undefined,
  ...over,
});

export const aPaidOrderPage = (over: Partial<OrderPageView> = {}): OrderPageView =>
  anOrderPage({
    header: orderHeader(2),
    statusText: '결제가 완료되었어요',
    isPaid: true,
    payableLabel: '결제한 금액',
    pay: { label: '56,820원 결제하기', isEnabled: false, isBusy: false },
    shopOn: { label: '계속 쇼핑하기', href: '/' },
    ...over,
  });

import { pricedOf, txKey, won, type Order, type OrderTerms } from '@baguni/domain/internal';
import {
  orderPageView,
  type LayerItemView,
  type LayerView,
  type OrderPageView,
  type ToastView,
} from '@baguni/presentation';
import { testContext } from '@baguni/presentation/testing';
import { scenarios } from '@baguni/scenarios';
import { overlaysPart } from '../cart/Layers/Layers.tsx';
import type { OverlaysProps, PageOverlays, PageParts } from '../cart/Layers/page-overlays.tsx';
import { loadedPart } from './chunks.ts';
import { storeAfter } from './story-store.ts';
import { anImage } from './views.ts';

// Fixtures of overlay and order views.

export const aLayer = (over: Partial<LayerView> = {}): LayerView => ({
  key: 'layer-1',
  type: 'Confirm',
  domId: 'layer-1',
  title: '상품 삭제',
  message: '선택한 상품을 삭제하시겠어요?',
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
    message: '일시적인 문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
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
      '설치 상품은 다른 상품과 함께 주문할 수 없어요. 설치 상품을 먼저 주문하시겠어요?\n배송비를 포함해 결제하실 금액은 89,000원이에요.',
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
  store: { state: { extras: {} } },
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

const { cart } = storeAfter(scenarios['many-sellers'], 'ko').state;
const { entries, payable } = pricedOf(cart);
const lines = cart.units
  .slice(0, 2)
  .map(({ cartUnitId, quantity, item }) => ({ ...item, cartUnitId, quantity, price: item.itemSellPrice }));
const key = txKey('7f3a9c');
const terms: OrderTerms = {
  address: { address: '서울특별시 마포구 새벽별로 12, 3층', zipCode: '04001' },
  arrivals: lines.slice(0, 1).map(({ cartUnitId }) => ({
    cartUnitId,
    arrivalScheduledDate: '2026-11-21',
    displayType: 'Guaranteed',
  })),
  cashback: won(2_830),
  paymentMethod: '스마일카드',
};
const pageOf = (order: Pick<Order, 'isPaid' | 'terms'>): OrderPageView =>
  orderPageView(testContext(), {
    txKey: key,
    load: { order: { txKey: key, lines, entries, payable, ...order } },
    isPaying: false,
    notice: undefined,
    isOutdated: false,
    gateway: undefined,
    isOffline: false,
    taken: undefined,
    environment: 'local',
    split: [],
  });

/** The form of an order whose buyer has no address (CK-20). */
export const aRecipientForm = (): OrderPageView['recipient'] => pageOf({ isPaid: false }).recipient;

export const anOrderPage = (over: Partial<OrderPageView> = {}): OrderPageView => ({
  ...pageOf({ isPaid: false, terms }),
  ...over,
});

export const aPaidOrderPage = (over: Partial<OrderPageView> = {}): OrderPageView => ({
  ...pageOf({ isPaid: true, terms }),
  ...over,
});

import { cartUnitId, type CartTab } from '@baguni/domain/internal';
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
  SummaryView,
  TabBarView,
  ToolbarView,
} from '@baguni/presentation';
import { cartViews } from './story-store.ts';
import { anAction, anImage } from './views.ts';

// Frame views of the cart of many sellers.

const cart = cartViews('many-sellers');

export const someSkipLinks = (): readonly LinkView[] => cart.page.skipLinks;

export const aHeader = (over: Partial<HeaderView> = {}): HeaderView => ({ ...cart.header, ...over });

export const aTabBar = (over: Partial<TabBarView> = {}, current: CartTab = 'All'): TabBarView => ({
  ...cart.tabBar,
  tabs: cart.tabBar.tabs.map((tab) => ({ ...tab, isCurrent: tab.tab === current })),
  ...over,
});

export const aToolbar = (over: Partial<ToolbarView> = {}): ToolbarView => ({ ...cart.toolbar, ...over });

export const anEstimateAction = (): ActionView =>
  anAction({
    label: '견적서 출력',
    accessibleName: '견적서 출력',
    command: { type: 'OpenSideLayer', layer: 'EstimateSheet' },
  });

export const aBestCombinationAction = (): ActionView | undefined => cart.bestCombinationAction;

const deselect = (no: number, name: string): ActionView =>
  anAction({
    label: '선택 해제',
    accessibleName: `선택 해제: ${name}`,
    command: { type: 'ToggleUnit', cartUnitId: cartUnitId(no) },
  });

const pictures = (...ids: readonly number[]): BlockerView['pictures'] =>
  ids.map((id) => ({ key: cartUnitId(id), ...anImage() }));

export const someBlockers = (over: Partial<BlockersView> = {}): BlockersView => ({
  title: '주문 전에 확인할 내용 2건',
  isInvitation: false,
  refused: 0,
  fixAll: anAction({ label: '한 번에 해결', accessibleName: '한 번에 해결', command: { type: 'FixAll' } }),
  reasons: [
    {
      key: '0',
      text: '다른 배송 서비스의 상품과 함께 주문할 수 없어요.',
      pictures: pictures(2, 3),
      names: '제주 감귤 3kg, 무항생제 특란 30구',
      fixes: [deselect(2, '제주 감귤 3kg'), deselect(3, '무항생제 특란 30구')],
    },
    {
      key: '1',
      text: '남은 수량보다 많이 담았어요. 3개까지 살 수 있어요.',
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
  text: '판매가 끝난 상품이 있어요.',
  pictures: [],
  names: '',
  fixes: [],
  ...over,
});

/** The summary with blockers, which the cart itself does not have. */
export const aSummary = (over: Partial<SummaryView> = {}): SummaryView => ({
  ...cart.summary,
  blockers: someBlockers(),
  ...over,
});

export const anOrderBar = (over: Partial<OrderBarView> = {}): OrderBarView => ({ ...cart.orderBar, ...over });

export const aBlockedOrderBar = (): OrderBarView => anOrderBar({ blockers: someBlockers() });

export const anEmpty = (over: Partial<EmptyView> = {}): EmptyView => ({ ...cart.empty, ...over });

export const aFailure = (): FailureView => cart.failure;

export const someOffers = (over: Partial<OffersView> = {}): OffersView => ({
  nudges: [],
  cashbackDates: [],
  isAwaited: false,
  cashback: undefined,
  ...cart.offers,
  ...over,
});

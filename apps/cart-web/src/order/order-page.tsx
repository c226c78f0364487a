import { backStep, unknownEnvironment, type Order, type SplitPlan, type TxKey } from '@baguni/domain/internal';
import type { PageConfig, SitePage } from '../compose/config.ts';
import { storeText } from '@baguni/adapters';
import { connection } from '@baguni/adapters/connection';
import { gatewayMessages, NEWEST_VERSION, otherTabs } from '@baguni/adapters/messages';
import { MEMO_KEY, recallMemo, recallSplit } from '@baguni/contract';
import type { TabStorage } from '../browser/page-window.ts';
import { gatewayPayment } from './gateway-payment.ts';
import { orderDesk, type OrderDesk } from './order-desk.ts';
import { keptRecipient, type KeptRecipient } from './recipient-draft.ts';
import { pageContainer } from '../compose/container.ts';
import { TOKENS } from '../compose/tokens.ts';
import { OrderPage } from '@baguni/components';
import { noticeText, orderPageView, viewContext, type ViewContext } from '@baguni/presentation';
import { useSyncExternalStore, type ReactNode } from 'react';
import { answersIn } from '../browser/answers.ts';
import { forgetKept } from '../browser/kept-page.ts';
import { markAppearances } from '../browser/presses.ts';
import { reportTo } from '../browser/report-errors.ts';

type BackConfig = Pick<PageConfig, 'entriesAtStart'> & {
  /** True once a gateway was open: its frame has added useless entries to the history. */
  readonly wasFramed: () => boolean;
  readonly window: Pick<PageConfig['window'], 'navigator'> & {
    readonly history: Pick<History, 'length' | 'back'>;
    readonly location: Pick<Location, 'replace'>;
  };
};

/** Returns to the cart through the tab’s history if possible (RT-10). */
export const goBackTo =
  ({ window, entriesAtStart, wasFramed }: BackConfig) =>
  (path: string): void => {
    const { history, location, navigator } = window;
    const step = backStep({
      entriesAtStart,
      entries: wasFramed() ? 0 : history.length,
      userAgent: navigator.userAgent,
    });
    return step === 'Pop' ? history.back() : location.replace(path);
  };

export const forgetMemo =
  (storage: TabStorage) =>
  ({ memo }: Pick<Order, 'memo'>): void => {
    if (memo !== undefined && recallMemo(storage) === memo) storeText(storage, MEMO_KEY, '');
  };

/** Composes the page of one order. Until the environment is known, local timeouts apply (CM-52). */
const composeOrder = (config: PageConfig, txKey: TxKey) => {
  const get = pageContainer(config, () => unknownEnvironment.name);
  const { window, links, storage } = config;
  const tabs = otherTabs(globalThis);
  const desk = orderDesk({
    orders: get(TOKENS.server),
    server: get(TOKENS.server),
    page: get(TOKENS.page),
    newKey: get(TOKENS.newKey),
    txKey,
    onPaid: (paid) => {
      forgetMemo(storage)(paid);
      tabs.tell(NEWEST_VERSION);
    },
    // the demo has a payment gateway; a marketplace takes payments on its own pages
    approve:
      links.demo === undefined
        ? undefined
        : gatewayPayment({
            server: get(TOKENS.server),
            newKey: get(TOKENS.newKey),
            listen: gatewayMessages(window, [window.location.origin]),
          }),
  });
  const { isOnline, changes } = connection(window, answersIn(window));
  desk.connect(isOnline());
  changes(desk.connect);
  tabs.versions((version) => version === NEWEST_VERSION && void desk.readAgain());
  const draft = keptRecipient(storage, txKey);
  desk.subscribe(() => {
    const { load } = desk.state();
    if (typeof load === 'object' && load.order.isPaid) draft.forget();
  });
  let wasFramed = false;
  desk.subscribe(() => (wasFramed ||= desk.state().gateway !== undefined));
  // opens the sign-in when the session is lost; after it the order page opens again
  const followLoss = async (): Promise<void> => {
    (await get(TOKENS.chunks).more()).onLost(() => get(TOKENS.page).goToSignIn());
  };
  return { desk, draft, log: get(TOKENS.log), wasFramed: () => wasFramed, followLoss };
};

interface OrderScreenProps {
  readonly desk: OrderDesk;
  readonly draft: KeptRecipient;
  readonly context: ViewContext;
  readonly txKey: TxKey;
  readonly split: SplitPlan;
  readonly goBackTo: (path: string) => void;
}

function OrderScreen({ desk, draft, context, txKey, split, goBackTo: onBack }: OrderScreenProps): ReactNode {
  const { notice, ...state } = useSyncExternalStore(desk.subscribe, desk.state, desk.state);
  const said = notice && noticeText(context.words, notice);
  const isOutdated = notice?.type === 'Message' && notice.code === 'PAYMENT-CART-CHANGED';
  return (
    <OrderPage
      order={orderPageView(context, { ...state, gateway: state.gateway?.key, txKey, split, notice: said, isOutdated })}
      onLeaveGateway={state.gateway?.leave}
      onPay={(recipient) => void desk.pay(recipient)}
      draft={draft}
      onRetry={() => void desk.load()}
      onBack={onBack}
    />
  );
}

export const orderPage = (config: PageConfig, txKey: TxKey): SitePage => {
  const { desk, draft, log, wasFramed, followLoss } = composeOrder(config, txKey);
  const context = viewContext(config.storefront, config.words, config.links);
  const split = recallSplit(config.storage);
  return {
    node: (
      <OrderScreen
        desk={desk}
        draft={draft}
        context={context}
        txKey={txKey}
        split={split}
        goBackTo={goBackTo({ ...config, wasFramed })}
      />
    ),
    log,
    unhandled: reportTo(() => log),
    showTab: () => undefined,
    start: () => {
      markAppearances(config.window);
      forgetKept(config.window);
      void desk.load();
      followLoss().catch(() => undefined);
      return () => undefined;
    },
  };
};

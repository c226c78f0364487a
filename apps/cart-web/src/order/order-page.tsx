import { backStep, unknownEnvironment, type Log, type Order, type TxKey } from '@baguni/domain';
import type { PageConfig, SitePage } from '../compose/config.ts';
import { MEMO_KEY } from '@baguni/contract';
import type { TabStorage } from '../browser/page-window.ts';
import { orderDesk, type OrderDesk } from './order-desk.ts';
import { pageContainer } from '../compose/container.ts';
import { TOKENS } from '../compose/tokens.ts';
import { OrderPage } from '@baguni/components';
import { noticeText, orderPageView, viewContext, type ViewContext } from '@baguni/presentation';
import { useSyncExternalStore, type ReactNode } from 'react';
import { markAppearances } from '../browser/presses.ts';
import { reportTo } from '../browser/report-errors.ts';

type BackConfig = Pick<PageConfig, 'entriesAtStart'> & {
  readonly window: Pick<PageConfig['window'], 'navigator'> & {
    readonly history: Pick<History, 'length' | 'back'>;
    readonly location: Pick<Location, 'replace'>;
  };
};

/** Returns to the cart through the tab’s history if possible (RT-10). */
export const goBackTo =
  ({ window, entriesAtStart }: BackConfig) =>
  (path: string): void => {
    const { history, location, navigator } = window;
    const step = backStep({ entriesAtStart, entries: history.length, userAgent: navigator.userAgent });
    return step === 'Pop' ? history.back() : location.replace(path);
  };

export const forgetMemo =
  (storage: TabStorage) =>
  ({ memo }: Pick<Order, 'memo'>): void => {
    try {
      if (memo !== undefined && storage.getItem(MEMO_KEY) === memo) storage.setItem(MEMO_KEY, '');
    } catch {
      // storage may be denied
    }
  };

interface OrderApp {
  readonly desk: OrderDesk;
  readonly log: Log;
}

/** Composes the page of one order. Until the environment is known, local timeouts apply (CM-52). */
const composeOrder = (config: PageConfig, txKey: TxKey): OrderApp => {
  const get = pageContainer(config, () => unknownEnvironment.name);
  const desk = orderDesk({
    orders: get(TOKENS.server),
    server: get(TOKENS.server),
    page: get(TOKENS.page),
    newKey: get(TOKENS.newKey),
    txKey,
    forgetMemo: forgetMemo(config.storage),
  });
  return { desk, log: get(TOKENS.log) };
};

interface OrderScreenProps {
  readonly desk: OrderApp['desk'];
  readonly context: ViewContext;
  readonly txKey: TxKey;
  readonly goBackTo: (path: string) => void;
}

function OrderScreen({ desk, context, txKey, goBackTo: onBack }: OrderScreenProps): ReactNode {
  const { notice, ...state } = useSyncExternalStore(desk.subscribe, desk.state, desk.state);
  const said = notice && noticeText(context.words, notice);
  return (
    <OrderPage
      order={orderPageView(context, { ...state, txKey, notice: said })}
      onPay={() => void desk.pay()}
      onRetry={() => void desk.load()}
      onBack={onBack}
    />
  );
}

export const orderPage = (config: PageConfig, txKey: TxKey): SitePage => {
  const { desk, log } = composeOrder(config, txKey);
  const context = viewContext(config.storefront, config.words, config.links);
  return {
    node: <OrderScreen desk={desk} context={context} txKey={txKey} goBackTo={goBackTo(config)} />,
    log,
    unhandled: reportTo(() => log),
    showTab: () => undefined,
    start: () => {
      markAppearances(config.window);
      void desk.load();
      return () => undefined;
    },
  };
};

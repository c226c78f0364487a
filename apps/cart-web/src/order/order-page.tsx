import { OrderPage } from '@baguni/components';
import type { TxKey } from '@baguni/domain';
import { noticeText, orderPageView, viewContext, type ViewContext } from '@baguni/presentation';
import { useSyncExternalStore, type ReactNode } from 'react';
import { markAppearances } from '../browser/press-guard.ts';
import { reportTo } from '../browser/report-errors.ts';
import type { SitePage } from '../compose/site-page.ts';
import { composeOrder, type OrderApp } from './compose-order.ts';
import { goBackTo } from './go-back-to.ts';
import type { PageConfig } from '../compose/config.ts';

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

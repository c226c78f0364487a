import { OrderPage } from '@baguni/components';
import type { TxKey } from '@baguni/domain';
import { noticeText, orderPageView } from '@baguni/presentation';
import { useSyncExternalStore, type ReactNode } from 'react';
import type { Screen } from '../app/screen.ts';
import { composeOrder, type OrderApp } from '../compose/compose-order.ts';
import type { PageConfig } from '../compose/config.ts';

interface OrderScreenProps {
  readonly app: OrderApp;
  readonly txKey: TxKey;
}

function OrderScreen({ app: { desk, context }, txKey }: OrderScreenProps): ReactNode {
  const { notice, ...state } = useSyncExternalStore(desk.subscribe, desk.state, desk.state);
  const said = notice && noticeText(context.words, notice);
  return (
    <OrderPage
      order={orderPageView(context, { ...state, txKey, notice: said })}
      onPay={() => void desk.pay()}
      onRetry={() => void desk.load()}
    />
  );
}

/** The page of an order, composed and ready to be drawn (CK-13). */
export const orderScreen = (config: PageConfig, txKey: TxKey): Screen => {
  const app = composeOrder(config, txKey);
  return {
    node: <OrderScreen app={app} txKey={txKey} />,
    log: app.log,
    showTab: () => undefined,
    start: () => {
      void app.desk.load();
      return () => undefined;
    },
  };
};

import { unknownEnvironment, type Log, type TxKey } from '@baguni/domain';
import { forgetMemo } from './forget-memo.ts';
import { orderDesk, type OrderDesk } from './order-desk.ts';
import type { PageConfig } from '../compose/config.ts';
import { pageContainer } from '../compose/container.ts';
import { TOKENS } from '../compose/tokens.ts';

export interface OrderApp {
  readonly desk: OrderDesk;
  readonly log: Log;
}

/** Composes the page of one order. Until the environment is known, local timeouts apply (CM-52). */
export const composeOrder = (config: PageConfig, txKey: TxKey): OrderApp => {
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

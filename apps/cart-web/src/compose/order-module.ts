import { unknownEnvironment, type TxKey } from '@baguni/domain';
import { ContainerModule } from 'inversify';
import { orderDesk } from '../order/order-desk.ts';
import { tokens } from './tokens.ts';

/** The page of one order. Until the server has named the environment, calls wait as long as they do locally (CM-52). */
export const orderModule = (txKey: TxKey): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.environmentName).toConstantValue(() => unknownEnvironment.name);
    bind(tokens.desk).toResolvedValue(
      (orders, server) => orderDesk({ orders, server, txKey }),
      [tokens.orders, tokens.server],
    );
  });

import { missingPrograms } from '@baguni/cart-server/testing/cluster';
import { startHaproxy } from '@baguni/cart-server/testing/deployed';
import { startProduct, type Running } from '../bench/servers.ts';
import { freePort } from '../src/lib/server.ts';

/** Two servers of one database behind one address. */
export interface Market {
  readonly port: number;
  readonly servers: readonly Running[];
  readonly close: () => Promise<void>;
}

/** Starts two servers behind haproxy, or only one if haproxy is not installed. */
export const startMarket = async (url: string): Promise<Market> => {
  const settings = { DATABASE_URL: url, BAGUNI_TRUSTED_PROXIES: '127.0.0.1' };
  const first = await startProduct(settings);
  if (missingPrograms('haproxy').length > 0) return { port: first.port, servers: [first], close: first.stop };
  const second = await startProduct(settings);
  const databasePort = Number(new URL(url).port);
  const shopperPort = await freePort();
  const proxy = await startHaproxy({
    shopperPort,
    serverPorts: [first.port, second.port],
    primaryPort: await freePort(),
    databasePorts: [databasePort, databasePort],
  });
  return {
    port: shopperPort,
    servers: [first, second],
    close: async () => {
      await proxy.end('SIGTERM');
      await Promise.all([first.stop(), second.stop()]);
    },
  };
};

import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface PostgresProxy {
  readonly url: string;
  /** Drops the response of the statement after `after` others of its kind, and closes the connection. */
  readonly loseAnswerTo: (statement: string, after?: number) => void;
  readonly freeze: () => void;
  readonly thaw: () => void;
  readonly roundTrips: () => number;
  readonly close: () => void;
}

export const proxyTo = async (url: string): Promise<PostgresProxy> => {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let lost: { readonly statement: string; after: number } | null = null;
  let isFrozen = false;
  let roundTrips = 0;

  const isLost = (sent: Buffer): boolean => {
    if (!lost || !sent.includes(lost.statement)) return false;
    lost.after -= 1;
    if (lost.after >= 0) return false;
    lost = null;
    return true;
  };
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    let isCut = false;
    let isAnswered = true;
    client.on('data', (sent: Buffer) => {
      if (isAnswered) roundTrips += 1;
      isAnswered = false;
      isCut ||= isLost(sent);
      if (!isFrozen) database.write(sent);
    });
    database.on('data', (answer) => {
      isAnswered = true;
      if (isCut) client.destroy();
      else if (!isFrozen) client.write(answer);
    });
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? String(address.port) : '';
  return {
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port }).href,
    loseAnswerTo: (statement, after = 0) => {
      lost = { statement, after };
    },
    freeze: () => {
      isFrozen = true;
    },
    roundTrips: () => roundTrips,
    thaw: () => {
      isFrozen = false;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};

import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { MAX_RUNNING } from './errors/answer-error.ts';
import { startHaproxy } from './testing/production/deployed.ts';
import { freePorts, missingPrograms } from './testing/production/programs.ts';

const CALL_MS = 100;

test.skipIf(missingPrograms('haproxy').length > 0)(
  '[RL-5] haproxy queues a burst of calls instead of sending a server more than it accepts at a time',
  async () => {
    const [shopperPort = 0, primaryPort = 0, one = 0, two = 0, unused = 0] = await freePorts(5);
    let most = 0;
    const startServer = async (port: number): Promise<void> => {
      let running = 0;
      const answerLate = async (url: string | undefined, answer: ServerResponse): Promise<void> => {
        running += 1;
        if (url?.startsWith('/api/')) await wait(CALL_MS);
        most = Math.max(most, running);
        running -= 1;
        answer.end();
      };
      const server = createServer(({ url }, answer) => void answerLate(url, answer)).listen(port, '127.0.0.1');
      await once(server, 'listening');
      onTestFinished(() => {
        server.closeAllConnections();
        server.close();
      });
    };
    await startServer(one);
    await startServer(two);
    const haproxy = await startHaproxy({
      shopperPort,
      primaryPort,
      serverPorts: [one, two],
      databasePorts: [unused, unused],
    });
    onTestFinished(() => haproxy.end('SIGKILL'));
    const calls = Array.from({ length: 4 * MAX_RUNNING }, () => fetch(`http://127.0.0.1:${shopperPort}/api/env`));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses).toEqual(statuses.map(() => 200));
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(MAX_RUNNING);
  },
);

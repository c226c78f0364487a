import { once } from 'node:events';
import { Agent, createServer, request, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { MAX_RUNNING } from './errors/answer-error.ts';
import { startHaproxy } from './testing/production/deployed.ts';
import { freePorts, missingPrograms } from './testing/production/programs.ts';

/** @param server index of the server that answers */
type AnswerTo = (url: string, answer: ServerResponse, server: number) => Promise<unknown>;

/** Starts haproxy in front of two servers that answer like this. */
const startFor = async (answerTo: AnswerTo): Promise<{ readonly port: number; readonly output: () => string }> => {
  const [shopperPort = 0, primaryPort = 0, one = 0, two = 0, unused = 0] = await freePorts(5);
  for (const [at, port] of [one, two].entries()) {
    const server = createServer(({ url = '' }, answer) => void answerTo(url, answer, at).then(() => answer.end()));
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
  }
  const databasePorts = [unused, unused] as const;
  const haproxy = await startHaproxy({ shopperPort, primaryPort, serverPorts: [one, two], databasePorts });
  onTestFinished(() => haproxy.end('SIGKILL'));
  return { port: shopperPort, output: haproxy.output };
};

const haproxyFor = async (answerTo: AnswerTo): Promise<number> => (await startFor(answerTo)).port;

describe.skipIf(missingPrograms('haproxy').length > 0)('haproxy', () => {
  test('[RL-5] queues a burst of calls instead of sending a server more than it accepts at a time', async () => {
    const running = [0, 0];
    let most = 0;
    const port = await haproxyFor(async (url, _, server) => {
      const now = (running[server] ?? 0) + 1;
      running[server] = now;
      most = Math.max(most, now);
      if (url.startsWith('/api/')) await wait(100);
      running[server] = (running[server] ?? 0) - 1;
    });
    const calls = Array.from({ length: 4 * MAX_RUNNING }, () => fetch(`http://127.0.0.1:${port}/api/env`));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses).toEqual(statuses.map(() => 200));
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(MAX_RUNNING);
  });

  test('[LG-1] logs the client, the status and the ID of each request, without its path', async () => {
    const { port, output } = await startFor(async (_, answer) => answer.setHeader('x-request-id', 'a-request'));
    await fetch(`http://127.0.0.1:${port}/ko/orders/secret?key=secret`);
    await expect.poll(output).toMatch(/^127\.0\.0\.1 GET 200 \d+ ms carts\/\w+ -- a-request$/mu);
    expect(output()).not.toContain('secret');
  });

  test('finds the files of a build that only one server has, as during an upgrade', async () => {
    const port = await haproxyFor(async (url, answer, server) => {
      const isThere = { '/assets/old.js': server === 0, '/assets/new.js': server === 1 }[url] ?? url === '/health';
      answer.statusCode = isThere ? 200 : 404;
    });
    const statusOf = async (file: string) => (await fetch(`http://127.0.0.1:${port}/assets/${file}`)).status;
    for (let turn = 0; turn < 10; turn += 1)
      expect([await statusOf('old.js'), await statusOf('new.js'), await statusOf('other.js')]).toEqual([200, 200, 404]);
  });

  test.each([
    { what: 'a call', path: '/api/cart/getCart', method: 'POST', isRepeated: true },
    { what: 'a page', path: '/ko/cart', method: 'GET', isRepeated: true },
    // the key of a call makes a repetition harmless; a form has no key
    { what: 'a form', path: '/sign-in', method: 'POST', isRepeated: false },
  ])(
    '[SV-04] repeats $what at the other server if one ends without an answer: $isRepeated',
    async ({ path, method, isRepeated }) => {
      const asked: number[] = [];
      const port = await haproxyFor(async (url, answer, server) => {
        if (url !== path) return;
        asked.push(server);
        if (asked.length === 2) answer.destroy();
      });
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      onTestFinished(() => agent.destroy());
      const send = (): Promise<number | null | undefined> =>
        new Promise((resolve) => {
          request({ port, path, method, agent }, (response) => {
            response.resume().once('end', () => resolve(response.statusCode));
          })
            .once('error', () => resolve(null))
            .end();
        });
      // the second request uses the connection of the first one, which haproxy closes without an answer if it cannot repeat
      expect([await send(), await send()]).toEqual([200, isRepeated ? 200 : null]);
      expect(new Set(asked.slice(1)).size).toBe(isRepeated ? 2 : 1);
    },
  );

  test('passes no call of administrators on, however it is written', async () => {
    const asked: string[] = [];
    const port = await haproxyFor(async (url) => asked.push(url));
    const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
    for (const path of ['/admin/events?after=0', '/%61dmin/setPrice', '//admin/setPrice', '/ADMIN/setStock', '/admin'])
      expect([path, await statusOf(path)]).toEqual([path, 404]);
    expect([await statusOf('/ko/administration'), await statusOf('/api/env?from=/admin/')]).toEqual([200, 200]);
    expect(asked.filter((url) => /admin/iu.test(url))).toEqual(['/ko/administration', '/api/env?from=/admin/']);
  });

  test('[RL-5] ends a request whose headers do not arrive', async () => {
    const port = await haproxyFor(async () => undefined);
    const opened = (): Socket => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      onTestFinished(() => {
        socket.destroy();
      });
      return socket;
    };
    const [slow, unused] = [opened(), opened()];
    // one header after another would keep a connection that is only closed when it is silent
    slow.write('GET / HTTP/1.1\r\n');
    const dripping = setInterval(() => slow.write('x-slow: 1\r\n'), 500);
    slow.once('close', () => clearInterval(dripping));
    const [answer, nothing] = await Promise.all([text(slow), text(unused)]);
    expect(answer).toContain('408 Request Time-out');
    expect(nothing).toBe('');
  });
});

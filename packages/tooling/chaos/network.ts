import { once } from 'node:events';
import {
  Agent,
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { CountFault, NetworkFault } from './faults.ts';
import { randomOf, weighted, type Random } from './random.ts';

/** The header in which a tab sends its name to the network. Servers do not receive it. */
export const TAB_HEADER = 'x-chaos-tab';

/** A proxy between tabs and servers. It damages the requests of tabs as its seed says. */
export interface FaultyNetwork {
  readonly origin: string;
  /** Switches faults on or off. */
  readonly hurt: (isHurting: boolean) => void;
  /** Begins a round with a new seed. */
  readonly begin: (random: Random) => void;
  /** Responses of 500 and above from a server, except 503. */
  readonly serverErrors: readonly string[];
  /** The number of requests in flight. */
  readonly underWay: () => number;
  readonly close: () => void;
}

/** A complete request. */
interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A complete response. */
interface Answered {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** How long the proxy waits for a server, in ms: longer than any page. */
const PATIENCE_MS = 12_000;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Forwards a request to a server. Returns null if there is no response. */
const forward = (port: number, { method, path, headers, body }: Sent): Promise<Answered | null> =>
  new Promise((resolve) => {
    const onward = request({ host: '127.0.0.1', port, method, path, headers, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', () => resolve(null));
      response.on('aborted', () => resolve(null));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    onward.setTimeout(PATIENCE_MS, () => onward.destroy());
    onward.on('error', () => resolve(null));
    onward.end(body);
  });

type Plan = NetworkFault | 'none';

type Weights = Readonly<Record<Plan, number>>;

/** Percentages for reads. */
const ofReads: Weights = {
  none: 62,
  delayed: 8,
  doubled: 8,
  swapped: 5,
  cut: 4,
  'answer lost': 5,
  'request lost': 3,
  busy: 3,
  'bad gateway': 1.5,
  silent: 0.5,
};
/** Percentages for changes, which can get lost. */
const ofWrites: Weights = {
  none: 46,
  delayed: 9,
  doubled: 16,
  swapped: 5,
  cut: 6,
  'answer lost': 8,
  'request lost': 4,
  busy: 3,
  'bad gateway': 2,
  silent: 1,
};

const MOST_DELAY_MS = 1_200;
const MOST_BETWEEN_COPIES_MS = 1_000;
const MOST_HELD_MS = 1_000;
const SILENT_MS = 6_000;

const wholeOf = async (incoming: IncomingMessage): Promise<Sent> => {
  const parts: Buffer[] = [];
  for await (const part of incoming) if (Buffer.isBuffer(part)) parts.push(part);
  const { [TAB_HEADER]: _, ...headers } = incoming.headers;
  return { method: incoming.method ?? 'GET', path: incoming.url ?? '/', headers, body: Buffer.concat(parts) };
};

/** Starts a network without faults before the servers on these ports. */
export const faultyNetwork = async (count: CountFault, ports: () => readonly number[]): Promise<FaultyNetwork> => {
  const serverErrors: string[] = [];
  const counts = new Map<string, number>();
  const held = new Map<string, Set<() => void>>();
  let isHurting = false;
  let source = randomOf('');
  let underWay = 0;

  const sendOn = async (random: Random, sent: Sent): Promise<Answered | null> => {
    const port = random.pick(ports());
    const answer = port === undefined ? null : await forward(port, sent);
    if (answer && answer.status >= 500 && answer.status !== 503)
      serverErrors.push(`${answer.status} of ${sent.path}: ${answer.body.toString().slice(0, 200)}`);
    return answer;
  };

  const give = (to: ServerResponse, answer: Answered | null): void => {
    if (answer) to.writeHead(answer.status, answer.headers).end(answer.body);
    // as a proxy does if its server is gone
    else to.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
  };

  const heldIn = (tab: string): Set<() => void> => {
    const waiting = held.get(tab) ?? new Set();
    held.set(tab, waiting);
    return waiting;
  };

  const untilNextAnswer = (tab: string): Promise<void> =>
    new Promise((resolve) => {
      heldIn(tab).add(resolve);
      setTimeout(resolve, MOST_HELD_MS);
    });

  const copyOf = async (random: Random, sent: Sent, afterMs: number): Promise<void> => {
    underWay += 1;
    await wait(afterMs);
    await sendOn(random, sent);
    underWay -= 1;
  };

  const hurtOne = async (fault: Plan, random: Random, tab: string, sent: Sent, to: ServerResponse): Promise<void> => {
    const ms = random.below(MOST_DELAY_MS);
    switch (fault) {
      case 'none':
        return give(to, await sendOn(random, sent));
      case 'delayed':
        if (random.chance(0.5)) {
          await wait(ms);
          return give(to, await sendOn(random, sent));
        } else {
          const answer = await sendOn(random, sent);
          await wait(ms);
          return give(to, answer);
        }
      case 'doubled': {
        void copyOf(random.child('copy'), sent, random.chance(0.5) ? 0 : random.below(MOST_BETWEEN_COPIES_MS));
        return give(to, await sendOn(random, sent));
      }
      case 'swapped': {
        const answer = await sendOn(random, sent);
        await untilNextAnswer(tab);
        return give(to, answer);
      }
      case 'cut': {
        const answer = await sendOn(random, sent);
        if (!answer) return give(to, answer);
        to.writeHead(answer.status, { ...answer.headers, 'content-length': answer.body.length + 1 });
        to.write(answer.body.subarray(0, Math.floor(answer.body.length / 2)), () => to.destroy());
        return;
      }
      case 'answer lost':
        await sendOn(random, sent);
        to.destroy();
        return;
      case 'request lost':
        to.destroy();
        return;
      case 'busy':
        to.writeHead(503, random.chance(0.5) ? { 'retry-after': '1' } : {}).end('busy');
        return;
      case 'bad gateway':
        return give(to, null);
      case 'silent':
        if (random.chance(0.5)) await sendOn(random, sent);
        await Promise.race([once(to, 'close'), wait(SILENT_MS)]);
        to.destroy();
        return;
    }
  };

  const answerTab = async (tab: string, sent: Sent, to: ServerResponse): Promise<void> => {
    const number = counts.get(tab) ?? 0;
    counts.set(tab, number + 1);
    const random = source.child(`${tab}/${number}`);
    const weights = sent.headers['idempotency-key'] === undefined ? ofReads : ofWrites;
    const fault = isHurting ? weighted(random, weights) : 'none';
    if (fault !== 'none') count(fault);
    await hurtOne(fault, random, tab, sent, to);
    if (fault !== 'swapped') for (const release of heldIn(tab)) release();
  };

  const server = createServer((incoming, to) => {
    const tab = incoming.headers[TAB_HEADER];
    underWay += 1;
    to.on('error', () => undefined);
    incoming.on('error', () => undefined);
    void (async () => {
      try {
        const sent = await wholeOf(incoming);
        if (typeof tab === 'string') await answerTab(tab, sent, to);
        else give(to, await forward(ports()[0] ?? 0, sent));
      } catch {
        // the tab was closed
        to.destroy();
      }
      underWay -= 1;
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    hurt: (wanted) => {
      isHurting = wanted;
    },
    begin: (random) => {
      source = random;
      counts.clear();
      serverErrors.length = 0;
    },
    serverErrors,
    underWay: () => underWay,
    close: () => {
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
};

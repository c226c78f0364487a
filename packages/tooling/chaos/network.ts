import { setTimeout as wait } from 'node:timers/promises';
import type { FailedRequest } from './history.ts';
import { networkFaults, type CountFault, type NetworkFault } from './faults.ts';
import { randomOf, type Random } from './random.ts';

/** The network between tabs and servers. It damages requests as its seed says. */
export interface FaultyNetwork {
  /** Sends a request of a tab. Rejects if the tab receives no response. */
  readonly send: (tab: string, path: string, init: RequestInit) => Promise<Response>;
  /** Switches faults on or off. */
  readonly hurt: (isHurting: boolean) => void;
  /** Begins a round with a new seed. */
  readonly begin: (random: Random) => void;
  /** The requests of this round that a server failed. */
  readonly failed: readonly FailedRequest[];
  /** The number of requests in flight. */
  readonly underWay: () => number;
}

/** A complete response of a server, or null. */
type Answered = { readonly status: number; readonly headers: Headers; readonly text: string } | null;

/** Timeout of the network for a server in ms, longer than that of any page. */
const PATIENCE_MS = 12_000;
const MOST_DELAY_MS = 1_200;
const MOST_BETWEEN_COPIES_MS = 1_000;
const MOST_HELD_MS = 1_000;
const SILENT_MS = 6_000;
/** Characters of a failed response that are kept. */
const SHOWN = 200;

/** Forwards a request to a server, whether or not the tab still waits for it. */
const forward = async (port: number, path: string, init: RequestInit): Promise<Answered> => {
  const origin = `http://127.0.0.1:${port}`;
  const headers = new Headers(init.headers);
  headers.set('origin', origin);
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(`${origin}${path}`, { ...init, headers, signal });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch {
    return null;
  }
};

/** Returns the response, or that of a proxy whose server is gone. */
const respond = (answer: Answered): Response => {
  if (!answer) return new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } });
  const { status, headers, text } = answer;
  return new Response(text === '' ? null : text, { status, headers });
};

/** Returns a response that ends in the middle. */
const cut = (text: string): Response =>
  new Response(
    new ReadableStream({
      start: (body) => {
        body.enqueue(new TextEncoder().encode(text.slice(0, text.length / 2)));
        body.error(new TypeError('terminated'));
      },
    }),
  );

const noResponse = (): TypeError => new TypeError('fetch failed');

/** Creates a network without faults before the servers on these ports. */
export const faultyNetwork = (count: CountFault, ports: () => readonly number[]): FaultyNetwork => {
  const failed: FailedRequest[] = [];
  const counts = new Map<string, number>();
  const held = new Map<string, Set<() => void>>();
  let isHurting = false;
  let source = randomOf('');
  let underWay = 0;

  const counted = async <A>(work: Promise<A>): Promise<A> => {
    underWay += 1;
    try {
      return await work;
    } finally {
      underWay -= 1;
    }
  };

  const reach = async (random: Random, path: string, init: RequestInit): Promise<Answered> => {
    const begunAt = performance.now();
    const answer = await forward(random.pick(ports()) ?? 0, path, init);
    const { status, text } = answer ?? { status: null, text: '' };
    if (status === null || status >= 500)
      failed.push({ path, begunAt, endedAt: performance.now(), status, text: text.slice(0, SHOWN) });
    return answer;
  };

  const untilNextAnswer = (tab: string): Promise<void> =>
    new Promise((resolve) => {
      held.set(tab, (held.get(tab) ?? new Set()).add(resolve));
      setTimeout(resolve, MOST_HELD_MS);
    });

  const play = async (
    fault: NetworkFault | undefined,
    random: Random,
    tab: string,
    path: string,
    init: RequestInit,
  ): Promise<Response> => {
    const ask = (): Promise<Answered> => reach(random, path, init);
    const ms = random.below(MOST_DELAY_MS);
    switch (fault) {
      case 'delayed': {
        const isRequest = random.chance(0.5);
        if (isRequest) await wait(ms);
        const answer = await ask();
        if (!isRequest) await wait(ms);
        return respond(answer);
      }
      case 'doubled': {
        const copyMs = random.chance(0.5) ? 0 : random.below(MOST_BETWEEN_COPIES_MS);
        void counted(wait(copyMs).then(() => reach(random.child('copy'), path, init)));
        return respond(await ask());
      }
      case 'swapped': {
        const answer = await ask();
        await untilNextAnswer(tab);
        return respond(answer);
      }
      case 'cut': {
        const answer = await ask();
        return answer ? cut(answer.text) : respond(answer);
      }
      case 'answer lost':
        await ask();
        throw noResponse();
      case 'request lost':
        throw noResponse();
      case 'busy':
        return new Response('busy', { status: 503, headers: random.chance(0.5) ? { 'retry-after': '1' } : {} });
      case 'bad gateway':
        return respond(null);
      case 'silent':
        if (random.chance(0.5)) await ask();
        await wait(SILENT_MS, undefined, init.signal ? { signal: init.signal } : {});
        throw noResponse();
      case undefined:
        return respond(await ask());
    }
  };

  const faultOf = (random: Random, init: RequestInit): NetworkFault | undefined => {
    const kind = new Headers(init.headers).has('idempotency-key') ? 'writes' : 'reads';
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are those of the record
    const faults = Object.keys(networkFaults) as NetworkFault[];
    const weights = faults.map((fault) => [fault, networkFaults[fault][kind]] as const);
    const none = 100 - weights.reduce((sum, [, weight]) => sum + weight, 0);
    return random.weighted([[undefined, none], ...weights]);
  };

  const answerTab = async (tab: string, path: string, init: RequestInit): Promise<Response> => {
    const number = counts.get(tab) ?? 0;
    counts.set(tab, number + 1);
    const random = source.child(`${tab}/${number}`);
    const fault = isHurting ? faultOf(random, init) : undefined;
    if (fault) count(fault);
    try {
      return await play(fault, random, tab, path, init);
    } finally {
      if (fault !== 'swapped') for (const release of held.get(tab) ?? []) release();
    }
  };

  return {
    send: (tab, path, init) => {
      const left = new Promise<never>((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(noResponse()));
      });
      return Promise.race([counted(answerTab(tab, path, init)), left]);
    },
    hurt: (wanted) => {
      isHurting = wanted;
    },
    begin: (random) => {
      source = random;
      counts.clear();
      failed.length = 0;
    },
    failed,
    underWay: () => underWay,
  };
};

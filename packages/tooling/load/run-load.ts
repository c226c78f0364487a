import { randomUUID } from 'node:crypto';
import { Agent, request as send } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../chaos/random.ts';
import type { Kind, Request } from './traffic.ts';

/** Requests in flight while the capacity is measured. */
const AT_ONCE = 32;
/** A server that is this many requests behind never catches up. */
const MOST_BEHIND = 5_000;

/** Times of the answers of one call in ms, and the number of answers by status. */
export interface Measured {
  readonly times: Map<Kind, number[]>;
  readonly statuses: Map<number, number>;
}

/** Returns the number of answers that were neither accepted nor refused because the cart has changed. */
export const countFailures = ({ statuses }: Measured): number =>
  [...statuses].reduce((sum, [status, count]) => (status === 200 || status === 409 ? sum : sum + count), 0);

/** Answers one request; returns its status, or 0 if the connection broke. */
export type Answerer = (request: Request) => Promise<number>;

/** Sends requests to the servers of one address. */
export const answererAt = (port: number): { readonly answer: Answerer; readonly close: () => void } => {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const answer: Answerer = ({ path, token, body, done }) =>
    new Promise((resolve) => {
      const end = (status: number, text = ''): void => {
        done(status, text);
        resolve(status);
      };
      const headers = {
        origin: `http://127.0.0.1:${port}`,
        'x-baguni-client': '1',
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        cookie: `baguni=${token}`,
      };
      const call = send({ host: '127.0.0.1', port, path, method: 'POST', agent, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          text += part;
        });
        response.on('end', () => end(response.statusCode ?? 0, text));
        response.on('error', () => end(0));
      });
      call.on('error', () => end(0));
      call.end(JSON.stringify(body));
    });
  return { answer, close: () => agent.destroy() };
};

/** Sends the next request as soon as one of a few is answered; returns the answers per second. */
export const measureCapacity = async (next: () => Request, answer: Answerer, seconds: number): Promise<number> => {
  const endsAt = performance.now() + seconds * 1_000;
  let answers = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (performance.now() < endsAt) {
        const status = await answer(next());
        if (status === 200) answers += 1;
      }
    }),
  );
  return answers / seconds;
};

/**
 * Sends requests at random times with a fixed rate, whether or not earlier ones are answered. Each time counts from the
 * moment when the request was due, so a server that stalls is measured by all requests that come meanwhile.
 * @param rate requests per second
 * @throws an error if the server falls far behind
 */
export const loadAt = async (
  { next, answer, random }: { readonly next: () => Request; readonly answer: Answerer; readonly random: Random },
  rate: number,
  seconds: number,
  measured: Measured,
): Promise<void> => {
  const begun = performance.now();
  const running = new Set<Promise<void>>();
  let dueAt = begun;
  const one = async (request: Request, due: number): Promise<void> => {
    const status = await answer(request);
    const times = measured.times.get(request.kind) ?? [];
    measured.times.set(request.kind, times);
    times.push(performance.now() - due);
    measured.statuses.set(status, (measured.statuses.get(status) ?? 0) + 1);
  };
  while (dueAt < begun + seconds * 1_000) {
    while (dueAt <= performance.now()) {
      const run = one(next(), dueAt).finally(() => running.delete(run));
      running.add(run);
      dueAt += (-Math.log(1 - random.next()) / rate) * 1_000;
    }
    if (running.size > MOST_BEHIND) throw new Error(`the servers do not answer ${rate.toFixed(0)} requests per second`);
    await wait(1);
  }
  await Promise.all(running);
};

import type { Reply } from './load.ts';
import type { Running } from './processes.ts';
import type { Shopper } from './shoppers.ts';

/** A server under measurement with those who ask it. */
export interface Side {
  readonly server: Running;
  readonly shoppers: readonly Shopper[];
}

/** What one side came to in one slice of time. */
export interface Slice {
  /** Requests in a second. */
  readonly rate: number;
  /** Processor time of a request, in ms. */
  readonly processor: number;
  /** How long each request took, in ms. */
  readonly times: readonly number[];
}

/** Asks with every shopper, one request after another each, for so long. */
export const sliceOf = async (
  { server, shoppers }: Side,
  ask: (shopper: Shopper) => Promise<Reply>,
  ms: number,
): Promise<Slice> => {
  const times: number[] = [];
  const [begun, processor] = [performance.now(), server.processorMs()];
  const end = begun + ms;
  await Promise.all(
    shoppers.map(async (shopper) => {
      while (performance.now() < end) {
        const reply = await ask(shopper);
        if (reply.status !== 200) throw new Error(`${reply.status} ${reply.body.toString().slice(0, 300)}`);
        times.push(reply.ms);
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  return {
    rate: times.length / seconds,
    processor: (server.processorMs() - processor) / times.length,
    times,
  };
};

import { setTimeout as wait } from 'node:timers/promises';
import type { Shopper } from './shoppers.ts';

/** What came of a time in which more was asked than could be served. */
export interface Overload {
  /** Good answers in a second. */
  readonly rate: number;
  /** Requests in a second, refused ones too. */
  readonly offered: number;
  /** How long each refusal took, in ms. */
  readonly refusals: readonly number[];
  /** Answers that were neither good nor a refusal that says when to come again. */
  readonly others: number;
}

const isRefusal = (status: number, head: string): boolean => status === 503 && /\r\nretry-after: \d/iu.test(head);

/** Each shopper asks at its own pace, so that all together ask at a rate, whether or not they are served. @param perSecond of all */
export const overload = async (shoppers: readonly Shopper[], perSecond: number, ms: number): Promise<Overload> => {
  const refusals: number[] = [];
  let [good, others] = [0, 0];
  const begun = performance.now();
  const interval = (1000 * shoppers.length) / perSecond;
  const ask = async (shopper: Shopper, index: number): Promise<void> => {
    let due = begun + (interval * index) / shoppers.length;
    while (due < begun + ms) {
      const early = due - performance.now();
      if (early > 0) await wait(early);
      const { status, head, ms: took } = await shopper.set();
      if (status === 200) good += 1;
      else if (isRefusal(status, head)) refusals.push(took);
      else others += 1;
      // who was answered late does not ask twice at once
      due = Math.max(due + interval, performance.now());
    }
  };
  await Promise.all(shoppers.map(ask));
  const seconds = (performance.now() - begun) / 1000;
  return { rate: good / seconds, offered: (good + others + refusals.length) / seconds, refusals, others };
};

/** Seconds until an answer takes no longer than usual again, asked one after another. @param usual in ms */
export const secondsUntilUsual = async (shopper: Shopper, usual: number): Promise<number> => {
  const begun = performance.now();
  for (;;) {
    const { status, ms } = await shopper.set();
    if (status === 200 && ms <= usual) return (performance.now() - begun) / 1000;
  }
};

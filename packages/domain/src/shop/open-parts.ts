import { Queue } from '../orders/smallest-change/queue.ts';
import type { OffersPart } from './offers-search.ts';

const keyOf = ({ set, forbidden }: OffersPart): string =>
  JSON.stringify([set.worked.map(({ offer }) => offer.id), [...forbidden].toSorted()]);

const isBefore = (a: OffersPart, b: OffersPart): boolean =>
  a.bound > b.bound || (a.bound === b.bound && a.forbidden.size > b.forbidden.size);

/** Parts of a search that are to be looked at, each once: the one that may save most first, of equal ones the smaller. */
export class PartQueue {
  readonly #queue = new Queue(isBefore);
  readonly #seen = new Set<string>();

  /** What no part saves more than; 0 where there is none. */
  get bound(): number {
    return this.#queue.first?.bound ?? 0;
  }

  /** Whether a part was met for the first time. */
  isNew(part: OffersPart): boolean {
    const key = keyOf(part);
    const isKnown = this.#seen.has(key);
    this.#seen.add(key);
    return !isKnown;
  }

  put(parts: readonly OffersPart[]): void {
    for (const part of parts) if (this.isNew(part)) this.#queue.put(part);
  }

  take(): OffersPart | undefined {
    return this.#queue.take();
  }
}

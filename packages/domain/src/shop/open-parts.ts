import { Queue } from '../orders/smallest-change/queue.ts';
import type { OffersPart } from './offers-search.ts';

const keyOf = ({ set, forbidden }: OffersPart): string =>
  JSON.stringify([set.worked.map(({ offer }) => offer.id), [...forbidden].toSorted()]);

const isBefore = (a: OffersPart, b: OffersPart): boolean =>
  a.bound > b.bound || (a.bound === b.bound && a.forbidden.size > b.forbidden.size);

/** A queue of unique parts: highest bound first, then the smaller part. */
export class PartQueue {
  readonly #queue = new Queue(isBefore);
  readonly #seen = new Set<string>();

  /** Upper bound of the saving over all parts; 0 if empty. */
  get bound(): number {
    return this.#queue.first?.bound ?? 0;
  }

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

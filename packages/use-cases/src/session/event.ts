import type { EventDocument, TermsOfCountry } from '@baguni/contract';

type PricesUpdated = Extract<EventDocument, { type: 'PricesUpdated' }> & {
  /** Overseas terms that came with the prices; they follow as `OverseaRead`. */
  readonly overseas?: TermsOfCountry;
};

/** Cart events, in the form of saved sessions. State is a fold over these events only. */
export type CartEvent = Exclude<EventDocument, { type: 'PricesUpdated' }> | PricesUpdated;

export type CartEventType = CartEvent['type'];
export type EventOf<T extends CartEventType> = Extract<CartEvent, { type: T }>;

/** Creates the event that stores data around the cart. */
export const extrasRead = (extras: EventOf<'ExtrasRead'>['extras']): CartEvent => ({ type: 'ExtrasRead', extras });

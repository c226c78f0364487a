import type { CartEventType, EventOf } from '../state/event.ts';
import type { CartState } from '../state/state.ts';
import type { Step } from './step.ts';

/** What was agreed to was agreed of what was ordered: what was selected, in its tab (CK-08, SE-04). */
const agreedOf = (before: CartState, after: CartState): CartState =>
  after.agreed.length === 0 || (before.selected === after.selected && before.tab === after.tab)
    ? after
    : { ...after, agreed: [] };

/** Folds the events of some names, each by its step. Pure: the same events give the same state, so any session can be replayed. */
export const evolveWith =
  <K extends CartEventType>(steps: { readonly [T in K]: Step<T> }) =>
  <T extends K>(state: CartState, event: EventOf<T>): CartState =>
    agreedOf(state, steps[event.type](state, event));

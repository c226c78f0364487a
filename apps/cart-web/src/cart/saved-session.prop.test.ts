import { eventLog, type CartDocument, type EventDocument } from '@baguni/contract';
import { documentOfLog, replay, sessionOfDocument } from '@baguni/use-cases';
import { CartStore } from '@baguni/presentation';
import { allArrived, play } from '@baguni/use-cases/testing';
import { either as E } from 'fp-ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LONG_MS = 3_600_000;
vi.setConfig({ testTimeout: LONG_MS });

const stateOf = ({ base, events }: { readonly base: CartDocument; readonly events: readonly EventDocument[] }) =>
  replay(sessionOfDocument(base), events);

test('[SE-03 ER-07] restores the state of a session from its saved file, whatever happened', async () => {
  let store: CartStore;
  await play({
    begin: ({ state, session }) => {
      const own = new CartStore(state);
      session.transitions.subscribe((transition) => own.dispatch(transition));
      store = own;
    },
    // the same reference, so no event is folded or priced twice
    each: ({ state }) => expect(store.state).toBe(state),
    check: async (world) => {
      await allArrived(world);
      const file = JSON.stringify(eventLog.encode(documentOfLog(store.eventLog())));
      expect(E.map(stateOf)(eventLog.decode(JSON.parse(file)))).toEqual(E.right(world.state));
    },
    runs: 60,
  });
});

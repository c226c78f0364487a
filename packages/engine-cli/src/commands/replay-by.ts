import type { CartState, Finding } from '@baguni/domain';
import { partsOf, stateOf, type Engine, type ShopCart } from '@baguni/domain/shop';

/** Whose a session is: how its States are made ready to be priced, and what blocks an order of them. */
export interface Judge {
  /** The State with the promotions that are in use by themselves, as page and server show it. */
  readonly ready: (state: CartState) => CartState;
  /** By the moment of the State’s prices. */
  readonly findings: (state: CartState) => readonly Finding[];
}

const asCart = (state: CartState): ShopCart<string> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- sessions count in won, and so does the engine: its currency was asked for when it was read
  state as unknown as ShopCart<string>;

/** An engine in won as page and server ask it (EN-09). */
export const judgeBy = (engine: Engine<string>): Judge => {
  const { prices, orders } = partsOf(engine);
  return {
    ready: (state) => stateOf(prices.ready(asCart(state))),
    findings: (state) => orders.judge(asCart(state)).findings,
  };
};

import { cartState } from '@baguni/contract';
import {
  evolve,
  formatMessage,
  type CartEvent,
  type CartState,
  type EventLog,
  type Finding,
  type Messages,
} from '@baguni/domain';
import { checkOrder, priceOfCart } from '@baguni/domain/engine';
import type { Outcome } from '../output/outcome.ts';
import { padStart } from '../output/printable.ts';
import { amount, signed, type Wording } from './naming.ts';

/** A moment of a session: after an event, or before the first of them. */
interface Moment {
  /** Undefined before the first event. */
  readonly event: string | undefined;
  readonly state: CartState;
  readonly totals: Totals;
  /** By how much more is paid than before the event, in won. */
  readonly difference: number;
}

/** The totals of a state, in won. */
type Totals = ReturnType<typeof totalsOf>;

const totalsOf = (state: CartState) => {
  const { itemTotal, discountTotal, couponTotal, shippingTotal, overseaShippingTotal, shippingKnown, price } =
    priceOfCart(state, state.pricesAsOf);
  return { itemTotal, discountTotal, couponTotal, shippingTotal, overseaShippingTotal, shippingKnown, price };
};

const after = (last: Moment, event: CartEvent): Moment => {
  const state = evolve(last.state, event);
  const totals = totalsOf(state);
  return { event: event.type, state, totals, difference: totals.price - last.totals.price };
};

/** The moments of a session, each folded on the one before. */
const momentsOf = ({ base, events }: EventLog): readonly Moment[] =>
  events
    .reduce<readonly [Moment, ...Moment[]]>(
      ([last, ...before], event) => [after(last, event), last, ...before],
      [{ event: undefined, state: base, totals: totalsOf(base), difference: 0 }],
    )
    .toReversed();

/** What blocks an order, by the session's own clock; nothing is judged of a cart that has not been opened. */
const findingsOf = (state: CartState): readonly Finding[] =>
  state.load === 'Loaded' ? checkOrder(state, state.pricesAsOf) : [];

/** Columns of the number of an event. */
const WIDTH = 4;

const linesOf = (wording: Wording, messages: Messages) => {
  const { translations } = wording;
  return ({ event, state, totals: known, difference }: Moment, i: number): readonly string[] => {
    const { itemTotal, discountTotal, couponTotal, shippingTotal, overseaShippingTotal, shippingKnown, price } = known;
    const change = difference === 0 ? '' : ` (${signed(wording, difference)})`;
    const shipping = shippingKnown ? amount(wording, shippingTotal + overseaShippingTotal) : translations.unknown;
    const totals = [
      `${translations.itemTotal} ${amount(wording, itemTotal)}`,
      `${translations.discountTotal} ${amount(wording, -discountTotal)}`,
      `${translations.couponTotal} ${amount(wording, -couponTotal)}`,
      `${translations.shippingTotal} ${shipping}`,
      `${translations.payable(state.selected.length, state.units.length)} ${amount(wording, price)}${change}`,
    ];
    const busy = [...state.saving.map(({ cartUnitId }) => cartUnitId), ...state.deleting];
    const facts = [
      state.load,
      state.tab,
      translations.version(state.cartVersion),
      ...(busy.length > 0 ? [translations.busyUnits(busy.join(', '))] : []),
      ...(state.isOrdering ? [translations.ordering] : []),
    ];
    return [
      `${padStart(String(i), WIDTH)}  ${event ?? translations.beforeEvents}`,
      `      ${facts.join(' · ')}`,
      `      ${totals.join(' · ')}`,
      ...findingsOf(state).map(({ code, params }) => `      ${code}  ${formatMessage(messages, code, params)}`),
    ];
  };
};

/** `baguni replay`: folds a saved session again; state, totals and what blocks the order after each event (SE-03, CK-18). */
export const replaySession = (log: EventLog, wording: Wording, messages: Messages): Outcome => {
  const moments = momentsOf(log);
  return {
    lines: [wording.translations.replayed(log.events.length), '', ...moments.flatMap(linesOf(wording, messages))],
    json: moments.map(({ event, state, totals, difference }) => ({
      event: event ?? null,
      totals,
      difference,
      findings: findingsOf(state),
      state: cartState.encode(state),
    })),
    exitCode: 0,
  };
};

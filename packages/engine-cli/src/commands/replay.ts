import { cartState } from '@baguni/contract';
import { evolve, type CartState, type EventLog, type Finding, type Messages } from '@baguni/domain';
import { priceOfCart } from '@baguni/domain/engine';
import type { Outcome } from '../output/outcome.ts';
import { padStart } from '../output/printable.ts';
import { amount, messageOf, signed, type Wording } from './naming.ts';
import type { Judge } from './replay-by.ts';

/** A moment of a session: after an event, or before the first of them. */
interface Moment {
  /** Undefined before the first event. */
  readonly event: string | undefined;
  readonly state: CartState;
  readonly totals: Totals;
  /** By how much more is paid than before the event, in won. */
  readonly difference: number;
}

/** The totals of a State that is ready, in won. */
type Totals = ReturnType<typeof totalsOf>;

const totalsOf = (state: CartState) => {
  const { itemTotal, discountTotal, couponTotal, shippingTotal, overseaShippingTotal, shippingKnown, price } =
    priceOfCart(state, state.pricesAsOf);
  return { itemTotal, discountTotal, couponTotal, shippingTotal, overseaShippingTotal, shippingKnown, price };
};

/** The States of a session, each folded on the one before. */
const statesOf = ({ base, events }: EventLog): readonly CartState[] =>
  events
    .reduce<readonly [CartState, ...CartState[]]>(
      ([last, ...before], event) => [evolve(last, event), last, ...before],
      [base],
    )
    .toReversed();

/** The moments of a session, as an engine has them. */
const momentsOf = (log: EventLog, { ready }: Judge): readonly Moment[] => {
  let paid: number | undefined;
  return statesOf(log).map((folded, i) => {
    const state = ready(folded);
    const totals = totalsOf(state);
    const difference = totals.price - (paid ?? totals.price);
    paid = totals.price;
    return { event: log.events[i - 1]?.type, state, totals, difference };
  });
};

/** What blocks an order, by the session's own clock; nothing is judged of a cart that has not been opened. */
const findingsOf = ({ findings }: Judge, state: CartState): readonly Finding[] =>
  state.load === 'Loaded' ? findings(state) : [];

/** Columns of the number of an event. */
const WIDTH = 4;

const linesOf = (judge: Judge, wording: Wording, messages: Messages) => {
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
      ...findingsOf(judge, state).map((found) => `      ${found.code}  ${messageOf(wording, messages, found)}`),
    ];
  };
};

/**
 * `baguni replay`: folds a saved session again; state, totals and what blocks the order after each event (SE-03, CK-18).
 * @param judge of the marketplace, or of a shop in won
 */
export const replaySession = (log: EventLog, judge: Judge, wording: Wording, messages: Messages): Outcome => {
  const moments = momentsOf(log, judge);
  return {
    lines: [
      wording.translations.replayed(log.events.length),
      '',
      ...moments.flatMap(linesOf(judge, wording, messages)),
    ],
    json: moments.map(({ event, state, totals, difference }) => ({
      event: event ?? null,
      totals,
      difference,
      findings: findingsOf(judge, state),
      state: cartState.encode(state),
    })),
    exitCode: 0,
  };
};

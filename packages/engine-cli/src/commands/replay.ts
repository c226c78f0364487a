import { cartDocument, eventLog, misfitsOf, type CartDocument, type EventDocument } from '@baguni/contract';
import {
  changeCart,
  documentOfSession,
  evolve,
  sessionOfDocument,
  type EventLog,
  type Session,
  orderedCart,
} from '@baguni/use-cases';
import { misfitAt } from '@baguni/contract/cart-json';
import {
  cartSummary,
  priceCart,
  pricingInput,
  type Cart,
  type Finding,
  KRW,
  partsOf,
  type Engine,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { loadWording, type Command } from '../input/command.ts';
import { totalLabels, formatAmount, formatDifference, messageOf, type Wording } from '../output/wording.ts';
import { padStart } from '../output/printable.ts';
import { MAX_SESSION_BYTES, parseText, readFile, readShop, rejectSecondInput } from '../input/read-input.ts';

const logOf = ({
  base,
  events,
}: {
  readonly base: CartDocument;
  readonly events: readonly EventDocument[];
}): EventLog => ({
  base: sessionOfDocument(base),
  events,
});

const parseSession = (text: string): EventLog =>
  parseText(text, (json) => {
    const read = eventLog.decode(json);
    return E.isRight(read)
      ? { ok: true, value: logOf(read.right) }
      : { ok: false, problems: misfitsOf(read.left).map((one) => misfitAt(json, one.path, one)) };
  });

/** The totals of a cart with the promotions that are already applied. */
const totalsOf = (cart: Cart) => {
  const priced = priceCart(pricingInput(cart));
  const { itemTotal, discountTotal, couponTotal, shippingTotal, overseaShippingTotal, price } = cartSummary(priced);
  const { shippingKnown } = priced;
  return { itemTotal, discountTotal, couponTotal, shippingTotal, overseaShippingTotal, shippingKnown, price };
};

/** State at the start or after an event. */
interface Moment {
  readonly event: string | null;
  readonly state: Session;
  readonly totals: ReturnType<typeof totalsOf>;
  /** The price change by the event, in won. */
  readonly difference: number;
  /** By the time of the session. Empty until the cart is loaded. */
  readonly findings: readonly Finding[];
}

const replayMoments = ({ base, events }: EventLog, engine: Engine<string>): readonly Moment[] => {
  const { prices, orders } = partsOf(engine);
  let folded = base;
  let paid: number | undefined;
  const toMoment = (event: string | null): Moment => {
    // page and server determine the applied promotions
    const state = changeCart(folded, prices.ready);
    const totals = totalsOf(state.cart);
    const difference = totals.price - (paid ?? totals.price);
    paid = totals.price;
    return {
      event,
      state,
      totals,
      difference,
      findings: state.load === 'Loaded' ? orders.judge(orderedCart(state)).findings : [],
    };
  };
  const first = toMoment(null);
  const later = events.map((event) => {
    folded = evolve(folded, event);
    return toMoment(event.type);
  });
  return [first, ...later];
};

const linesOf = (wording: Wording, { event, state, totals, difference, findings }: Moment, i: number) => {
  const { itemTotal, discountTotal, couponTotal, shippingTotal, overseaShippingTotal, shippingKnown, price } = totals;
  const change = difference === 0 ? '' : ` (${formatDifference(wording, difference)})`;
  const shipping = shippingKnown ? formatAmount(wording, shippingTotal + overseaShippingTotal) : totalLabels.unknown;
  const amounts = [
    `${totalLabels.item} ${formatAmount(wording, itemTotal)}`,
    `${totalLabels.discount} ${formatAmount(wording, -discountTotal)}`,
    `${totalLabels.coupon} ${formatAmount(wording, -couponTotal)}`,
    `${totalLabels.shipping} ${shipping}`,
    `${totalLabels.payable(state.cart.selected.length, state.cart.units.length)} ${formatAmount(wording, price)}${change}`,
  ];
  const busy = [...state.cart.saving.map(({ cartUnitId }) => cartUnitId), ...state.deleting];
  const status = [
    state.load,
    state.cart.tab,
    `cart version ${state.cartVersion}`,
    ...(busy.length > 0 ? [`being changed: ${busy.join(', ')}`] : []),
    ...(state.isOrdering ? ['ordering'] : []),
  ];
  return [
    `${padStart(String(i), 4)}  ${event ?? 'before the first event'}`,
    `      ${status.join(' · ')}`,
    `      ${amounts.join(' · ')}`,
    ...findings.map((found) => `      ${found.code}  ${messageOf(wording, found)}`),
  ];
};

/** `baguni replay`: prints state, totals and findings after each event of a saved session (SE-03, CK-18). */
export const replay: Command = async (call) => {
  rejectSecondInput(call);
  const { engine } = await readShop(call, KRW);
  const log = await readFile(call, call.operands[0], MAX_SESSION_BYTES, parseSession);
  const wording = await loadWording(call, engine, log.base.cart.storefront.language);
  const moments = replayMoments(log, engine);
  return {
    lines: [
      `Events replayed: ${log.events.length}`,
      '',
      ...moments.flatMap((moment, i) => linesOf(wording, moment, i)),
    ],
    json: moments.map(({ event, state, totals, difference, findings }) => ({
      event,
      totals,
      difference,
      findings,
      state: cartDocument.encode(documentOfSession(state)),
    })),
    exitCode: 0,
  };
};

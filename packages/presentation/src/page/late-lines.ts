import {
  type ArrivalOfUnit,
  arrivalsIn,
  type CartUnit,
  type CartUnitId,
  piecePrice,
  won,
} from '@baguni/domain/internal';
import type { Session } from '@baguni/use-cases';
import { type ViewContext, money, dayText } from '../common/context.ts';
import { fill } from '../common/word.ts';
import { deliveryText } from '../delivery/delivery-lines.ts';
import { hoursText } from '../delivery/delivery-views.ts';
import { deliveryWords } from '../delivery/delivery-words.ts';
import { visitWords } from '../visit/visit-words.ts';

/** The late lines of a row: the arrival, and a price that has fallen since the unit was added. */
export interface UnitArrival {
  /** The day of the arrival, `YYYY-MM-DD`; undefined if unknown. */
  readonly day: string | undefined;
  readonly text: string;
}

type Extras = Pick<Session['extras'], 'arrivals' | 'cheaper' | 'delivery'>;
type Arrival = NonNullable<Extras['arrivals']>[number];

/**
 * Returns when each unit arrives, for units whose day is known.
 * @param now ms since 1970 UTC
 */
const arrivalsOf = (
  context: ViewContext,
  units: readonly CartUnit[],
  extras: Extras,
  now: number,
): ReadonlyMap<CartUnitId, UnitArrival> => {
  const words = deliveryWords[context.words.language];
  // most items arrive on one of a few days, and formatting a day takes time
  const texts = new Map<string, string>();
  const scheduledText = ({ arrivalScheduledDate: day, displayType }: Arrival): string => {
    const key = `${displayType} ${day}`;
    const text =
      texts.get(key) ??
      fill(displayType === 'Guaranteed' ? words.guaranteed : words.scheduled, { date: dayText(context, day) });
    texts.set(key, text);
    return text;
  };
  const textOf = (unit: CartUnit, { arrival, slot }: ArrivalOfUnit): string | undefined => {
    if (arrival) return scheduledText(arrival);
    // an ExpressShop delivers within hours, as the row says; the order button needs the day
    return slot ? `${dayText(context, slot.day)} ${hoursText(context, slot)}` : deliveryText(context, unit);
  };
  const arrivalOf = arrivalsIn(extras, now);
  return new Map(
    units.flatMap((unit) => {
      const found = arrivalOf(unit);
      const text = found && textOf(unit, found);
      return found && text ? [[unit.cartUnitId, { day: found.day, text }]] : [];
    }),
  );
};

/**
 * Returns the line of the order button: when everything arrives, or the first known day of a part.
 * @param arrivals of the selected units, undefined where unknown
 */
export const orderArrivalText = (
  context: ViewContext,
  arrivals: readonly (UnitArrival | undefined)[],
): string | undefined => {
  const days = arrivals.map((arrival) => arrival?.day);
  const [first] = days.filter((day) => day !== undefined).toSorted();
  if (first === undefined) return undefined;
  const words = deliveryWords[context.words.language];
  const date = dayText(context, first);
  return fill(days.every((day) => day === first) ? words.scheduled : words.part, { date });
};

/** Returns how much cheaper a unit has become; undefined once its price is another one, e.g. with other options. */
const cheaperText = (context: ViewContext, unit: CartUnit, { cheaper = [] }: Extras): string | undefined => {
  const fall = cheaper.find(({ cartUnitId }) => cartUnitId === unit.cartUnitId);
  if (fall?.now !== piecePrice(unit)) return undefined;
  return fill(visitWords[context.words.language].cheaper, { amount: money(context, won(fall.before - fall.now)) });
};

/**
 * Returns the late lines of the units that have one.
 * @param now ms since 1970 UTC
 */
export const lateLinesOf = (
  context: ViewContext,
  units: readonly CartUnit[],
  extras: Extras,
  now: number,
): ReadonlyMap<CartUnitId, UnitArrival> => {
  const lines = new Map(arrivalsOf(context, units, extras, now));
  for (const unit of units) {
    const cheaper = cheaperText(context, unit, extras);
    if (cheaper === undefined) continue;
    const arrival = lines.get(unit.cartUnitId);
    const above = arrival?.text ?? deliveryText(context, unit);
    const text = above === undefined ? cheaper : `${above}\n${cheaper}`;
    lines.set(unit.cartUnitId, { day: arrival?.day, text });
  }
  return lines;
};

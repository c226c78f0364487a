import { piecePrice, won, type CartUnit, type CartUnitId } from '@baguni/domain/internal';
import type { Session } from '@baguni/use-cases';
import { money, type ViewContext } from '../common/context.ts';
import { fill } from '../common/word.ts';
import { arrivalsOf, type UnitArrival } from '../delivery/arrival-lines.ts';
import { deliveryText } from '../delivery/delivery-lines.ts';
import { visitWords } from '../visit/visit-words.ts';

type Extras = Pick<Session['extras'], 'arrivals' | 'cheaper' | 'delivery'>;

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

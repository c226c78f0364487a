import { unitsById } from '@baguni/domain';
import { option as O } from 'fp-ts';
import type { Deps } from '../deps/deps.ts';
import type { Saved, PendingSaves, QuantityRequest } from './pending-saves.ts';

/** One save of a unit's quantity, with all that it needs. */
export interface Save {
  readonly deps: Deps;
  readonly pending: PendingSaves;
  readonly request: QuantityRequest;
  /** A newer request for the same unit waits (QT-06). */
  readonly isOvertaken: () => boolean;
}

/** The answer of an overtaken save, where the cart has not shown anything newer since. */
export const unshownOf = ({ deps, pending, request }: Save): O.Option<Saved> => {
  const ours = unitsById(deps.state().cart.units).get(request.cartUnitId);
  return O.filter(({ unit }: Saved) => ours !== undefined && unit.version > ours.version)(
    pending.get(request.cartUnitId).unshown,
  );
};

/** The newest that is known of the unit; none where it is no longer in the cart. */
export const newestKnown = (save: Save): O.Option<Saved> => {
  const {
    cart: { units },
    cartVersion,
  } = save.deps.state();
  const ours = O.fromNullable(unitsById(units).get(save.request.cartUnitId));
  return O.alt(() => O.map((unit: Saved['unit']): Saved => ({ unit, cartVersion }))(ours))(unshownOf(save));
};

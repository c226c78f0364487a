import { unitsById } from '@baguni/domain';
import { option as O } from 'fp-ts';
import type { Deps } from '../flow/deps.ts';
import type { Saved, PendingSaves, QuantityRequest } from './pending-saves.ts';

export interface Save {
  readonly deps: Deps;
  readonly pending: PendingSaves;
  readonly request: QuantityRequest;
  readonly isOvertaken: () => boolean;
}

/** Returns the hidden answer of an overtaken save, unless the cart is newer. */
export const unshownOf = ({ deps, pending, request }: Save): O.Option<Saved> => {
  const ours = unitsById(deps.state().cart.units).get(request.cartUnitId);
  return O.filter(({ unit }: Saved) => ours !== undefined && unit.version > ours.version)(
    pending.get(request.cartUnitId).unshown,
  );
};

/** Returns the newest known unit, or `none` if it has left the cart. */
export const newestKnown = (save: Save): O.Option<Saved> => {
  const {
    cart: { units },
    cartVersion,
  } = save.deps.state();
  const ours = O.fromNullable(unitsById(units).get(save.request.cartUnitId));
  return O.alt(() => O.map((unit: Saved['unit']): Saved => ({ unit, cartVersion }))(ours))(unshownOf(save));
};

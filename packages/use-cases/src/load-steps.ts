import {
  clearUnits,
  isUnknownOutcome,
  loadPlan,
  type ApiError,
  type CartUnitId,
  type InitialCart,
} from '@baguni/domain';
import { either as E } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { reportUnreadable } from './ask.ts';
import type { Deps } from './deps.ts';

/** A cart as far as the load has come, or why it came no further. */
type Loading = Promise<Either<ApiError, InitialCart>>;
type Step = (initial: InitialCart) => Loading;

/** The first read of the cart (CM-01); what could not be read of it is reported (CM-53). */
const readInitial = async ({ server, log }: Deps): Loading => {
  const read = await server.getInitialCart()();
  if (E.isRight(read)) reportUnreadable(log, 'getInitialCart', read.right);
  return read;
};

/** A write that failed is reported and does not block the page; where it may have happened, the cart is read again. */
const goOn = async (deps: Deps, initial: InitialCart, error: ApiError): Loading => {
  deps.log.report({ type: 'CallFailed', error });
  const read = isUnknownOutcome(error) ? await readInitial(deps) : E.right(initial);
  return E.isRight(read) ? read : E.right(initial);
};

/** Merges the guest cart, and reads the cart again (LS-01). */
const merged =
  (deps: Deps): Step =>
  async (initial) => {
    const answer = await deps.server.mergeCart()();
    return E.isLeft(answer) ? goOn(deps, initial, answer.left) : readInitial(deps);
  };

const without = (initial: InitialCart, gone: readonly CartUnitId[], cartVersion: number): InitialCart => ({
  ...initial,
  cartVersion,
  units: initial.units.filter((unit) => !gone.includes(unit.cartUnitId)),
  appliedCoupons: clearUnits(initial.appliedCoupons, gone),
});

/** Deletes the units that the server flagged (LS-01). */
const flaggedRemoved =
  (deps: Deps): Step =>
  async (initial) => {
    const cartUnitIds = loadPlan(initial).remove;
    const answer = await deps.server.removeCartUnits({ cartUnitIds, deleteCauseType: 'Buyer' })();
    if (E.isLeft(answer)) return goOn(deps, initial, answer.left);
    const { removedCartUnitIds, cartVersion } = answer.right;
    deps.log.report({ type: 'UnitsRemoved', count: removedCartUnitIds.length });
    return E.right(without(initial, removedCartUnitIds, cartVersion));
  };

/** Reads the cart, merges and deletes as the plan of the read says (LS-01). */
export const readAsPlanned = async (deps: Deps): Loading => {
  const first = await readInitial(deps);
  const read = E.isRight(first) && loadPlan(first.right).merge ? await merged(deps)(first.right) : first;
  return E.isRight(read) && loadPlan(read.right).remove.length > 0 ? flaggedRemoved(deps)(read.right) : read;
};

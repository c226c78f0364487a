import {
  clearUnits,
  isUnknownOutcome,
  loadPlan,
  type ApiError,
  type CartUnitId,
  type InitialCart,
} from '@baguni/domain';
import { function as F, taskEither as TE } from 'fp-ts';
import type { TaskEither } from 'fp-ts/TaskEither';
import { reportUnreadable } from './ask.ts';
import type { Deps } from './deps.ts';

type Initial = TaskEither<ApiError, InitialCart>;
type Step = (initial: InitialCart) => Initial;

/** The first read of the cart (CM-01); what could not be read of it is reported (CM-53). */
export const readInitial = ({ server, log }: Pick<Deps, 'server' | 'log'>): Initial =>
  F.pipe(
    server.getInitialCart(),
    TE.map((initial) => {
      reportUnreadable(log, 'getInitialCart', initial);
      return initial;
    }),
  );

/** A write that failed is reported and does not block the page; where it may have happened, the cart is read again. */
const goOn =
  (deps: Deps, initial: InitialCart) =>
  (error: ApiError): Initial => {
    deps.log.report({ type: 'CallFailed', error });
    if (!isUnknownOutcome(error)) return TE.right(initial);
    return F.pipe(
      readInitial(deps),
      TE.orElse(() => TE.right<ApiError, InitialCart>(initial)),
    );
  };

/** Merges the guest cart, and reads the cart again (LS-01). */
const merged =
  (deps: Deps): Step =>
  (initial) =>
    F.pipe(
      deps.server.mergeCart(),
      TE.matchE(goOn(deps, initial), () => readInitial(deps)),
    );

const without = (initial: InitialCart, gone: readonly CartUnitId[], cartVersion: number): InitialCart => ({
  ...initial,
  cartVersion,
  units: initial.units.filter((unit) => !gone.includes(unit.cartUnitId)),
  appliedCoupons: clearUnits(initial.appliedCoupons, gone),
});

/** Deletes the units that the server flagged (LS-01). */
const flaggedRemoved =
  (deps: Deps): Step =>
  (initial) =>
    F.pipe(
      deps.server.removeCartUnits({ cartUnitIds: loadPlan(initial).remove, deleteCauseType: 'Buyer' }),
      TE.matchE(goOn(deps, initial), ({ removedCartUnitIds, cartVersion }) => {
        deps.log.report({ type: 'UnitsRemoved', count: removedCartUnitIds.length });
        return TE.right(without(initial, removedCartUnitIds, cartVersion));
      }),
    );

/** Merges, then deletes, as the plan of the read says (LS-01). */
export const carryOutPlan =
  (deps: Deps): Step =>
  (initial) =>
    F.pipe(
      loadPlan(initial).merge ? merged(deps)(initial) : TE.right<ApiError, InitialCart>(initial),
      TE.chain((read) => (loadPlan(read).remove.length > 0 ? flaggedRemoved(deps)(read) : TE.right(read))),
    );

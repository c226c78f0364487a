import {
  type CartUnit,
  type CartUnitId,
  type ChangeCheck,
  couponsOn,
  type QuantityFacts,
  unitsById,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { connect, defer, EMPTY, filter, map, merge, type Observable, of, switchMap } from 'rxjs';
import { type ConfirmableRules, confirmAndJudge, yesTo } from '../flow/ask.ts';
import type { Deps, UseCase } from '../flow/deps.ts';
import { ofType, sendFirstReqOnlyPer } from '../flow/flow.ts';
import type { CommandOf } from '../session/command.ts';
import type { CartEvent } from '../session/event.ts';
import type { Session } from '../session/session.ts';
import {
  saveQuantity,
  oneAtATime,
  type PendingSaves,
  pendingSaves,
  type QuantityRequest,
  serializeLatestPer,
} from './save-quantity.ts';

interface RequestFacts extends QuantityFacts {
  readonly givesUpCoupons: boolean;
}

type Agreed = Pick<QuantityRequest, 'quantity'> & Pick<RequestFacts, 'givesUpCoupons'>;

/** Returns the facts of a request. A pending quantity counts as current, so that two presses do not skip a step. */
const factsOf = ({ cart }: Session, unit: CartUnit, asked: string, pending: PendingSaves): RequestFacts => {
  const { givesUpCoupons, sent } = pending.get(unit.cartUnitId);
  return {
    unit: { ...unit, quantity: sent ?? unit.quantity },
    asked,
    hasCoupon: couponsOn(cart.coupons.applied, unit.cartUnitId).length > 0 && !givesUpCoupons,
    givesUpCoupons,
  };
};

/** The quantity rules. A unit with coupons changes if the shopper gives them up. */
const quantityRulesWithConsent = ({
  quantity: check,
}: Pick<ChangeCheck, 'quantity'>): ConfirmableRules<RequestFacts, Agreed> => ({
  judge: (facts) => E.map((quantity: number) => ({ quantity, givesUpCoupons: facts.givesUpCoupons }))(check(facts)),
  resolve: ({ fixes }, facts) =>
    fixes.some((fix) => fix.type === 'RemoveCoupons')
      ? yesTo(
          { type: 'CancelCoupons', cartUnitId: facts.unit.cartUnitId },
          { ...facts, hasCoupon: false, givesUpCoupons: true },
        )
      : undefined,
});

const unitIn = ({ cart }: Session, id: CartUnitId): CartUnit | undefined => unitsById(cart.units).get(id);

/** Accepts a request against the current cart, because a question may have been open for a while. */
const accept = (
  { state }: Deps,
  pending: PendingSaves,
  cartUnitId: CartUnitId,
  { quantity, givesUpCoupons }: Agreed,
): Observable<E.Either<CartEvent, QuantityRequest>> => {
  const { cart, cartVersion, refusals } = state();
  const unit = unitIn(state(), cartUnitId);
  if (!unit) return EMPTY;
  const target = cart.saving.find((saving) => saving.cartUnitId === cartUnitId)?.quantity ?? unit.quantity;
  if (target !== quantity) {
    if (givesUpCoupons) pending.set(cartUnitId, { givesUpCoupons });
    return of(E.right({ cartUnitId, quantity }));
  }
  // the cart already has this quantity: no request is sent, and an older refusal is cleared
  return refusals.some((refusal) => refusal.cartUnitId === cartUnitId)
    ? of(E.left<CartEvent>({ type: 'QuantityChanged', cartUnitId, unit, cartVersion, cancelledCoupons: false }))
    : EMPTY;
};

/** Judges the input, asks the shopper about coupons if needed, and judges again. */
const judgeQuantity =
  (deps: Deps, check: Pick<ChangeCheck, 'quantity'>, pending: PendingSaves) =>
  ({ cartUnitId, asked }: CommandOf<'ChangeQuantity'>): Observable<E.Either<CartEvent, QuantityRequest>> => {
    const unit = unitIn(deps.state(), cartUnitId);
    if (!unit || deps.state().deleting.includes(cartUnitId)) return EMPTY;
    const facts = factsOf(deps.state(), unit, asked, pending);
    return confirmAndJudge(
      deps.shopper,
      quantityRulesWithConsent(check),
    )(facts).pipe(
      switchMap((verdict) =>
        E.isRight(verdict)
          ? accept(deps, pending, cartUnitId, verdict.right)
          : of(E.left<CartEvent>({ type: 'QuantityRefused', cartUnitId, finding: verdict.left.finding })),
      ),
    );
  };

/** Debounce time of waiting requests, in ms. Twenty quick presses become two calls (QT-06). */
const PAUSE_MS = 300;

const started = ({ cartUnitId, quantity }: QuantityRequest): CartEvent => ({
  type: 'QuantityChangeStarted',
  cartUnitId,
  quantity,
});

const unitOf = ({ cartUnitId }: QuantityRequest | CommandOf<'ChangeQuantity'>): CartUnitId => cartUnitId;

/**
 * Changes a unit's quantity and shows it as pending at once.
 * One request of the cart runs at a time, so that versions never conflict. Only the newest waiting request is sent.
 * The answer of an overtaken save is hidden; it is the fallback if the next save fails.
 * @param check judges a quantity before it is sent, as on the server
 */
export const changeQuantityWith =
  (check: Pick<ChangeCheck, 'quantity'>): UseCase =>
  (deps) =>
  (commands) =>
    defer(() => {
      const pending = pendingSaves();
      return commands.pipe(
        ofType('ChangeQuantity'),
        // during a question, Enter and the following blur are one request
        sendFirstReqOnlyPer(unitOf, judgeQuantity(deps, check, pending)),
        connect((judged) =>
          merge(
            judged.pipe(map(E.match((refused): CartEvent => refused, started))),
            judged.pipe(
              filter(E.isRight),
              map(({ right }) => right),
              serializeLatestPer(unitOf, saveQuantity(deps, pending, oneAtATime()), PAUSE_MS),
            ),
          ),
        ),
      );
    });

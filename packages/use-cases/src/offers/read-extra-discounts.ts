import { featuresOf, liveCandidates, type ExtraDiscountOffer } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import { either as E } from 'fp-ts';
import { concat, defer, EMPTY, filter, map, merge, of, switchMap, timer, type Observable } from 'rxjs';
import { askReported } from '../flow/ask.ts';
import { takenIn } from '../flow/taken-in.ts';
import type { Deps, Follower } from '../deps/deps.ts';
import { takeLastResOnly } from '../flow/flow.ts';
import { noExtraDiscounts } from './no-extra-discounts.ts';

/** The longest wait before the clock is looked at again, in ms: a day. */
const LONGEST_WAIT_MS = 86_400_000;

/** How long the nearest end is away, in ms; none where nothing that applies will end. */
const untilNextEnd = (offer: ExtraDiscountOffer): number | undefined => {
  const ends = liveCandidates(offer).map(({ endDate }) => Date.parse(endDate) - offer.now + 1);
  return ends.length === 0 ? undefined : Math.min(...ends, LONGEST_WAIT_MS);
};

/** Looks at the clock again when a candidate ends, and tells the shopper where that changes the total (DC-04). */
const lookedAtAgain = (deps: Deps, offer: ExtraDiscountOffer, ahead: number): Observable<CartEvent> => {
  const wait = untilNextEnd(offer);
  if (wait === undefined) return EMPTY;
  return timer(wait).pipe(
    switchMap(() => {
      const later = { ...offer, now: deps.clock.now() + ahead };
      return concat(takenIn(deps, { type: 'ExtraDiscountsRead', ...later }), lookedAtAgain(deps, later, ahead));
    }),
  );
};

/** @returns the events of an answer; its moment is the server's, so that a clock that is wrong changes no price */
const followed = (deps: Deps, offer: ExtraDiscountOffer): Observable<CartEvent> =>
  concat(
    of<CartEvent>({ type: 'ExtraDiscountsRead', ...offer }),
    defer(() => lookedAtAgain(deps, offer, offer.now - deps.clock.now())),
  );

const read = (deps: Deps): Observable<CartEvent> =>
  askReported(deps.log, deps.server.getExhibitExtraDiscountForNudge()).pipe(
    switchMap((answer) => (E.isRight(answer) ? followed(deps, answer.right) : of(noExtraDiscounts(deps)))),
  );

/** An order that was refused for its price, or as too late: the marketplace gives other than what is known by now. */
const refusedAsOld = ({ events }: Deps): Observable<void> =>
  events.pipe(
    filter(
      (event) =>
        event.type === 'CheckoutFailed' &&
        (event.error.resultCode === 'PRICE-CHANGED' || event.error.resultCode === 'COUPON-EXPIRED'),
    ),
    map(() => undefined),
  );

const asked = (deps: Deps): Observable<CartEvent> =>
  featuresOf(deps.state().cart.storefront).extraDiscount ? read(deps) : of(noExtraDiscounts(deps));

/**
 * Reads the extra discounts where the storefront has them, and again after an order that was refused for its price or
 * a coupon that ended; a failure is silent and leaves none (CM-12, DC-04, LS-06). Elsewhere the moment alone is told, by
 * which coupons have ended or not (CK-19).
 */
export const readExtraDiscounts: Follower = (deps) =>
  merge(of(undefined), refusedAsOld(deps)).pipe(takeLastResOnly(() => asked(deps)));

/** What is known already, looked at again when it ends; read where nothing is known. */
const known = (deps: Deps): Observable<CartEvent> => {
  const {
    cart: { extraDiscountCandidates: candidates, pricesAsOf: now },
  } = deps.state();
  return now === 0 ? asked(deps) : lookedAtAgain(deps, { candidates, now }, now - deps.clock.now());
};

/** The same for a cart whose first view has brought them: they are read again after a refused order alone. */
export const keepExtraDiscounts: Follower = (deps) =>
  merge(of(known), refusedAsOld(deps).pipe(map(() => asked))).pipe(takeLastResOnly((next) => next(deps)));

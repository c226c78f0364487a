import { featuresOf, liveCandidates, type ExtraDiscountOffer } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import { either as E } from 'fp-ts';
import { concat, defer, EMPTY, filter, map, merge, of, switchMap, timer, type Observable } from 'rxjs';
import { askReported, applyAnswer } from '../flow/ask.ts';
import type { Deps, Follower } from '../flow/deps.ts';
import { takeLastResOnly } from '../flow/flow.ts';
import { noExtraDiscounts } from './no-extra-discounts.ts';

/** Maximum delay before the clock is checked again, in ms (one day). */
const LONGEST_WAIT_MS = 86_400_000;

/** Returns the time until the next candidate ends in ms, or `none`. */
const untilNextEnd = (offer: ExtraDiscountOffer): number | undefined => {
  const ends = liveCandidates(offer).map(({ endDate }) => Date.parse(endDate) - offer.now + 1);
  return ends.length === 0 ? undefined : Math.min(...ends, LONGEST_WAIT_MS);
};

/** Checks the clock when a candidate ends, and notifies the shopper if the total changes. */
const lookedAtAgain = (deps: Deps, offer: ExtraDiscountOffer, ahead: number): Observable<CartEvent> => {
  const wait = untilNextEnd(offer);
  if (wait === undefined) return EMPTY;
  return timer(wait).pipe(
    switchMap(() => {
      const later = { ...offer, now: deps.clock.now() + ahead };
      return concat(applyAnswer(deps, { type: 'ExtraDiscountsRead', ...later }), lookedAtAgain(deps, later, ahead));
    }),
  );
};

/** @returns events of an answer, with the server's time, so that a wrong local clock changes no price */
const followed = (deps: Deps, offer: ExtraDiscountOffer): Observable<CartEvent> =>
  concat(
    of<CartEvent>({ type: 'ExtraDiscountsRead', ...offer }),
    defer(() => lookedAtAgain(deps, offer, offer.now - deps.clock.now())),
  );

const read = (deps: Deps): Observable<CartEvent> =>
  askReported(deps.log, deps.server.getExhibitExtraDiscountForNudge()).pipe(
    switchMap((answer) => (E.isRight(answer) ? followed(deps, answer.right) : of(noExtraDiscounts(deps)))),
  );

/** Emits when an order is refused for a changed price or an expired coupon. */
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
 * Reads extra discounts, and again after an order is refused for its price or an expired coupon. Other storefronts
 * emit only the server time.
 */
export const readExtraDiscounts: Follower = (deps) =>
  merge(of(undefined), refusedAsOld(deps)).pipe(takeLastResOnly(() => asked(deps)));

/** Uses the known discounts until they end, or reads them if unknown. */
const known = (deps: Deps): Observable<CartEvent> => {
  const { extraDiscountCandidates: candidates, pricesAsOf: now } = deps.state().cart;
  return now === 0 ? asked(deps) : lookedAtAgain(deps, { candidates, now }, now - deps.clock.now());
};

/** Keeps the extra discounts of the first view until an order is refused. */
export const keepExtraDiscounts: Follower = (deps) =>
  merge(of(known), refusedAsOld(deps).pipe(map(() => asked))).pipe(takeLastResOnly((next) => next(deps)));

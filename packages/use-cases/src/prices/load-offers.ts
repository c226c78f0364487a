import { type ExtraDiscountOffer, featuresOf, liveCandidates, buyerRefusal } from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { concat, EMPTY, filter, map, merge, type Observable, of, switchMap, timer, startWith, take } from 'rxjs';
import { applyAnswer, askReported, ignoringErrors } from '../flow/ask.ts';
import type { Deps, Follower } from '../flow/deps.ts';
import { takeLastResOnly, openings } from '../flow/flow.ts';
import type { CartEvent } from '../session/event.ts';
import { readRecommendedCoupons } from '../coupons/read-coupons.ts';

/** After a failed read there are no extra discounts, and the total no longer waits. */
export const noExtraDiscounts = ({ clock }: Pick<Deps, 'clock'>): CartEvent => ({
  type: 'ExtraDiscountsRead',
  candidates: [],
  now: clock.now(),
});

/** Maximum delay before the clock is checked again, in ms (one day). */
const LONGEST_WAIT_MS = 86_400_000;

/** Returns the time until the next candidate ends in ms, or undefined. */
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

/** Reads extra discounts. Other storefronts emit only the time. A wrong local clock changes no price. */
const read = (deps: Deps): Observable<CartEvent> => {
  const { clock, log, server, state } = deps;
  if (!featuresOf(state().cart.storefront).extraDiscount) return of(noExtraDiscounts(deps));
  return askReported(log, server.getExhibitExtraDiscountForNudge()).pipe(
    switchMap((answer) => {
      if (E.isLeft(answer)) return state().cart.pricesAsOf === 0 ? of(noExtraDiscounts(deps)) : keep(deps);
      const ahead = answer.right.now - clock.now();
      return concat(
        of<CartEvent>({ type: 'ExtraDiscountsRead', ...answer.right }),
        lookedAtAgain(deps, answer.right, ahead),
      );
    }),
  );
};

/** Uses the known discounts until they end, or reads them if unknown. */
const keep = (deps: Deps): Observable<CartEvent> => {
  const {
    discounts: { extra: candidates },
    pricesAsOf: now,
  } = deps.state().cart;
  return now === 0 ? read(deps) : lookedAtAgain(deps, { candidates, now }, now - deps.clock.now());
};

const isReasonToRead = (event: CartEvent): boolean =>
  event.type === 'TabSwitched' ||
  (event.type === 'CheckoutFailed' &&
    (event.error.resultCode === 'PRICE-CHANGED' || event.error.resultCode === 'COUPON-EXPIRED'));

/**
 * Starts, and reads extra discounts again after a switch of the tab, and after an order is refused for a changed price
 * or an expired coupon (XT-11).
 */
const withRereads =
  (start: Follower): Follower =>
  (deps) => {
    const again = deps.events.pipe(
      filter(isReasonToRead),
      map(() => read),
    );
    return merge(of(start), again).pipe(takeLastResOnly((next) => next(deps)));
  };

const readExtraDiscounts = withRereads(read);

/** Keeps the extra discounts of the first view until there is a reason to read them. */
const keepExtraDiscounts = withRereads(keep);

const readCardOffers: Follower = ({ server, log }) =>
  askReported(log, server.getSmileCardNudgeCoupon()).pipe(
    map((answer): CartEvent => {
      const coupons = E.isRight(answer) ? answer.right.coupons : [];
      return { type: 'SmileCardNudgeCouponsRead', coupons };
    }),
  );

/** Waits until the coupon requests, if any, are answered or failed. */
const secondGroupAnswered = ({ state, events }: Deps): Observable<unknown> => {
  const isAnswered = (): boolean => {
    const { buyer, coupons } = state().cart;
    return buyerRefusal(buyer) !== undefined || coupons.status === 'Known' || coupons.status === 'Failed';
  };
  return events.pipe(startWith(undefined), filter(isAnswered), take(1));
};

/** The third group of calls. The first view of a resumed cart has read its extra discounts already. */
const readers = (isResumed: boolean): readonly Follower[] => [
  isResumed ? keepExtraDiscounts : readExtraDiscounts,
  readCardOffers,
  readRecommendedCoupons,
];

const offered = (deps: Deps, isResumed: boolean): ReturnType<Follower> =>
  ignoringErrors(
    deps,
    secondGroupAnswered(deps).pipe(switchMap(() => merge(...readers(isResumed).map((read) => read(deps))))),
  );

/** Reads the third group of calls after the second; a failed read leaves its data empty (LS-04, LS-06). */
export const loadOffers: Follower = (deps) =>
  openings(deps).pipe(takeLastResOnly(({ type }) => offered(deps, type === 'CartResumed')));

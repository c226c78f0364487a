import {
  couponKeyOf,
  couponSituationOf,
  pricedInputsOf,
  pricingInput,
  reportThrown,
  SHORT_WAIT_MS,
  won,
  type BestCombination,
  type CartEvent,
  type CartState,
  type CombinationQuestion,
  type Command,
  type FoundCombination,
  type SoFar,
} from '@baguni/domain';
import {
  catchError,
  concat,
  defer,
  filter,
  map,
  mergeWith,
  Observable,
  of,
  switchMap,
  take,
  takeUntil,
  takeWhile,
  timeout,
  timer,
} from 'rxjs';
import { isCurrent } from './apply-best-combination.ts';
import type { CouponDeps } from './coupon-deps.ts';

const questionOf = (state: CartState, now: number): CombinationQuestion => ({
  pricing: pricingInput(state),
  coupons: state.coupons.offered,
  situation: couponSituationOf(state, now),
  cart: state,
});

/** What was found, in a form that the state can hold; while it is sought nothing is left out yet (CP-19). */
const foundOf = (state: CartState, best: SoFar & Partial<Pick<BestCombination, 'unused'>>): FoundCombination => ({
  cartVersion: state.cartVersion,
  selected: pricedInputsOf(state).selected,
  lines: best.chosen.map(({ coupon, place }) => ({ couponKey: couponKeyOf(coupon), cartUnitIds: place.cartUnitIds })),
  before: won(best.payable + best.savingAgainstPresent),
  after: best.payable,
  gap: won(best.bound - best.saving),
  unused: (best.unused ?? []).map(({ coupon, reason }) => ({ couponKey: couponKeyOf(coupon), reason })),
});

/** Searches on the page itself, which does nothing else meanwhile. */
const onPage = ({ offers }: CouponDeps, state: CartState, now: number): Observable<CartEvent> =>
  // a moment in which the page can show that it searches
  timer(0).pipe(
    map((): CartEvent => ({ type: 'CombinationFound', found: foundOf(state, offers.best(questionOf(state, now))) })),
  );

const isEvent = (heard: CartEvent | undefined): heard is CartEvent => heard !== undefined;

/** Searches in a worker; fails if there is none, or if it does not start within 3 s (CM-52). */
const inWorker = ({ search }: CouponDeps, state: CartState, now: number): Observable<CartEvent> =>
  new Observable<CartEvent | undefined>((subscriber) =>
    search(questionOf(state, now), {
      started: () => subscriber.next(undefined),
      soFar: (soFar) => subscriber.next({ type: 'CombinationProgressed', found: foundOf(state, soFar) }),
      found: (best) => {
        subscriber.next({ type: 'CombinationFound', found: foundOf(state, best) });
        subscriber.complete();
      },
      failed: (thrown) => subscriber.error(thrown),
    }),
  ).pipe(timeout({ first: SHORT_WAIT_MS }), filter(isEvent));

const cartOf = (state: CartState): Pick<FoundCombination, 'cartVersion' | 'selected'> => ({
  cartVersion: state.cartVersion,
  selected: pricedInputsOf(state).selected,
});

/** Searches for the cart as it is; where that changes meanwhile, what was found is of no use, and it is sought anew. */
const search = (deps: CouponDeps): Observable<CartEvent> =>
  defer(() => {
    const state = deps.state();
    const now = deps.clock.now();
    const cart = cartOf(state);
    const hasChanged = deps.events.pipe(
      filter(() => !isCurrent(deps.state(), cart)),
      take(1),
    );
    const found = inWorker(deps, state, now).pipe(catchError(() => onPage(deps, state, now)));
    return concat(of<CartEvent>({ type: 'CombinationSought' }), found).pipe(
      takeUntil(hasChanged),
      mergeWith(hasChanged.pipe(switchMap(() => search(deps)))),
      takeWhile(({ type }) => type !== 'CombinationFound', true),
    );
  });

/** Seeks the best combination for what is selected, until that is stopped or the preview is closed (CP-19). */
export const findBestCombination = (deps: CouponDeps, commands: Observable<Command>): Observable<CartEvent> =>
  search(deps).pipe(
    catchError((thrown: unknown) => {
      reportThrown(deps.log, thrown);
      return of<CartEvent>({ type: 'CombinationFailed' });
    }),
    takeUntil(commands.pipe(filter(({ type }) => type === 'CloseBestCombination' || type === 'StopBestCombination'))),
  );

import {
  couponKeyOf,
  couponSituationOf,
  pricedInputsOf,
  pricingInput,
  reportThrown,
  won,
  type BestCombination,
  type CartEvent,
  type CartState,
  type CombinationQuestion,
  type FoundCombination,
} from '@baguni/domain';
import { catchError, concat, defer, map, of, switchMap, takeUntil, timer, type Observable } from 'rxjs';
import type { Deps } from '../deps/deps.ts';
import { ofType } from '../flow/of-type.ts';
import type { Command } from '@baguni/domain';

const questionOf = (state: CartState, now: number): CombinationQuestion => ({
  pricing: pricingInput(state),
  coupons: state.coupons.offered,
  situation: couponSituationOf(state, now),
});

/** What was found, in a form that the state can hold (CP-19). */
const foundOf = (state: CartState, best: BestCombination): FoundCombination => ({
  cartVersion: state.cartVersion,
  selected: pricedInputsOf(state).selected,
  lines: best.chosen.map(({ coupon, place }) => ({ couponKey: couponKeyOf(coupon), cartUnitIds: place.cartUnitIds })),
  before: won(best.payable + best.savingAgainstPresent),
  after: best.payable,
  gap: won(best.bound - best.saving),
  unused: best.unused.map(({ coupon, reason }) => ({ couponKey: couponKeyOf(coupon), reason })),
});

const search = (deps: Deps): Observable<CartEvent> =>
  defer(deps.parts.bestCombination).pipe(
    // a moment in which the page can show that it searches
    switchMap((loaded) => timer(0).pipe(map(() => loaded))),
    map(({ bestCombination }): CartEvent => {
      const state = deps.state();
      const found = foundOf(state, bestCombination(questionOf(state, deps.clock.now())));
      return { type: 'CombinationFound', found };
    }),
    catchError((thrown: unknown) => {
      reportThrown(deps.log, thrown);
      return of<CartEvent>({ type: 'CombinationFailed' });
    }),
  );

/** Seeks the best combination for what is selected, until the preview is closed (CP-19). */
export const findBestCombination = (deps: Deps, commands: Observable<Command>): Observable<CartEvent> =>
  concat(of<CartEvent>({ type: 'CombinationSought' }), search(deps)).pipe(
    takeUntil(commands.pipe(ofType('CloseBestCombination'))),
  );

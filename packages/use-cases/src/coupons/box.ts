import { buyerRefusal, unitRefusal, type CouponBox, type CouponOption } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import type { CommandOf } from '../session/command.ts';
import { option as O } from 'fp-ts';
import { concat, defer, EMPTY, filter, map, merge, of, switchMap, type Observable } from 'rxjs';
import { alert, answered, confirmed } from '../flow/ask.ts';
import type { CouponDeps, CouponUseCase } from './coupon-deps.ts';
import { wordingOf } from '../flow/errors.ts';
import { sendFirstReqOnly } from '../flow/flow.ts';
import { ofType } from '../flow/of-type.ts';
import { replaceAppliedCoupons } from './replace-applied-coupons.ts';
import { refuseBuyer } from './refuse-buyer.ts';

const closed: CartEvent = { type: 'CouponBoxClosed' };

/** Opens the box of a unit, for a member who may use coupons and on a unit that takes them (CP-01, CP-02). */
const open =
  (deps: CouponDeps) =>
  ({ cartUnitId, scope = 'Unit' }: CommandOf<'OpenCouponBox'>): Observable<CartEvent> => {
    const {
      cart: { units, buyer },
    } = deps.state();
    const unit = units.find((one) => one.cartUnitId === cartUnitId);
    if (!unit) return EMPTY;
    const nobody = buyerRefusal(buyer);
    if (O.isSome(nobody)) return refuseBuyer(deps, nobody.value);
    const refusal = unitRefusal(unit);
    if (O.isSome(refusal)) return alert(deps.shopper, wordingOf(refusal.value));
    return of({ type: 'CouponBoxOpened', cartUnitId, scope, now: deps.clock.now() });
  };

const openBox = ({ state, boxOf }: CouponDeps): CouponBox | undefined => O.toUndefined(boxOf(state()));

/** A choice, with the unit of the place that it is for. */
type Choice = Required<CommandOf<'ChooseCoupon'>>;

const optionOf = (box: CouponBox, { lane, couponKey, cartUnitId }: Choice): CouponOption | undefined =>
  box.sections
    .find((section) => section.lane === lane && section.cartUnitId === cartUnitId)
    ?.options.find(({ key }) => O.isSome(couponKey) && key === couponKey.value);

/** Where else in the cart a coupon would be after the choices made so far. */
const unitsElsewhere = ({ couponsAfterApply }: CouponBox, { key }: CouponOption) =>
  couponsAfterApply.find(({ couponIssueNo }) => couponIssueNo === key)?.cartUnitIds ?? [];

/** A coupon that cannot be used is not chosen; one that is in use elsewhere moves when the shopper agrees (CART-BR5-12). */
const choose =
  (deps: CouponDeps) =>
  (command: CommandOf<'ChooseCoupon'>): Observable<CartEvent> => {
    const box = openBox(deps);
    if (!box || box.open.isApplying) return EMPTY;
    const choice: Choice = { cartUnitId: box.unit.cartUnitId, ...command };
    const chosen = of<CartEvent>({ ...choice, type: 'CouponChosen' });
    if (O.isNone(choice.couponKey)) return chosen;
    const option = optionOf(box, choice);
    if (!option || O.isSome(option.against) || O.isNone(option.coupon.issueNo)) return EMPTY;
    if (option.status !== 'InUseElsewhere') return chosen;
    const question = { type: 'MoveCoupon', cartUnitIds: unitsElsewhere(box, option) } as const;
    return confirmed(deps.shopper.confirm(question)).pipe(
      filter((yes) => yes),
      switchMap(() => chosen),
    );
  };

/** Applies the choice of the box, and closes it (CP-10). */
const apply = (deps: CouponDeps): Observable<CartEvent> => {
  const box = openBox(deps);
  if (!box || box.open.isApplying) return EMPTY;
  if (O.isSome(box.against)) return alert(deps.shopper, wordingOf(box.against.value));
  const ending = { done: closed, failed: { type: 'CouponBoxApplyFailed' } } as const;
  return concat(
    of<CartEvent>({ type: 'CouponBoxApplyStarted' }),
    defer(() => replaceAppliedCoupons(deps, box.couponsAfterApply, ending)),
  );
};

/** Leaves the box; a choice that was not applied is asked about: apply it, leave it, or stay in the box (CART-BR5-13). */
const leave = (deps: CouponDeps): Observable<CartEvent> => {
  const box = openBox(deps);
  if (box?.open.isApplying) return EMPTY;
  if (!box?.hasUnapplied) return of(closed);
  return answered(deps.shopper.leaveCouponBox).pipe(
    switchMap((answer) => {
      if (O.isNone(answer)) return EMPTY;
      return answer.value === 'ApplyChoice' ? apply(deps) : of(closed);
    }),
  );
};

/** The coupon box: opened, chosen in, applied, left (CP-09..CP-12). */
export const couponBox: CouponUseCase = (deps) => (commands) =>
  merge(
    commands.pipe(ofType('OpenCouponBox'), switchMap(open(deps))),
    commands.pipe(ofType('ChooseCoupon'), sendFirstReqOnly(choose(deps))),
    merge(
      commands.pipe(
        ofType('ApplyCouponBox'),
        map(() => apply),
      ),
      commands.pipe(
        ofType('CloseCouponBox'),
        map(() => leave),
      ),
    ).pipe(sendFirstReqOnly((act) => act(deps))),
  );

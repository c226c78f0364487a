import { buyerRefusal, unitRefusal, type CouponBox, type CouponOption } from '@baguni/domain/internal';
import type { CartEvent } from '../session/event.ts';
import type { CommandOf } from '../session/command.ts';
import { concat, defer, EMPTY, filter, of, switchMap, type Observable } from 'rxjs';
import { alert, answered, confirmed } from '../flow/ask.ts';
import type { UseCase } from '../flow/deps.ts';
import { type CouponDeps, refuseBuyer } from './coupon-deps.ts';
import { messageOf, wordingOf } from '../session/notices.ts';
import { answerEach, mergeUseCases, sendFirstReqOnly, sendFor } from '../flow/flow.ts';
import { replaceAppliedCoupons } from './apply-coupons.ts';

const closed: CartEvent = { type: 'CouponBoxClosed' };

const open = (deps: CouponDeps, { cartUnitId, scope = 'Unit' }: CommandOf<'OpenCouponBox'>): Observable<CartEvent> => {
  const { units, buyer } = deps.state().cart;
  const unit = units.find((one) => one.cartUnitId === cartUnitId);
  if (!unit) return EMPTY;
  const nobody = buyerRefusal(buyer);
  if (nobody !== undefined) return refuseBuyer(deps, nobody);
  const refusal = unitRefusal(unit);
  if (refusal !== undefined) return alert(deps.shopper, wordingOf(refusal));
  return of({ type: 'CouponBoxOpened', cartUnitId, scope, now: deps.clock.now() });
};

const openBox = ({ state, boxOf }: CouponDeps): CouponBox | undefined => boxOf(state());

type Choice = Required<CommandOf<'ChooseCoupon'>>;

const optionOf = (box: CouponBox, { lane, couponKey, cartUnitId }: Choice): CouponOption | undefined =>
  box.sections
    .find((section) => section.lane === lane && section.cartUnitId === cartUnitId)
    ?.options.find(({ key }) => key === couponKey);

/** Returns the other units that have the coupon after the pending choices. */
const unitsElsewhere = ({ couponsAfterApply }: CouponBox, { key }: CouponOption) =>
  couponsAfterApply.find(({ couponIssueNo }) => couponIssueNo === key)?.cartUnitIds ?? [];

/** Ignores unusable coupons. A coupon in use elsewhere moves after confirmation. */
const choose = (deps: CouponDeps, command: CommandOf<'ChooseCoupon'>): Observable<CartEvent> => {
  const box = openBox(deps);
  if (!box || box.open.isApplying) return EMPTY;
  const choice: Choice = { cartUnitId: box.unit.cartUnitId, ...command };
  const chosen = of<CartEvent>({ ...choice, type: 'CouponChosen' });
  if (choice.couponKey === undefined) return chosen;
  const option = optionOf(box, choice);
  if (!option || option.against !== undefined || option.coupon.issueNo === undefined) return EMPTY;
  if (option.status !== 'InUseElsewhere') return chosen;
  const question = { type: 'MoveCoupon', cartUnitIds: unitsElsewhere(box, option) } as const;
  return confirmed(deps.shopper.confirm(question)).pipe(
    filter((yes) => yes),
    switchMap(() => chosen),
  );
};

const apply = (deps: CouponDeps): Observable<CartEvent> => {
  const box = openBox(deps);
  if (!box || box.open.isApplying) return EMPTY;
  if (box.against !== undefined) return alert(deps.shopper, wordingOf(box.against));
  const ending = {
    done: closed,
    failed: { type: 'CouponBoxApplyFailed' },
    notice: messageOf('COUPONS-APPLIED'),
  } as const;
  return concat(
    of<CartEvent>({ type: 'CouponBoxApplyStarted' }),
    defer(() => replaceAppliedCoupons(deps, box.couponsAfterApply, ending)),
  );
};

const leave = (deps: CouponDeps): Observable<CartEvent> => {
  const box = openBox(deps);
  if (box?.open.isApplying) return EMPTY;
  if (!box?.hasUnapplied) return of(closed);
  return answered(deps.shopper.leaveCouponBox).pipe(
    switchMap((answer) => {
      if (answer === undefined) return EMPTY;
      return answer === 'ApplyChoice' ? apply(deps) : of(closed);
    }),
  );
};

/** Applies the choice or closes the box; a press during the other one is dropped. */
const applyOrLeave: UseCase<CouponDeps> = (deps) => (commands) =>
  commands.pipe(
    filter(({ type }) => type === 'ApplyCouponBox' || type === 'CloseCouponBox'),
    sendFirstReqOnly(({ type }) => (type === 'ApplyCouponBox' ? apply(deps) : leave(deps))),
  );

export const couponBox = mergeUseCases([
  answerEach('OpenCouponBox', open),
  sendFor('ChooseCoupon', choose),
  applyOrLeave,
]);

import { orderedCart } from '../session/session.ts';
import type { UnapplyCouponsRequest } from '@baguni/contract';
import {
  type ApiError,
  type AppliedCoupon,
  type Cart,
  type CartUnitId,
  changeSearch,
  checkoutFactsOf,
  type Fix,
  listNames,
  type OrderCheck,
  productOf,
  selectedWithout,
  type SmallestChange,
  unitsById,
  withFix,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { concat, defer, EMPTY, type Observable, of, switchMap } from 'rxjs';
import { couponsChanged } from '../coupons/apply-coupons.ts';
import { alert, confirmed, effect } from '../flow/ask.ts';
import type { Deps, UseCase } from '../flow/deps.ts';
import { actOn, eventFor, sendFor, sendPerKey } from '../flow/flow.ts';
import { handleFailure, readFirst } from '../flow/handle-failure.ts';
import type { OrderFirst } from '../ports/shopper.ts';
import { askPriced } from '../flow/ask-priced.ts';
import { saveQuantity, oneAtATime, pendingSaves, type QuantityRequest } from '../quantity/save-quantity.ts';
import type { CommandOf } from '../session/command.ts';
import type { CartEvent, EventOf } from '../session/event.ts';
import { messageOf } from '../session/notices.ts';

type Removal = Omit<CommandOf<'RemoveCoupons'>, 'type'>;

/** Returns the given coupons, or all coupons of the units. */
const requestOf = ({ cartUnitIds, couponIssueNoes }: Removal): UnapplyCouponsRequest =>
  couponIssueNoes ? { cartUnitIds: [], couponIssueNoes } : { cartUnitIds, couponIssueNoes: [] };

/** A key that merges repeated presses for the same coupons during a call. */
const keyOf = (removal: Removal): string => JSON.stringify(requestOf(removal));

/** True if a coupon of the request is still in use. */
const isInUse = ({ state }: Deps, removal: Removal): boolean => {
  const { cartUnitIds, couponIssueNoes } = requestOf(removal);
  const isMeant = (coupon: AppliedCoupon): boolean =>
    couponIssueNoes.includes(coupon.couponIssueNo) || coupon.cartUnitIds.some((id) => cartUnitIds.includes(id));
  return state().cart.coupons.applied.some(isMeant);
};

/** After a lost answer, a new read shows whether the coupons are removed. */
const handleError = (deps: Deps, removal: Removal, error: ApiError): Observable<CartEvent> =>
  readFirst(deps, error, (reread) =>
    reread === undefined || isInUse(deps, removal) ? handleFailure(deps, error, { reread }) : EMPTY,
  );

const removeCoupons = (deps: Deps, removal: Removal): Observable<CartEvent> =>
  askPriced(deps, deps.server.unapplyCoupons, requestOf(removal)).pipe(
    switchMap((answer) =>
      E.isRight(answer) ? couponsChanged(deps, answer.right) : handleError(deps, removal, answer.left),
    ),
  );

/** Applies the fixes of order blockers that no other use case handles (CK-18). */
export const fixes: readonly UseCase[] = [
  eventFor('Agree', ({ code }) => ({ type: 'OrderAgreed', code })),
  sendPerKey('RemoveCoupons', keyOf, removeCoupons),
  actOn('VerifyIdentity', ({ page }) => page.goToSelfAuthentication()),
  actOn('SignIn', ({ page }) => page.goToSignIn()),
];

/** Makes the event that deselects units, in any tab. */
const deselected = (cart: Cart, ids: readonly CartUnitId[]): EventOf<'SelectionNarrowed'> => ({
  type: 'SelectionNarrowed',
  cartUnitIds: selectedWithout(cart, ids),
});

const chosenOf = (cart: Cart): OrderFirst['ordered'] => checkoutFactsOf(cart).chosen;

/** Names each unit with its new quantity, e.g. `Apples × 2`. */
const newQuantities = (cart: Cart, fixes: readonly Fix[]): readonly string[] =>
  fixes.flatMap((fix) => {
    if (fix.type !== 'SetQuantity') return [];
    const unit = unitsById(cart.units).get(fix.cartUnitId);
    return unit ? [`${productOf(unit)} × ${fix.quantity}`] : [];
  });

/** The confirmation of a change: kept units, removed units and their value, new quantities. */
const questionOf = (cart: Cart, { fixes, lost }: SmallestChange): OrderFirst => {
  const ordered = chosenOf(fixes.reduce(withFix, cart));
  const stays = new Set(ordered.map(({ cartUnitId }) => cartUnitId));
  const chosen = chosenOf(cart);
  const excepted = chosen.filter(({ cartUnitId }) => !stays.has(cartUnitId));
  const parts = { ordered, excepted, payable: undefined };
  const quantities = newQuantities(cart, fixes);
  if (quantities.length > 0)
    return {
      ...parts,
      code: 'ASK-CHANGE-PIECES',
      params: { list: listNames(quantities, cart.storefront.language), lost },
    };
  return excepted.length === 0
    ? { ...parts, code: 'ASK-CHANGE-KEEPS-ALL', params: {} }
    : { ...parts, code: 'ASK-SMALLEST-CHANGE', params: { all: chosen.length, out: excepted.length, lost } };
};

/** Saves a quantity after its coupons were removed. */
const setQuantity = (deps: Deps, request: QuantityRequest): Observable<CartEvent> =>
  concat(
    of<CartEvent>({ type: 'QuantityChangeStarted', ...request }),
    saveQuantity(deps, pendingSaves(), oneAtATime())(request, () => false),
  );

/** Applies one fix. Steps that the shopper must do elsewhere remain as blockers. */
const applyFix = (deps: Deps, fix: Fix): Observable<CartEvent> => {
  switch (fix.type) {
    case 'Deselect':
      return of(deselected(deps.state().cart, fix.cartUnitIds));
    case 'Agree':
      return of({ type: 'OrderAgreed', code: fix.code });
    case 'RemoveCoupons':
      return removeCoupons(deps, fix);
    case 'SetQuantity':
      return setQuantity(deps, { cartUnitId: fix.cartUnitId, quantity: fix.quantity });
    case 'VerifyIdentity':
    case 'VerifyAdult':
      return effect(() => deps.page.goToSelfAuthentication());
    case 'SignIn':
      return effect(() => deps.page.goToSignIn());
    case 'ChooseDeliveryTime':
      return of({ type: 'SideLayerOpened', layer: 'DeliveryDate' });
    // an agreement replaces the consent
    case 'GivePapers':
    case 'Delete':
    case 'SelectAll':
    case 'OrderFirst':
    case 'ChooseCompany':
    case 'ShipDomestic':
      return EMPTY;
  }
};

/** True if a fix failed. The shopper has already been notified. */
export const hasFailed = (deps: Deps, fix: Fix): boolean => {
  if (fix.type === 'RemoveCoupons') return isInUse(deps, fix);
  if (fix.type !== 'SetQuantity') return false;
  return unitsById(deps.state().cart.units).get(fix.cartUnitId)?.quantity !== fix.quantity;
};

export const applyFixes = (deps: Deps, [fix, ...rest]: readonly Fix[]): Observable<CartEvent> => {
  if (!fix) return EMPTY;
  return concat(
    applyFix(deps, fix),
    defer(() => (hasFailed(deps, fix) ? EMPTY : applyFixes(deps, rest))),
  );
};

const confirmChange = (deps: Deps, change: SmallestChange): Observable<CartEvent> =>
  confirmed(deps.shopper.confirm({ type: 'OrderFirst', ...questionOf(deps.state().cart, change) })).pipe(
    switchMap((yes) => (yes ? applyFixes(deps, change.fixes) : EMPTY)),
  );

type CheckDeps = Deps & { readonly check: OrderCheck };

const proposeChange = (deps: CheckDeps): Observable<CartEvent> => {
  const { check } = deps;
  if (check.judge(orderedCart(deps.state())).findings.length === 0) return EMPTY;
  const { found } = changeSearch(check)(orderedCart(deps.state()));
  return found === undefined ? alert(deps.shopper, messageOf('NO-CHANGE-HELPS')) : confirmChange(deps, found);
};

/** Finds the smallest change that makes the order possible, shows it and applies it after a yes (CK-18). */
export const fixAll: UseCase<CheckDeps> = sendFor('FixAll', proposeChange);

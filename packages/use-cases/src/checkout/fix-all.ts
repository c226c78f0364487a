import {
  checkoutFactsOf,
  changeSearch,
  withFix,
  type Cart,
  type Fix,
  type OrderCheck,
  type SmallestChange,
} from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import type { OrderFirst } from '../ports/shopper.ts';
import { option as O } from 'fp-ts';
import { concat, defer, EMPTY, of, switchMap, type Observable } from 'rxjs';
import { alert, confirmed, effect } from '../flow/ask.ts';
import type { Deps, UseCase } from '../flow/deps.ts';
import { messageOf } from '../session/notices.ts';
import { ofType, sendFirstReqOnly } from '../flow/flow.ts';
import { deselected, isInUse, removeCoupons } from './fixes.ts';

const chosenOf = (cart: Cart): OrderFirst['ordered'] => checkoutFactsOf(cart).chosen;

/** The confirmation of a change: kept units, removed units and their value. */
const questionOf = (cart: Cart, { fixes, lost }: SmallestChange): OrderFirst => {
  const ordered = chosenOf(fixes.reduce(withFix, cart));
  const stays = new Set(ordered.map(({ cartUnitId }) => cartUnitId));
  const chosen = chosenOf(cart);
  const excepted = chosen.filter(({ cartUnitId }) => !stays.has(cartUnitId));
  const parts = { ordered, excepted, payable: O.none };
  return excepted.length === 0
    ? { ...parts, code: 'ASK-CHANGE-KEEPS-ALL', params: {} }
    : { ...parts, code: 'ASK-SMALLEST-CHANGE', params: { all: chosen.length, out: excepted.length, lost } };
};

/** Applies one fix. Steps that the shopper must do elsewhere remain as blockers. */
const applyFix = (deps: Deps, fix: Fix): Observable<CartEvent> => {
  switch (fix.type) {
    case 'Deselect':
      return of(deselected(deps.state().cart, fix.cartUnitIds));
    case 'Agree':
      return of({ type: 'OrderAgreed', code: fix.code });
    case 'GivePapers':
      return fix.paper === 'Consent' ? of({ type: 'PapersGiven', papers: { isConsented: true } }) : EMPTY;
    case 'RemoveCoupons':
      return removeCoupons(deps, fix);
    case 'VerifyIdentity':
    case 'VerifyAdult':
      return effect(() => deps.page.goToSelfAuthentication());
    case 'SignIn':
      return effect(() => deps.page.goToSignIn());
    case 'ChooseDeliveryTime':
      return of({ type: 'SideLayerOpened', layer: 'DeliveryDate' });
    case 'Delete':
    case 'SetQuantity':
    case 'SelectAll':
    case 'OrderFirst':
    case 'ChooseCompany':
    case 'ShipDomestic':
      return EMPTY;
  }
};

/** True if a fix failed. The shopper has already been notified. */
const hasFailed = (deps: Deps, fix: Fix): boolean => fix.type === 'RemoveCoupons' && isInUse(deps, fix);

/** Applies the fixes in order and stops at the first failure. */
const applyFixes = (deps: Deps, [fix, ...rest]: readonly Fix[]): Observable<CartEvent> => {
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

const proposeChange = (deps: Deps, check: OrderCheck): Observable<CartEvent> => {
  if (check.judge(deps.state().cart).findings.length === 0) return EMPTY;
  const { found } = changeSearch(check)(deps.state().cart);
  return O.isSome(found) ? confirmChange(deps, found.value) : alert(deps.shopper, messageOf('NO-CHANGE-HELPS'));
};

/** Finds the smallest change that makes the order possible, shows it and applies it after a yes (CK-18). */
export const fixAll =
  (check: OrderCheck): UseCase =>
  (deps) =>
  (commands) =>
    commands.pipe(
      ofType('FixAll'),
      sendFirstReqOnly(() => proposeChange(deps, check)),
    );

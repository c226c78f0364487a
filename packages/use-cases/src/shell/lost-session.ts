import { defer, EMPTY, ignoreElements, merge, Observable, switchMap, tap } from 'rxjs';
import { confirmed, effect, notify } from '../flow/ask.ts';
import type { FeatureDeps, LostAction, UseCase } from '../flow/deps.ts';
import { onceOpened } from '../flow/flow.ts';
import type { Command, CommandType } from '../session/command.ts';
import { messageOf } from '../session/notices.ts';

/** Actions that are carried out after signing in. Selections are kept without them. */
const repeatable: readonly CommandType[] = [
  'ChangeQuantity',
  'DeleteUnits',
  'DeleteSelected',
  'OpenCouponBox',
  'RemoveCoupons',
  'ChangeOptions',
  'ChangeCountry',
  'SaveEstimate',
  'Order',
];

/** Maximum age of an action that failed because the session was lost, in ms. */
const ACTION_MS = 60_000;

/** Keeps the pending action and loads the page again, so that nothing of the lost session stays visible. */
const leave = ({ lostSession, state }: FeatureDeps, command: Command | undefined): void => {
  const { mark, recall, remember, reload } = lostSession;
  const shopper = mark();
  const waiting = recall();
  // loaded again before: in a browser that drops cookies every page would be lost
  if (shopper === undefined || (waiting !== undefined && waiting.shopper !== shopper)) return;
  const { selected } = state().cart;
  remember({ shopper, selected, isAsked: false, ...(command === undefined ? {} : { command }) });
  reload();
};

const carryOut = ({ lostSession: { send }, state }: FeatureDeps, { selected, command }: LostAction): void => {
  const { units, selected: now } = state().cart;
  for (const { cartUnitId } of units)
    if (now.includes(cartUnitId) !== selected.includes(cartUnitId)) send({ type: 'ToggleUnit', cartUnitId });
  if (command !== undefined) send(command);
};

/** Offers to sign in once. The action stays until the shopper declines. */
const offerSignIn = ({ lostSession, shopper, page }: FeatureDeps, action: LostAction): Observable<never> =>
  defer(() => {
    lostSession.remember({ ...action, isAsked: true });
    return confirmed(shopper.confirm({ type: 'SignIn' }));
  }).pipe(switchMap((isYes) => effect(() => (isYes ? page.goToSignIn() : lostSession.remember(undefined)))));

/** Continues after a lost session: for the same shopper with the pending action, for a visitor with an offer to sign in. */
const resume = (deps: FeatureDeps): Observable<never> => {
  const { lostSession: port } = deps;
  const action = port.recall();
  if (action === undefined) return EMPTY;
  const isSame = port.mark() === action.shopper;
  const isOther = !isSame && deps.state().cart.buyer.isLogin;
  if (!isSame && !isOther) return action.isAsked ? EMPTY : offerSignIn(deps, action);
  port.remember(undefined);
  return isSame ? effect(() => carryOut(deps, action)) : notify(deps.shopper, messageOf('CART-CHANGED'));
};

/** Reports a lost session (CART-BR3-02) and carries out the pending action after the same shopper has signed in. */
export const lostSession: UseCase<FeatureDeps> = (deps) => (commands) =>
  defer(() => {
    let last: { readonly command: Command; readonly at: number } | undefined;
    const note = (command: Command): void => {
      if (repeatable.includes(command.type)) last = { command, at: deps.clock.now() };
    };
    const isPending = (): boolean => last !== undefined && deps.clock.now() - last.at <= ACTION_MS;
    return merge(
      commands.pipe(tap(note)),
      new Observable<never>(() => deps.lostSession.onLost(() => leave(deps, isPending() ? last?.command : undefined))),
      onceOpened(deps).pipe(switchMap(() => resume(deps))),
    ).pipe(ignoreElements());
  });

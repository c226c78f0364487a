import type { TransPolicyItem, TransPolicyRequest } from '@baguni/contract';
import type { Session } from '../session/session.ts';
import { arrivalsAt, isOverseaCountry, type TransPolicy } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import { either as E, option as O } from 'fp-ts';
import { distinctUntilChanged, filter, map, of, startWith, switchMap, timer, type Observable } from 'rxjs';
import type { Deps, Follower } from '../flow/deps.ts';
import { askReported } from '../flow/ask.ts';

/** Interval between updates of the remaining time, in ms. */
const LOOK_MS = 60_000;

const itemsOf = ({ cart: { units } }: Session): readonly TransPolicyItem[] => {
  const items = new Map<string, TransPolicyItem>();
  for (const { item, cartUnitType, shippingPolicyKey } of units) {
    const { itemNo, isSmileDelivery, isFasterDelivery } = { itemNo: item.itemNo, ...item.flags };
    const isBrought = isSmileDelivery || cartUnitType === 'SmileDelivery';
    if (isBrought || isFasterDelivery)
      items.set(itemNo, { itemNo, transPolicyNo: shippingPolicyKey, isSmileDelivery: isBrought, isFasterDelivery });
  }
  return [...items.values()];
};

const requestOf = (state: Session): TransPolicyRequest => {
  const { latestShippingAddress: address, shippingCountry, buyer, storefront } = state.cart;
  const zipCode = O.isSome(address) && !isOverseaCountry(shippingCountry) ? address.value.zipCode : '';
  return {
    appType: O.isSome(storefront.app) ? storefront.app.value.appType : 'None',
    isSmileClub: buyer.isSmileClub,
    zipCode,
    requests: zipCode === '' ? [] : itemsOf(state),
  };
};

/** Sends no request if no arrival can be known. A failure is silent. */
const ask = ({ server, log }: Deps, request: TransPolicyRequest): Observable<readonly TransPolicy[]> =>
  request.requests.length === 0
    ? of([])
    : askReported(log, server.getStarDeliveryTransPolicy(request)).pipe(
        map((answer) => (E.isRight(answer) ? answer.right.transPolicies : [])),
      );

const sameText = <A>(one: A, other: A): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Reads arrival dates, and again after address, items or club membership change. */
export const readArrivals: Follower = (deps) =>
  deps.events.pipe(
    startWith(undefined),
    filter(() => deps.state().load === 'Loaded'),
    map(() => requestOf(deps.state())),
    distinctUntilChanged(sameText),
    switchMap((request) => ask(deps, request)),
    switchMap((policies) => timer(0, LOOK_MS).pipe(map(() => arrivalsAt(policies, deps.clock.now())))),
    distinctUntilChanged(sameText),
    map((arrivals): CartEvent => ({ type: 'ExtrasRead', extras: { arrivals } })),
  );

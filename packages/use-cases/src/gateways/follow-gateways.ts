import type { CartEvent } from '../session/event.ts';
import type { GatewayMessage, GatewayPageType } from '@baguni/domain/internal';
import { concat, defer, EMPTY, filter, ignoreElements, of, switchMap, type Observable } from 'rxjs';
import type { Deps, Follower } from '../flow/deps.ts';

const isOpen = ({ state }: Deps, pageType: GatewayPageType): boolean => {
  const { sideLayer } = state();
  return sideLayer === pageType;
};

/** Closes the gateway layer, and reloads the cart after a choice of address or same-day shop. */
export const followGateways =
  (messages: Observable<GatewayMessage>): Follower =>
  (deps) =>
    messages.pipe(
      filter(({ pageType }) => isOpen(deps, pageType)),
      switchMap(({ outcome }) =>
        concat(
          of<CartEvent>({ type: 'SideLayerClosed' }),
          defer(() => (outcome === 'Done' ? deps.readAgain.pipe(ignoreElements()) : EMPTY)),
        ),
      ),
    );

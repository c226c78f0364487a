import type { CartEvent } from '@baguni/domain';
import type { GatewayMessage } from '@baguni/domain/gateway';
import { concat, defer, EMPTY, filter, ignoreElements, of, switchMap, type Observable } from 'rxjs';
import type { Deps, Follower } from '../../deps/deps.ts';

const isOpen = ({ state }: Deps): boolean => {
  const { sideLayer } = state();
  return sideLayer._tag === 'Some' && sideLayer.value === 'AddressBook';
};

/** What came of the address book: it closes, and after a choice the cart is read again, with who brings it (AD-02, AD-03). */
export const followAddressBook =
  (messages: Observable<GatewayMessage>): Follower =>
  (deps) =>
    messages.pipe(
      filter(({ pageType }) => pageType === 'AddressBook' && isOpen(deps)),
      switchMap(({ outcome }) =>
        concat(
          of<CartEvent>({ type: 'SideLayerClosed' }),
          defer(() => (outcome === 'Done' ? deps.readAgain.pipe(ignoreElements()) : EMPTY)),
        ),
      ),
    );

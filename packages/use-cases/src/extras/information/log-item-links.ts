import { trackingCodeOf } from '@baguni/domain';
import { ignoreElements, mergeMap } from 'rxjs';
import type { UseCase } from '../../deps/deps.ts';
import { ask } from '../../flow/ask.ts';
import { ofType } from '../../flow/of-type.ts';

/** Tells each time that a link of an item is followed; the page is on its way out, so nobody hears of a failure (XT-01, ER-08). */
export const logItemLinks: UseCase =
  ({ server, state }) =>
  (commands) =>
    commands.pipe(
      ofType('FollowItemLink'),
      mergeMap(({ itemNo }) =>
        ask(server.logItemLink({ itemNo, trackingCode: trackingCodeOf(state().cart.storefront) })),
      ),
      ignoreElements(),
    );

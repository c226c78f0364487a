import { trackingCodeOf } from '@baguni/domain';
import { ignoreElements, mergeMap } from 'rxjs';
import type { UseCase } from '../flow/deps.ts';
import { ask } from '../flow/ask.ts';
import { ofType } from '../flow/flow.ts';

/** Logs each followed item link. Failures are silent, because the page is being left. */
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

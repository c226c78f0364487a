import { featuresOf } from '@baguni/domain';
import { EMPTY, filter, merge } from 'rxjs';
import type { UseCase } from '../flow/deps.ts';
import { sendFirstReqOnly, takeLastResOnly } from '../flow/flow.ts';
import { ofType } from '../flow/of-type.ts';
import { joinClub } from './join-club.ts';
import { readClub, readMembership } from './read-membership.ts';

/** Handles the club membership and one-click joining. Global sends no club requests. */
export const club: UseCase = (deps) => (commands) => {
  if (!featuresOf(deps.state().cart.storefront).club) return EMPTY;
  return merge(
    deps.events.pipe(
      filter(({ type }) => type === 'CartOpened' || type === 'CartResumed'),
      takeLastResOnly(() => readClub(deps)),
    ),
    commands.pipe(
      ofType('ReadMembership'),
      takeLastResOnly(() => readMembership(deps)),
    ),
    // ignore presses while joining
    commands.pipe(
      ofType('JoinSmileClub'),
      sendFirstReqOnly(() => joinClub(deps)),
    ),
  );
};

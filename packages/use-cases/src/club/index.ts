import { featuresOf } from '@baguni/domain';
import { EMPTY, merge } from 'rxjs';
import type { UseCase } from '../flow/deps.ts';
import { ofType, openings, sendFirstReqOnly, takeLastResOnly } from '../flow/flow.ts';
import { joinClub } from './join-club.ts';
import { readClub, readMembership } from './read-membership.ts';

/** Handles the club membership and one-click joining. Global sends no club requests. */
export const club: UseCase = (deps) => (commands) => {
  if (!featuresOf(deps.state().cart.storefront).club) return EMPTY;
  return merge(
    openings(deps).pipe(takeLastResOnly(() => readClub(deps))),
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

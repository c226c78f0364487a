import { ignoreElements, merge, Observable } from 'rxjs';
import type { ExtrasPorts, UseCase } from '../flow/deps.ts';
import { ignoringErrors } from '../flow/ask.ts';
import { followGateways } from '../gateways/follow-gateways.ts';
import { readArrivals } from './read-arrivals.ts';

export const delivery =
  ({ gatewayMessages }: ExtrasPorts): UseCase =>
  (deps) =>
  (commands) =>
    merge(
      commands.pipe(ignoreElements()),
      ignoringErrors(deps, readArrivals(deps)),
      ignoringErrors(
        deps,
        followGateways(new Observable((out) => gatewayMessages((message) => out.next(message))))(deps),
      ),
    );

import type { CartEvent } from '../session/event.ts';
import { either as E } from 'fp-ts';
import { map, of } from 'rxjs';
import type { Follower } from '../flow/deps.ts';
import { askReported } from '../flow/ask.ts';
import { ofItems } from './of-items.ts';

export const readBenefits: Follower = (deps) =>
  ofItems(deps, (itemNos) =>
    itemNos.length === 0
      ? of([])
      : askReported(deps.log, deps.server.getPurchaseBenefits({ itemNos })).pipe(
          map((answer) => (E.isRight(answer) ? answer.right.benefits : [])),
        ),
  ).pipe(map((benefits): CartEvent => ({ type: 'ExtrasRead', extras: { benefits } })));

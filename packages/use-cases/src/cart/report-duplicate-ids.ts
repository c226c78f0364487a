import { EMPTY, mergeMap } from 'rxjs';
import type { UseCase } from '../flow/deps.ts';
import { effect } from '../flow/ask.ts';
import { ofType } from '../flow/flow.ts';

/** Reports duplicate ids outside production. */
export const reportDuplicateIds: UseCase =
  ({ log, state }) =>
  (commands) =>
    commands.pipe(
      ofType('ReportDuplicateIds'),
      mergeMap(({ ids }) =>
        ids.length === 0 || state().environment.name === 'production'
          ? EMPTY
          : effect(() => log.report({ type: 'DuplicateIds', ids })),
      ),
    );

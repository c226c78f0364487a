import type { CommandOf } from '../session/command.ts';
import { estimateRequestOf, type EstimateFiles } from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { switchMap, type Observable } from 'rxjs';
import type { Deps, UseCase } from '../flow/deps.ts';
import { handleFailure } from '../flow/handle-failure.ts';
import { askReported, notify } from '../flow/ask.ts';
import { messageOf } from '../session/notices.ts';
import { sendFor } from '../flow/flow.ts';

const save = (deps: Deps, files: EstimateFiles, { buyer, date }: CommandOf<'SaveEstimate'>): Observable<never> => {
  const { cart, cartVersion } = deps.state();
  return askReported(deps.log, files.estimateToExcel(estimateRequestOf(cart, cartVersion, buyer, date))).pipe(
    switchMap(
      E.match(
        (error) => handleFailure(deps, error),
        () => notify(deps.shopper, messageOf('ESTIMATE-SAVED')),
      ),
    ),
  );
};

export const saveEstimate = (files: EstimateFiles): UseCase =>
  sendFor('SaveEstimate', (deps, command) => save(deps, files, command));

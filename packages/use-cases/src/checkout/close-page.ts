import { ignoreElements, tap } from 'rxjs';
import type { UseCase } from '../flow/deps.ts';
import { ofType } from '../flow/flow.ts';

export const closePage: UseCase = (deps) => (commands) =>
  commands.pipe(
    ofType('ClosePage'),
    tap(() => deps.page.close()),
    ignoreElements(),
  );

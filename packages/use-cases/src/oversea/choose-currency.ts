import { concat, defer, from, ignoreElements, mergeMap, of } from 'rxjs';
import type { CartEvent } from '@baguni/domain';
import type { UseCase } from '../deps.ts';
import { ofType } from '../of-type.ts';

/** Shows overseas amounts in another currency beside won, and remembers it (OV-13, CO-02). */
export const chooseCurrency: UseCase =
  ({ overseaMemory }) =>
  (commands) =>
    commands.pipe(
      ofType('ChooseCurrency'),
      mergeMap(({ currency }) =>
        concat(
          of<CartEvent>({ type: 'CurrencyChosen', currency }),
          defer(() => from(overseaMemory.remember({ currency })())).pipe(ignoreElements()),
        ),
      ),
    );

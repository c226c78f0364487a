import type { CartEvent } from '../session/event.ts';
import { concat, mergeMap, of } from 'rxjs';
import type { UseCase } from '../flow/deps.ts';
import { ofType } from '../flow/flow.ts';
import { remembering } from './memory.ts';

export const chooseCurrency: UseCase = (deps) => (commands) =>
  commands.pipe(
    ofType('ChooseCurrency'),
    mergeMap(({ currency }) =>
      concat(of<CartEvent>({ type: 'CurrencyChosen', currency }), remembering(deps, { currency })),
    ),
  );

import type { CartEvent } from '../session/event.ts';
import { map } from 'rxjs';
import type { UseCase } from '../flow/deps.ts';
import { ofType } from '../flow/flow.ts';

/** Keeps customs papers and consent in the cart for the lifetime of the page. */
export const givePapers: UseCase = () => (commands) =>
  commands.pipe(
    ofType('GivePapers'),
    map(({ papers }): CartEvent => ({ type: 'PapersGiven', papers })),
  );

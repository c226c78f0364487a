import type { CartEvent } from '../session/event.ts';
import { map } from 'rxjs';
import type { UseCase } from '../deps/deps.ts';
import { ofType } from '../flow/of-type.ts';

/** Takes what customs and consent ask of the buyer into the cart, where it lives as long as the page does (OV-10, OV-12). */
export const givePapers: UseCase = () => (commands) =>
  commands.pipe(
    ofType('GivePapers'),
    map(({ papers }): CartEvent => ({ type: 'PapersGiven', papers })),
  );

import { idImageRefusal, type IdImageRefusal } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import { option as O } from 'fp-ts';
import { map } from 'rxjs';
import type { UseCase } from '../flow/deps.ts';
import { ofType } from '../flow/flow.ts';

/** Validates the photo of the identity card. The file itself stays in the page. */
export const giveIdImage: UseCase = () => (commands) =>
  commands.pipe(
    ofType('GiveIdImage'),
    map(({ image }) =>
      O.match(
        (): CartEvent => ({ type: 'PapersGiven', papers: { hasChinaIdImage: true } }),
        (refusal: IdImageRefusal): CartEvent => ({ type: 'IdImageRefused', refusal }),
      )(idImageRefusal(image)),
    ),
  );

import {
  ID_IMAGE_HEAD_BYTES,
  ID_IMAGE_MAX_MB,
  idImageTypes,
  isTaiwanIdNumber,
  type CartState,
  type IdImageRefusal,
} from '@baguni/domain';
import { option as O } from 'fp-ts';
import { action } from '../views/common/action-views.ts';
import type { OverseasContext } from './overseas-context.ts';
import type { PapersView } from './overseas-types.ts';

const taiwanId = ({ say }: OverseasContext, { shippingCountry, oversea }: CartState): PapersView['taiwanId'] => {
  if (shippingCountry !== 'Taiwan') return undefined;
  const value = O.getOrElse(() => '')(oversea.papers.taiwanIdNumber);
  return {
    label: say('taiwanId'),
    hint: say('taiwanIdHint'),
    value,
    error: value === '' || isTaiwanIdNumber(value) ? undefined : say('taiwanIdWrong'),
  };
};

const refusalText =
  (say: OverseasContext['say']) =>
  (refusal: IdImageRefusal): string =>
    refusal === 'Type' ? say('chinaIdNoPhoto') : say('chinaIdTooLarge', { mb: ID_IMAGE_MAX_MB });

const chinaId = ({ say }: OverseasContext, { shippingCountry, oversea }: CartState): PapersView['chinaId'] => {
  if (shippingCountry !== 'China' || oversea.selectedCompany !== 'SFExpress') return undefined;
  return {
    label: say('chinaId'),
    hint: say('chinaIdHint', { mb: ID_IMAGE_MAX_MB }),
    given: oversea.papers.hasChinaIdImage ? say('chinaIdGiven') : undefined,
    error: O.toUndefined(O.map(refusalText(say))(oversea.idImageRefusal)),
    accept: idImageTypes.join(','),
    headBytes: ID_IMAGE_HEAD_BYTES,
    remove: action(say('chinaIdRemove'), say('chinaIdRemoveName'), {
      type: 'GivePapers',
      papers: { hasChinaIdImage: false },
    }),
  };
};

/** What customs ask of the buyer before the order (OV-10, OV-12). */
export const papersView = (context: OverseasContext, state: CartState): PapersView => ({
  title: context.say('papersTitle'),
  consent: { label: context.say('consent'), isChecked: state.oversea.papers.isConsented },
  taiwanId: taiwanId(context, state),
  chinaId: chinaId(context, state),
});

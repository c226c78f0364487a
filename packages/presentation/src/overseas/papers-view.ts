import type { Session } from '@baguni/use-cases';
import {
  ID_IMAGE_HEAD_BYTES,
  ID_IMAGE_MAX_MB,
  idImageTypes,
  isTaiwanIdNumber,
  type IdImageRefusal,
} from '@baguni/domain';
import { option as O } from 'fp-ts';
import { action } from '../common/action-views.ts';
import type { OverseasContext } from './overseas-context.ts';
import type { PapersView } from './overseas-types.ts';

const taiwanId = (
  { translate }: OverseasContext,
  { cart: { shippingCountry, oversea } }: Session,
): PapersView['taiwanId'] => {
  if (shippingCountry !== 'Taiwan') return undefined;
  const value = O.getOrElse(() => '')(oversea.papers.taiwanIdNumber);
  return {
    label: translate('taiwanId'),
    hint: translate('taiwanIdHint'),
    value,
    error: value === '' || isTaiwanIdNumber(value) ? undefined : translate('taiwanIdWrong'),
  };
};

const refusalText =
  (translate: OverseasContext['translate']) =>
  (refusal: IdImageRefusal): string =>
    refusal === 'Type' ? translate('chinaIdNoPhoto') : translate('chinaIdTooLarge', { mb: ID_IMAGE_MAX_MB });

const chinaId = (
  { translate }: OverseasContext,
  { cart: { shippingCountry, oversea } }: Session,
): PapersView['chinaId'] => {
  if (shippingCountry !== 'China' || oversea.selectedCompany !== 'SFExpress') return undefined;
  return {
    label: translate('chinaId'),
    choose: translate('chinaIdChoose'),
    hint: translate('chinaIdHint', { mb: ID_IMAGE_MAX_MB }),
    given: oversea.papers.hasChinaIdImage ? translate('chinaIdGiven') : undefined,
    error: O.toUndefined(O.map(refusalText(translate))(oversea.idImageRefusal)),
    accept: idImageTypes.join(','),
    headBytes: ID_IMAGE_HEAD_BYTES,
    remove: action(translate('chinaIdRemove'), translate('chinaIdRemoveName'), {
      type: 'GivePapers',
      papers: { hasChinaIdImage: false },
    }),
  };
};

export const papersView = (context: OverseasContext, state: Session): PapersView => {
  const papers = { taiwanId: taiwanId(context, state), chinaId: chinaId(context, state) };
  return {
    title: (papers.taiwanId ?? papers.chinaId) ? context.translate('papersTitle') : undefined,
    consent: { label: context.translate('consent'), isChecked: state.cart.oversea.papers.isConsented },
    ...papers,
  };
};

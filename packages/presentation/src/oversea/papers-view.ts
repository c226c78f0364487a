import { isTaiwanIdNumber, type CartState } from '@baguni/domain';
import { option as O } from 'fp-ts';
import type { OverseaContext } from './oversea-context.ts';
import type { PapersView } from './oversea-types.ts';

const taiwanId = ({ say }: OverseaContext, { shippingCountry, oversea }: CartState): PapersView['taiwanId'] => {
  if (shippingCountry !== 'Taiwan') return undefined;
  const value = O.getOrElse(() => '')(oversea.papers.taiwanIdNumber);
  return {
    label: say('taiwanId'),
    hint: say('taiwanIdHint'),
    value,
    error: value === '' || isTaiwanIdNumber(value) ? undefined : say('taiwanIdWrong'),
  };
};

const chinaId = ({ say }: OverseaContext, { shippingCountry, oversea }: CartState): PapersView['chinaId'] => {
  if (shippingCountry !== 'China' || oversea.selectedCompany !== 'SFExpress') return undefined;
  return {
    label: say('chinaId'),
    hint: say('chinaIdHint'),
    given: oversea.papers.hasChinaIdImage ? say('chinaIdGiven') : undefined,
  };
};

/** What customs ask of the buyer before the order (OV-10, OV-12). */
export const papersView = (context: OverseaContext, state: CartState): PapersView => ({
  title: context.say('papersTitle'),
  consent: { label: context.say('consent'), isChecked: state.oversea.papers.isConsented },
  taiwanId: taiwanId(context, state),
  chinaId: chinaId(context, state),
});

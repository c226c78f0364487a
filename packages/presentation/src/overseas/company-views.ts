import type { Session } from '@baguni/use-cases';
import {
  chosenUnits,
  noWon,
  overseaFeesWith,
  overseaFreeFrom,
  sum,
  type CartUnitId,
  type ShippingCompany,
  type ShippingCompanyType,
} from '@baguni/domain';
import { option as O } from 'fp-ts';
import { money } from '../views/common/context.ts';
import { termsAmount } from '../views/common/terms-amount.ts';
import { unitNameOf } from '../views/common/item-names.ts';
import { pressed, type OverseasContext } from './overseas-context.ts';
import type { CompanyView, NotCarriedView } from './overseas-types.ts';

const notCarriedBy = ({ cart: { oversea } }: Session, company: ShippingCompanyType): ReadonlySet<CartUnitId> =>
  new Set(oversea.unavailable.find(({ shippingCompany }) => shippingCompany === company)?.unavailableCartUnitIds);

/** None if the company carries nothing, or if the terms could not be read; unknown fees are being checked. */
const feeText = (
  { view, translate }: OverseasContext,
  state: Session,
  company: ShippingCompanyType,
  carriedCount: number,
): string | undefined => {
  if (carriedCount === 0) return undefined;
  const fees = overseaFeesWith(state.cart, company);
  if (fees.length < carriedCount) return state.cart.oversea.status === 'Failed' ? undefined : translate('feeUnknown');
  const total = sum(fees);
  return total === noWon ? translate('feeFree') : translate('fee', { amount: money(view, total) });
};

/** A company with what it asks for the selected units (OV-02, OV-03). */
export const companyView =
  (context: OverseasContext, state: Session) =>
  ({ shippingCompanyType: company, shippingCompanyName: name }: ShippingCompany): CompanyView => {
    const chosen = chosenUnits(state.cart);
    const lacking = notCarriedBy(state, company);
    const missing = chosen.filter(({ cartUnitId }) => lacking.has(cartUnitId)).length;
    return {
      ...pressed(name, { type: 'ChooseCompany', company }),
      value: company,
      isChosen: state.cart.oversea.selectedCompany === company,
      feeText: feeText(context, state, company, chosen.length - missing),
      notCarriedText: missing > 0 ? context.translate('notCarried', { n: missing }) : undefined,
    };
  };

/** The selected units that the chosen company does not carry, and one press that takes them out (OV-03). */
export const notCarriedView = (context: OverseasContext, state: Session): NotCarriedView | undefined => {
  const lacking = notCarriedBy(state, state.cart.oversea.selectedCompany);
  const units = chosenUnits(state.cart).filter(({ cartUnitId }) => lacking.has(cartUnitId));
  if (units.length === 0) return undefined;
  const cartUnitIds = units.map(({ cartUnitId }) => cartUnitId);
  return {
    title: context.translate('unavailableTitle'),
    names: units.map((unit) => unitNameOf(context.view, unit)),
    deselect: pressed(context.translate('deselectUnavailable'), { type: 'Deselect', cartUnitIds }),
  };
};

/** From which amount of goods a country is served free (OV-11). */
export const freeFromText = ({ view, translate }: OverseasContext, country: string): string | undefined => {
  const from = overseaFreeFrom(country);
  return O.isSome(from) ? translate('freeFrom', { amount: termsAmount(view, from.value) }) : undefined;
};

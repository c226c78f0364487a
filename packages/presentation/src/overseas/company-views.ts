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
import { money } from '../common/context.ts';
import { termsAmount } from '../common/terms-amount.ts';
import { unitNameOf } from '../common/item-names.ts';
import { pressed, type OverseasContext } from './overseas-context.ts';
import type { CompanyView, NotCarriedView } from './overseas-types.ts';

const notCarriedBy = ({ cart: { oversea } }: Session, company: ShippingCompanyType): ReadonlySet<CartUnitId> =>
  new Set(oversea.unavailable.find(({ shippingCompany }) => shippingCompany === company)?.unavailableCartUnitIds);

/** Undefined if the courier ships no selected unit or the terms are unreadable. Unknown fees show as pending. */
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

/** Lists selected units that the courier does not ship, with a button to deselect them. */
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

/** Returns the free-shipping threshold of a country as text. */
export const freeFromText = ({ view, translate }: OverseasContext, country: string): string | undefined => {
  const from = overseaFreeFrom(country);
  return O.isSome(from) ? translate('freeFrom', { amount: termsAmount(view, from.value) }) : undefined;
};

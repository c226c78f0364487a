import {
  chosenUnits,
  noWon,
  overseaFreeFrom,
  sum,
  type CartState,
  type CartUnit,
  type CartUnitId,
  type ShippingCompany,
  type ShippingCompanyType,
} from '@baguni/domain';
import { option as O } from 'fp-ts';
import { money } from '../views/context.ts';
import { unitNameOf } from '../views/unit-name.ts';
import { pressed, type OverseaContext } from './oversea-context.ts';
import type { CompanyView, NotCarriedView } from './oversea-types.ts';

const notCarriedBy = ({ oversea }: CartState, company: ShippingCompanyType): ReadonlySet<CartUnitId> =>
  new Set(oversea.unavailable.find(({ shippingCompany }) => shippingCompany === company)?.unavailableCartUnitIds);

const feeText = (
  { view, say }: OverseaContext,
  { oversea }: CartState,
  company: ShippingCompanyType,
  carried: readonly CartUnit[],
): string => {
  const fees = oversea.fees.find(({ shippingCompany }) => shippingCompany === company)?.shippingFees;
  const ids = new Set(carried.map(({ cartUnitId }) => cartUnitId));
  const mine = fees?.filter(({ cartUnitId }) => ids.has(cartUnitId)) ?? [];
  if (fees === undefined || mine.length < ids.size) return say('feeUnknown');
  const total = sum(mine.map(({ shippingFee }) => shippingFee));
  return total === noWon ? say('feeFree') : say('fee', { amount: money(view, total) });
};

/** A company with what it asks for the selected units (OV-02, OV-03). */
export const companyView =
  (context: OverseaContext, state: CartState) =>
  ({ shippingCompanyType: company, shippingCompanyName: name }: ShippingCompany): CompanyView => {
    const chosen = chosenUnits(state);
    const lacking = notCarriedBy(state, company);
    const carried = chosen.filter(({ cartUnitId }) => !lacking.has(cartUnitId));
    const missing = chosen.length - carried.length;
    return {
      ...pressed(name, { type: 'ChooseCompany', company }),
      value: company,
      isChosen: state.oversea.selectedCompany === company,
      feeText: feeText(context, state, company, carried),
      notCarriedText: missing > 0 ? context.say('notCarried', { n: missing }) : undefined,
    };
  };

/** The selected units that the chosen company does not carry, and one press that takes them out (OV-03). */
export const notCarriedView = (context: OverseaContext, state: CartState): NotCarriedView | undefined => {
  const lacking = notCarriedBy(state, state.oversea.selectedCompany);
  const units = chosenUnits(state).filter(({ cartUnitId }) => lacking.has(cartUnitId));
  if (units.length === 0) return undefined;
  const cartUnitIds = units.map(({ cartUnitId }) => cartUnitId);
  return {
    title: context.say('unavailableTitle'),
    names: units.map((unit) => unitNameOf(context.view, unit)),
    deselect: pressed(context.say('deselectUnavailable'), { type: 'Deselect', cartUnitIds }),
  };
};

/** From which amount of goods a country is served free (OV-11). */
export const freeFromText = ({ view, say }: OverseaContext, country: string): string | undefined => {
  const from = overseaFreeFrom(country);
  return O.isSome(from) ? say('freeFrom', { amount: money(view, from.value) }) : undefined;
};

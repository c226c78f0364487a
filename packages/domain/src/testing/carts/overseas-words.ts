import { noOversea, type OverseaShipping } from '../../entities/overseas/oversea.ts';
import type { CartState } from '../../state/state.ts';
import { givenPapers, overseasTerms, type Abroad } from './arb-around.ts';
import { plainWay, type UnitOverseas } from './arb-unit-draft.ts';
import { differences } from './differences.ts';

const wayOf = ({ oversea, units }: CartState): readonly (readonly [CartState['selected'][number], UnitOverseas])[] => {
  const fees = oversea.fees[0]?.shippingFees ?? [];
  const gone = oversea.unavailable[0]?.unavailableCartUnitIds ?? [];
  return units.map(({ cartUnitId: id }) => {
    const known = fees.find(({ cartUnitId }) => cartUnitId === id);
    const fee = known?.shippingFee ?? plainWay.fee;
    return [id, { fee, kg: known?.shippingWeight ?? plainWay.kg, isCarried: !gone.includes(id) }];
  });
};

/** What a cart that ships overseas would have been told, had nothing been special about it. */
const likeOversea = (cart: CartState): OverseaShipping => {
  const company = cart.oversea.selectedCompany === 'Unknown' ? 'EMS' : cart.oversea.selectedCompany;
  const abroad: Abroad = { countryType: cart.shippingCountry, company, papers: givenPapers };
  const { countryType: _, ...terms } = overseasTerms(abroad, wayOf(cart));
  return { ...noOversea, ...terms, status: 'Known', papers: givenPapers };
};

/** How a cart ships overseas, in a few words; nothing at home. */
export const overseasWords = (cart: CartState): readonly string[] => {
  const { shippingCountry, oversea } = cart;
  if (shippingCountry === 'SouthKorea') return differences(noOversea, oversea);
  const ways = wayOf(cart).flatMap(([id, way]) => {
    const told = differences(plainWay, way);
    return told.length > 0 ? [`unit ${id} ${told.join(' ')}`] : [];
  });
  return [`to ${shippingCountry} by ${oversea.selectedCompany}`, ...ways, ...differences(likeOversea(cart), oversea)];
};

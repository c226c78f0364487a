import { noOversea, type OverseaShipping } from '../../entities/overseas/oversea.ts';
import type { Cart } from '../../cart/cart.ts';
import { givenPapers, overseasTerms } from './around-of.ts';
import type { Teller } from './teller.ts';
import { plainWay, type UnitOverseas } from './unit-draft.ts';

type Ways = readonly (readonly [Cart['selected'][number], UnitOverseas])[];

const waysOf = ({ oversea, units }: Cart, plain: UnitOverseas): Ways => {
  const fees = oversea.fees[0]?.shippingFees ?? [];
  const gone = oversea.unavailable[0]?.unavailableCartUnitIds ?? [];
  return units.map(({ cartUnitId: id }) => {
    const known = fees.find(({ cartUnitId }) => cartUnitId === id);
    const fee = known?.shippingFee ?? plain.fee;
    return [id, { fee, kg: known?.shippingWeight ?? plain.kg, isCarried: !gone.includes(id) }];
  });
};

const likeOversea = ({ oversea, shippingCountry }: Cart, ways: Ways, { won }: Teller): OverseaShipping => {
  const company = oversea.selectedCompany === 'Unknown' ? 'EMS' : oversea.selectedCompany;
  const { countryType: _, ...terms } = overseasTerms({ country: shippingCountry, company }, ways, won);
  return { ...noOversea, ...terms, status: 'Known', papers: givenPapers };
};

export const overseasWords = (cart: Cart, teller: Teller): readonly string[] => {
  const { shippingCountry, oversea } = cart;
  const { differences, won } = teller;
  if (shippingCountry === 'SouthKorea') return differences(noOversea, oversea);
  const plain = plainWay(won);
  const ways = waysOf(cart, plain);
  const special = ways.flatMap(([id, way]) => {
    const told = differences(plain, way);
    return told.length > 0 ? [`unit ${id} ${told.join(' ')}`] : [];
  });
  const like = likeOversea(cart, ways, teller);
  return [`to ${shippingCountry} by ${oversea.selectedCompany}`, ...special, ...differences(like, oversea)];
};

import type { CountryBarView } from './frame-types.ts';
import { isOverseaCountry, type Cart } from '@baguni/domain';
import { word } from '../../words/word.ts';
import { action } from '../common/action-views.ts';
import type { ViewContext } from '../common/context.ts';

type CountryFacts = Pick<Cart, 'shippingCountry' | 'oversea'>;

/** How the country that the cart ships to is called. */
export const countryNameOf = ({ words }: ViewContext, { shippingCountry, oversea }: CountryFacts): string =>
  isOverseaCountry(shippingCountry)
    ? (oversea.countries.find(({ countryType }) => countryType === shippingCountry)?.countryName ?? shippingCountry)
    : word(words, 'countryHome');

/** Where the cart ships, and the button that changes it; none on a tenant that ships domestically only (OV-01, OV-14). */
export const countryBarView = (context: ViewContext, facts: CountryFacts): CountryBarView | undefined => {
  if (!context.features.overseaShipping) return undefined;
  const { words } = context;
  return {
    label: word(words, 'countryLabel'),
    name: countryNameOf(context, facts),
    change: action(word(words, 'countryChange'), word(words, 'countryChangeName'), {
      type: 'OpenSideLayer',
      layer: 'CountrySelector',
    }),
  };
};

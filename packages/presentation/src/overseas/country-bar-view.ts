import { isOverseaCountry, type Cart } from '@baguni/domain';
import { word } from '../common/word.ts';
import { action } from '../common/shared-views.ts';
import type { ViewContext } from '../common/context.ts';

type CountryFacts = Pick<Cart, 'shippingCountry' | 'oversea'>;

export const countryNameOf = ({ words }: ViewContext, { shippingCountry, oversea }: CountryFacts): string =>
  isOverseaCountry(shippingCountry)
    ? (oversea.countries.find(({ countryType }) => countryType === shippingCountry)?.countryName ?? shippingCountry)
    : word(words, 'countryHome');

/** Destination country and the button to change it; undefined for tenants with domestic shipping only. */
export const countryBarView = (context: ViewContext, facts: CountryFacts) => {
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

export type CountryBarView = NonNullable<ReturnType<typeof countryBarView>>;

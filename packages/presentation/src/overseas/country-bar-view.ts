import { isOverseaCountry, type Cart } from '@baguni/domain/internal';
import { word } from '../common/word.ts';
import { action } from '../common/shared-views.ts';
import type { ViewContext } from '../common/context.ts';

type CountryFacts = { readonly destination: Pick<Cart['destination'], 'country' | 'overseas'> };

export const countryNameOf = (
  { words }: ViewContext,
  { destination: { country: shippingCountry, overseas: oversea } }: CountryFacts,
): string =>
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

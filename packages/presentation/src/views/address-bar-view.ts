import { option as O } from 'fp-ts';
import type { CartTab, ShippingAddress } from '@baguni/domain';
import { word } from '../words/word.ts';
import type { ViewContext } from './context.ts';
import type { AddressBarView } from './types.ts';

/** What the address bar depends on. */
export interface AddressBarFacts {
  readonly tab: CartTab;
  readonly address: O.Option<ShippingAddress>;
}

const isShown = ({ features }: ViewContext, { tab }: AddressBarFacts): boolean =>
  features.addressBook && tab === 'SmileDelivery';

/** Where SmileDelivery would bring it: on its tab only, never in Global (PG-06); no zip code where there is none (AD-02). */
export const addressBarView = (context: ViewContext, facts: AddressBarFacts): AddressBarView | undefined => {
  if (!isShown(context, facts) || O.isNone(facts.address)) return undefined;
  const { zipCode, address } = facts.address.value;
  return { label: word(context.words, 'addressLabel'), text: zipCode === '' ? address : `(${zipCode}) ${address}` };
};

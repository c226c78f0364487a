import type { ActionView } from '../common/common-types.ts';
import type { AddressBarView } from './frame-types.ts';
import type { WordKey } from '../../words/keys.ts';
import { option as O } from 'fp-ts';
import { addressBarState, type Buyer, type CartTab, type ShippingAddress } from '@baguni/domain';
import { word } from '../../words/word.ts';
import { action } from '../common/action-views.ts';
import type { ViewContext } from '../common/context.ts';

/** What the address bar depends on. */
export interface AddressBarFacts {
  readonly tab: CartTab;
  readonly buyer: Pick<Buyer, 'memberType'>;
  readonly address: O.Option<ShippingAddress>;
  readonly isUnreadable: boolean;
}

const isShown = ({ features }: ViewContext, { tab }: AddressBarFacts): boolean =>
  features.addressBook && tab === 'SmileDelivery';

/** What is said where there is no address to show, or besides it. */
const saying = {
  NonMember: 'addressSignIn',
  Error: 'addressUnread',
  None: 'addressNone',
  NeedToChange: 'addressChange',
} as const satisfies Readonly<Record<string, WordKey>>;

const written = ({ zipCode, address }: ShippingAddress): string =>
  zipCode === '' ? address : `(${zipCode}) ${address}`;

/** Opens the address book, for who is a member (AD-02). */
const change = ({ words }: ViewContext): ActionView =>
  action(word(words, 'countryChange'), word(words, 'addressChangeName'), {
    type: 'OpenSideLayer',
    layer: 'AddressBook',
  });

/**
 * Where SmileDelivery would bring it, or why that is not known: on its tab only, never in Global (PG-06, AD-01); no zip
 * code where there is none (AD-02).
 */
export const addressBarView = (context: ViewContext, facts: AddressBarFacts): AddressBarView | undefined => {
  if (!isShown(context, facts)) return undefined;
  const { words } = context;
  const state = addressBarState(facts);
  const label = word(words, 'addressLabel');
  const address = O.toUndefined(facts.address);
  if (address && state === 'Normal') return { label, text: written(address), action: change(context) };
  const said = word(words, saying[state === 'Normal' ? 'None' : state]);
  if (address && state === 'NeedToChange')
    return { label, text: written(address), notice: O.toUndefined(address.alterText) ?? said, action: change(context) };
  const signIn = word(words, 'fixSignIn');
  return {
    label,
    notice: said,
    action: state === 'NonMember' ? action(signIn, signIn, { type: 'SignIn' }) : change(context),
  };
};

import type { ActionView } from '../common/common-types.ts';
import type { CommonWords } from '../common/common-words-ko.ts';
import {
  addressBarState,
  type Buyer,
  type CartTab,
  type ShippingAddress,
  type CartUnit,
} from '@baguni/domain/internal';
import { word } from '../common/word.ts';
import { action, plainAction } from '../common/shared-views.ts';
import type { ViewContext } from '../common/context.ts';

export interface AddressBarView {
  readonly label: string;
  readonly text?: string;
  readonly notice?: string;
  /** Sign-in for non-members, otherwise the address book. */
  readonly action?: ActionView;
}

export interface AddressBarFacts {
  readonly tab: CartTab;
  readonly buyer: Pick<Buyer, 'memberType'>;
  readonly address: ShippingAddress | undefined;
  readonly isUnreadable: boolean;
}

const isShown = ({ features }: ViewContext, { tab }: AddressBarFacts): boolean =>
  features.addressBook && tab === 'SmileDelivery';

const saying = {
  NonMember: 'addressSignIn',
  Error: 'addressUnread',
  None: 'addressNone',
  NeedToChange: 'addressChange',
} as const satisfies Readonly<Record<string, keyof CommonWords>>;

const written = ({ zipCode, address }: ShippingAddress): string =>
  zipCode === '' ? address : `(${zipCode}) ${address}`;

const change = ({ words }: ViewContext): ActionView =>
  action(word(words, 'countryChange'), word(words, 'addressChangeName'), {
    type: 'OpenSideLayer',
    layer: 'AddressBook',
  });

/**
 * Builds the SmileDelivery address or its notice, only on its tab and never in Global. The zip code may be missing.
 */
export const addressBarView = (context: ViewContext, facts: AddressBarFacts): AddressBarView | undefined => {
  if (!isShown(context, facts)) return undefined;
  const { words } = context;
  const state = addressBarState(facts);
  const label = word(words, 'addressLabel');
  const address = facts.address;
  if (address && state === 'Normal') return { label, text: written(address), action: change(context) };
  const said = word(words, saying[state === 'Normal' ? 'None' : state]);
  if (address && state === 'NeedToChange')
    return { label, text: written(address), notice: address.alterText ?? said, action: change(context) };
  return {
    label,
    notice: said,
    action: state === 'NonMember' ? plainAction(word(words, 'fixSignIn'), { type: 'SignIn' }) : change(context),
  };
};

const branchText = (
  { words }: ViewContext,
  key: 'deliveryReserve' | 'deliveryDawn' | 'deliveryToday',
  branch: { readonly branchName: string } | undefined,
): string | undefined => (branch === undefined ? undefined : word(words, key, { branch: branch.branchName }));

/** Delivery service and time of a unit, if known. */
export const deliveryText = (context: ViewContext, unit: CartUnit): string | undefined => {
  const { cartUnitType = 'Normal', expressShopBranch, smileFreshBranch: fresh } = unit;
  switch (cartUnitType) {
    case 'Normal':
      return undefined;
    case 'SmileDelivery':
      return word(context.words, 'deliverySmile');
    case 'SmileFresh': {
      const isReserve = fresh !== undefined && fresh.branchServiceTypes.includes('Reserve');
      return branchText(context, isReserve ? 'deliveryReserve' : 'deliveryDawn', fresh);
    }
    case 'ExpressShop':
      return branchText(context, 'deliveryToday', expressShopBranch);
  }
};

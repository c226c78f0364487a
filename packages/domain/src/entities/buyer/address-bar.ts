import type { Buyer, ShippingAddress } from './buyer.ts';

export const addressBarStates = ['NonMember', 'Error', 'None', 'NeedToChange', 'Normal'] as const;
export type AddressBarState = (typeof addressBarStates)[number];

export interface AddressFacts {
  /** Non-members have no address book. */
  readonly buyer: Pick<Buyer, 'memberType'>;
  /** Most recent delivery address, or undefined. */
  readonly address: Pick<ShippingAddress, 'alterType'> | undefined;
  readonly isUnreadable: boolean;
}

const byAlterType = {
  None: 'None',
  NotSupport: 'NeedToChange',
  Unknown: 'Error',
  Normal: 'Normal',
} as const satisfies Record<ShippingAddress['alterType'], AddressBarState>;

/**
 * Returns the state of the address bar: checks the buyer first, then whether the address is readable, then the
 * address itself.
 */
export const addressBarState = ({ buyer, address, isUnreadable }: AddressFacts): AddressBarState => {
  if (buyer.memberType === 'NonMember') return 'NonMember';
  if (isUnreadable) return 'Error';
  return address === undefined ? 'None' : byAlterType[address.alterType];
};

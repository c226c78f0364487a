import { option as O } from 'fp-ts';
import type { Buyer, ShippingAddress } from './buyer.ts';

/** What the delivery address bar says (AD-01). */
export const addressBarStates = ['NonMember', 'Error', 'None', 'NeedToChange', 'Normal'] as const;
/** A state of the address bar. */
export type AddressBarState = (typeof addressBarStates)[number];

/** What is known of where parcels go: an address or none, or that it could not be read. */
export interface AddressFacts {
  /** Who shops: a non-member has no address book (AD-01). */
  readonly buyer: Pick<Buyer, 'memberType'>;
  /** The address that parcels last went to; none where there is none. */
  readonly address: O.Option<Pick<ShippingAddress, 'alterType'>>;
  /** The address could not be read (CM-20). */
  readonly isUnreadable: boolean;
}

/** By what the delivery service says of an address. */
const byAlterType = {
  None: 'None',
  NotSupport: 'NeedToChange',
  Unknown: 'Error',
  Normal: 'Normal',
} as const satisfies Record<ShippingAddress['alterType'], AddressBarState>;

/**
 * The state of the address bar: who shops first, then whether the address could be read, then what it is (AD-01).
 * @example
 * const facts = { buyer: aBuyer(), address: O.some(anAddress()), isUnreadable: false };
 * [addressBarState(facts), addressBarState({ ...facts, address: O.none })]; // [ 'Normal', 'None' ]
 * addressBarState({ ...facts, buyer: guest }); // NonMember
 */
export const addressBarState = ({ buyer, address, isUnreadable }: AddressFacts): AddressBarState => {
  if (buyer.memberType === 'NonMember') return 'NonMember';
  if (isUnreadable) return 'Error';
  return O.isSome(address) ? byAlterType[address.value.alterType] : 'None';
};

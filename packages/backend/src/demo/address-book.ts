import { freshBranchAt, demoAddresses, inLanguage } from '@baguni/scenarios';
import type { ShippingAddress, SmileFreshBranch, UnableOrderType } from '@baguni/domain/internal';
import {
  inEach,
  type Scope,
  type InEachLanguage,
  type StoredBuyer,
  type StoredUnit,
  type UnitDetail,
} from '../store/rows.ts';
import type { Store, Tx } from '../store/tx.ts';

export interface AddressBook {
  readonly addresses: readonly ShippingAddress[];
  readonly current: ShippingAddress | null;
}

const addressesOf = ({ addresses = [] }: StoredBuyer): readonly ShippingAddress[] => [...demoAddresses, ...addresses];

/** Returns the address book of a demo buyer, or null for an unknown visitor (AD-02). */
export const addressBookOf = (store: Store, scope: Scope): Promise<AddressBook | null> =>
  store.transaction(async (tx) => {
    const stored = await tx.buyer(scope);
    return stored && { addresses: addressesOf(stored), current: stored.latestShippingAddress };
  });

type FreshBranchOfZip = ReturnType<typeof freshBranchAt>;

/** Returns the reason why an address gets no groceries, or null if delivery is possible (CART-BR7-52, -54). */
const unableAt = (own: SmileFreshBranch, centre: FreshBranchOfZip): UnableOrderType | null => {
  if (!centre) return 'NO_SMILE_FRESH_BRANCH';
  const comes = own.branchServiceTypes.some((service) => centre.branchServiceTypes.includes(service));
  return comes ? null : 'ONLY_SMILE_FRESH_RESERVE_BRANCH';
};

const ofBranch: ReadonlySet<string | null> = new Set([
  null,
  'NO_SMILE_FRESH_BRANCH',
  'ONLY_SMILE_FRESH_RESERVE_BRANCH',
] satisfies (UnableOrderType | null)[]);

/** Returns the services shared by unit and centre, or those of the unit if they share none. */
const servicesAt = (
  { branchServiceTypes: own }: SmileFreshBranch,
  centre: NonNullable<FreshBranchOfZip>,
): SmileFreshBranch['branchServiceTypes'] => {
  const both = own.filter((service) => centre.branchServiceTypes.includes(service));
  return both.length > 0 ? both : own;
};

const broughtBy = (
  own: InEachLanguage<SmileFreshBranch>,
  centre: NonNullable<FreshBranchOfZip>,
): InEachLanguage<SmileFreshBranch> =>
  inEach((language) => ({
    ...own[language],
    branchCode: centre.branchCode,
    branchName: inLanguage(centre.branchName, language),
    branchServiceTypes: servicesAt(own[language], centre),
  }));

/** Returns branch, services and availability of a unit at another address (AD-03). `own` is its branch as sold. */
const detailAt = (detail: UnitDetail, own: UnitDetail['smileFreshBranch'], zipCode: string): UnitDetail => {
  if (!own || !ofBranch.has(detail.unable)) return detail;
  const centre = freshBranchAt(zipCode);
  return {
    ...detail,
    unable: unableAt(own.ko, centre),
    smileFreshBranch: centre ? broughtBy(own, centre) : own,
  };
};

const moveUnit = async (tx: Tx, scope: Scope, unit: StoredUnit, zipCode: string): Promise<void> => {
  const { items } = await tx.catalogue(scope.tenant, 'ko', { items: [unit.itemNo] });
  const sold = items.get(unit.itemNo)?.terms?.smileFreshBranch;
  const detail = detailAt(unit.detail, sold ?? unit.detail.smileFreshBranch, zipCode);
  if (detail === unit.detail) return;
  await tx.updateUnit(scope, unit.cartUnitId, unit.version, { quantity: unit.quantity, detail });
};

const shipTo = async (tx: Tx, scope: Scope, buyer: StoredBuyer, address: ShippingAddress): Promise<void> => {
  await tx.putBuyer(scope, { ...buyer, latestShippingAddress: address });
  for (const unit of await tx.units(scope)) await moveUnit(tx, scope, unit, address.zipCode);
  await tx.bumpCart(scope);
};

/** Changes the shipping address; returns false if the address or buyer is unknown (AD-03). */
export const chooseAddress = (store: Store, scope: Scope, addressNo: string): Promise<boolean> =>
  store.transaction(async (tx) => {
    const stored = await tx.buyer(scope);
    const address = stored && addressesOf(stored).find((one) => one.addressNo === addressNo);
    if (!stored || !address) return false;
    await shipTo(tx, scope, stored, address);
    return true;
  });

const MOST_ADDRESSES = 20;
export const ADDRESS_LENGTH = 100;

export interface EnteredAddress {
  readonly zipCode: string;
  readonly address: string;
}

export type AddressRefusal = 'ZipCode' | 'Address' | 'Full' | 'Unknown';

const tidy = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();

const refusalOf = ({ zipCode, address }: EnteredAddress): AddressRefusal | null => {
  if (!/^\d{5}$/u.test(zipCode)) return 'ZipCode';
  return address.length >= 5 && address.length <= ADDRESS_LENGTH ? null : 'Address';
};

/** True for Jeju. SmileDelivery of the demo does not deliver there. */
const isFarIsland = (zipCode: string): boolean => zipCode.startsWith('63');

/** Adds a Korean address and ships to it (AD-02); returns the refusal, or null if it was added. */
export const addAddress = (store: Store, scope: Scope, entered: EnteredAddress): Promise<AddressRefusal | null> =>
  store.transaction(async (tx) => {
    const [zipCode, address] = [tidy(entered.zipCode), tidy(entered.address)];
    const stored = await tx.buyer(scope);
    const refusal = stored ? refusalOf({ zipCode, address }) : 'Unknown';
    if (!stored || refusal) return refusal;
    const known = addressesOf(stored);
    if (known.length >= MOST_ADDRESSES) return 'Full';
    const added: ShippingAddress = {
      addressNo: String(known.length + 1),
      address,
      zipCode,
      countryType: 'SouthKorea',
      alterType: isFarIsland(zipCode) ? 'NotSupport' : 'Normal',
      alterText: undefined,
    };
    await shipTo(tx, scope, { ...stored, addresses: [...(stored.addresses ?? []), added] }, added);
    return null;
  });

/** Returns the addresses that contain the text, or all for an empty text (AD-02). */
export const findAddresses = (text: string): readonly ShippingAddress[] => {
  const sought = text.trim().toLowerCase();
  return demoAddresses.filter(({ address, zipCode }) => `${zipCode} ${address}`.toLowerCase().includes(sought));
};

import { freshBranchAt, demoAddresses, inLanguage } from '@baguni/scenarios';
import { languages, type ShippingAddress, type SmileFreshBranch, type UnableOrderType } from '@baguni/domain';
import type { Scope } from '../store/owner.ts';
import type { InEachLanguage, StoredUnit, UnitDetail } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { Tx } from '../store/tx.ts';

/** An address book: its addresses, and the one that parcels go to now. */
export interface AddressBook {
  readonly addresses: readonly ShippingAddress[];
  /** Null where the buyer has none yet. */
  readonly current: ShippingAddress | null;
}

/** The address book of a demo buyer (AD-02); null for a visitor whom the marketplace does not know. */
export const addressBookOf = (store: Store, scope: Scope): Promise<AddressBook | null> =>
  store.transaction(async (tx) => {
    const stored = await tx.buyer(scope);
    return stored && { addresses: demoAddresses, current: stored.latestShippingAddress };
  });

type FreshBranchOfZip = ReturnType<typeof freshBranchAt>;

/** Why groceries do not come to an address; null where they do (CART-BR7-52, -54). */
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

/** By which services a centre brings a unit; what it brings by none keeps its own, beside the reason. */
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
): InEachLanguage<SmileFreshBranch> => {
  const named = { ...own };
  for (const language of languages)
    named[language] = {
      ...own[language],
      branchCode: centre.branchCode,
      branchName: inLanguage(centre.branchName, language),
      branchServiceTypes: servicesAt(own[language], centre),
    };
  return named;
};

/**
 * The unit as another address has it: who brings it by which services, and whether anybody does (AD-03, LY-09); a reason
 * of another kind stays. @param own as it is sold, wherever it goes now
 */
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
  const keys = { items: [unit.itemNo], sellers: [], policies: [], bundleTerms: [], discounts: [], fundings: [] };
  const sold = (await tx.catalogue(scope.tenant, 'ko', keys)).items.get(unit.itemNo)?.terms?.smileFreshBranch;
  const detail = detailAt(unit.detail, sold ?? unit.detail.smileFreshBranch, zipCode);
  if (detail === unit.detail) return;
  await tx.updateUnit(scope, unit.cartUnitId, unit.version, { quantity: unit.quantity, detail });
};

/** Parcels go to another address of the book from now on (AD-03); false for an address or a buyer that is not there. */
export const chooseAddress = (store: Store, scope: Scope, addressNo: string): Promise<boolean> =>
  store.transaction(async (tx) => {
    const stored = await tx.buyer(scope);
    const address = demoAddresses.find((one) => one.addressNo === addressNo);
    if (!stored || !address) return false;
    await tx.putBuyer(scope, { ...stored, latestShippingAddress: address });
    for (const unit of await tx.units(scope)) await moveUnit(tx, scope, unit, address.zipCode);
    await tx.bumpCart(scope);
    return true;
  });

/** The demo's addresses in which a text stands, whole book for none (AD-02). */
export const findAddresses = (text: string): readonly ShippingAddress[] => {
  const sought = text.trim().toLowerCase();
  return demoAddresses.filter(({ address, zipCode }) => `${zipCode} ${address}`.toLowerCase().includes(sought));
};

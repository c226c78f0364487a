import {
  guest,
  type AppliedCoupon,
  type Buyer,
  type Language,
  needsOf,
  type StockKey,
  couponsOn,
  type CartUnit,
  type CartUnitId,
  type CartContent,
  type FundingDiscount,
} from '@baguni/domain/internal';
import type { Scope, Session, StoredBuyer, NewUnit, StoredUnit } from '../store/rows.ts';
import type { Tx } from '../store/tx.ts';
import type { ReadDeps } from '../request/handler.ts';
import type { CatalogueKeys, Catalogue } from '../store/catalogue.ts';
import { type UnitSources, duplicatesOf, unitOf } from './unit-of.ts';
import { readInUse } from '../coupon/held-coupons.ts';

const visitor: StoredBuyer = {
  buyer: guest,
  latestShippingAddress: null,
  shippingCountry: 'SouthKorea',
  priorityBranchServiceType: 'Reserve',
};

/**
 * Returns the stored buyer, or an unknown guest (AZ-3). Missing fields in older rows default to those of a guest.
 */
export const readBuyer = async (tx: Tx, scope: Scope): Promise<StoredBuyer> => {
  const stored = await tx.buyer(scope);
  return stored ? { ...stored, buyer: { ...guest, ...stored.buyer } } : visitor;
};

/** Returns the buyer of a session with the choices of that session (CK-15). */
export const readShopper = async (tx: Tx, { scope, ordersAsNonMember = false }: Session): Promise<StoredBuyer> => {
  const { buyer, ...rest } = await readBuyer(tx, scope);
  return { ...rest, buyer: { ...buyer, ordersAsNonMember: !buyer.isLogin && ordersAsNonMember } };
};

/** Returns the guest from before sign-in, or null (GM-5). */
export const guestBehind = async (tx: Tx, { scope, guestOwner }: Session): Promise<Scope | null> => {
  if (guestOwner === null || guestOwner === scope.owner) return null;
  const guest: Scope = { tenant: scope.tenant, owner: guestOwner };
  return (await tx.buyer(guest)) ? null : guest;
};

/** True if a guest has a cart or saved units, which a merge would move. */
export const isCartWaiting = async (tx: Tx, guest: Scope): Promise<boolean> =>
  (await tx.units(guest)).length + (await tx.savedUnits(guest)).length > 0;

/** Returns the guest behind a session whose cart or saved units wait for a merge, or null. */
export const waitingGuest = async (tx: Tx, session: Session): Promise<Scope | null> => {
  const guest = await guestBehind(tx, session);
  return guest && (await isCartWaiting(tx, guest)) ? guest : null;
};

/** Raises and returns the cart version. Handlers call it first; parallel changes of the same cart wait (SV-04). */
export const holdCart = ({ tx, session }: ReadDeps): Promise<number> => tx.bumpCart(session.scope);

const each = <A>(values: readonly A[]): readonly A[] => [...new Set(values)];

const catalogueKeys = (units: readonly NewUnit[]): CatalogueKeys => ({
  items: each(units.map((unit) => unit.itemNo)),
  sellers: each(units.map(({ detail }) => detail.sellerKey)),
  policies: each(units.map(({ detail }) => detail.shippingPolicyKey)),
  bundleTerms: each(units.map(({ detail }) => detail.bundleKey)),
  discounts: each(units.flatMap(({ detail }) => detail.discountNos)),
  fundings: each(units.flatMap(({ detail }) => detail.fundingNos ?? [])),
});

const stockKeys = (units: readonly NewUnit[]): readonly StockKey[] =>
  each(units.flatMap(({ itemNo, detail }) => needsOf({ ...detail, itemNo }, 1).map(({ key }) => key)));

export interface Viewer {
  readonly language: Language;
  readonly buyer: Buyer;
  readonly coupons: readonly AppliedCoupon[];
}

/** Reads the catalogue entries and stock of these units (SV-03). */
export const readUnitSources = async (
  tx: Tx,
  { tenant }: Pick<Scope, 'tenant'>,
  units: readonly NewUnit[],
  viewer: Viewer,
): Promise<UnitSources> => ({
  ...viewer,
  catalogue: await tx.catalogue(tenant, viewer.language, catalogueKeys(units)),
  left: await tx.stock(tenant, stockKeys(units)),
});

export interface ReadUnit {
  readonly unit: CartUnit;
  readonly row: StoredUnit;
  readonly coupons: readonly AppliedCoupon[];
}

/** Reads one unit without its cart; returns null if it is not in the shopper’s cart. */
export const readUnit = async (deps: ReadDeps, id: CartUnitId): Promise<ReadUnit | null> => {
  const { tx, session, language } = deps;
  const rows = await tx.units(session.scope);
  const row = rows.find(({ cartUnitId }) => cartUnitId === id);
  if (!row) return null;
  const coupons = await readInUse(deps);
  const { buyer } = await readBuyer(tx, session.scope);
  const sources = await readUnitSources(tx, session.scope, [row], { language, buyer, coupons });
  return { row, unit: unitOf(row, { ...sources, duplicates: duplicatesOf(rows) }), coupons: couponsOn(coupons, id) };
};

/** Returns the funding discounts of a cart with their units (DC-03). */
const fundingsOf = (units: readonly StoredUnit[], { fundings }: Catalogue): readonly FundingDiscount[] =>
  [...fundings.values()].map((terms) => ({
    ...terms,
    cartUnitIds: units
      .filter(({ detail }) => detail.fundingNos?.includes(terms.discountPolicyNo))
      .map(({ cartUnitId }) => cartUnitId),
  }));

export const readCart = async (deps: ReadDeps): Promise<CartContent> => {
  const { tx, session, language } = deps;
  const { scope } = session;
  const rows = await tx.units(scope);
  const coupons = await readInUse(deps);
  const { buyer } = await readBuyer(tx, scope);
  const sources = await readUnitSources(tx, scope, rows, { language, buyer, coupons });
  const { catalogue } = sources;
  const all = { ...sources, duplicates: duplicatesOf(rows) };
  return {
    cartVersion: await tx.cartVersion(scope),
    units: rows.map((row) => unitOf(row, all)),
    shippingPolicies: [...catalogue.policies.values()],
    bundleTerms: [...catalogue.bundleTerms.values()],
    appliedCoupons: coupons,
    fundingDiscounts: fundingsOf(rows, catalogue),
  };
};

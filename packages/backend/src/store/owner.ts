import type { Brand, Tenant } from '@baguni/domain';

/** The key of a shopper, `buyer:<id>` or `guest:<id>`; every row of theirs carries it. */
export type OwnerKey = Brand<string, 'OwnerKey'>;

/** The key of a known buyer. @param id the buyer's id in this marketplace */
export const buyerOwner = (id: string): OwnerKey => `buyer:${id}` as OwnerKey;
/** The key of a browser that nobody has signed in on. @param id an unguessable id */
export const guestOwner = (id: string): OwnerKey => `guest:${id}` as OwnerKey;
/** An owner key as it was stored. */
export const ownerKey = (written: string): OwnerKey => written as OwnerKey;

/**
 * One shopper in one tenant. Rows outside a scope do not exist for it: another shopper's unit, coupon or order, and the
 * other tenant's, are not found (AZ-1, AZ-4).
 */
export interface Scope {
  readonly tenant: Tenant;
  readonly owner: OwnerKey;
}

/** Who sends a request, known from the session's cookie alone (AZ-3). */
export interface Session {
  readonly scope: Scope;
  /** The guest cart that this browser had before it signed in; it waits to be merged (LS-01, GM-5). */
  readonly guestOwner: OwnerKey | null;
  /** A guest who has chosen to order as a non-member (CK-15); false where left out. */
  readonly ordersAsNonMember?: boolean;
}

import type { Brand, Tenant } from '@baguni/domain';

/** Whose cart it is: `buyer:<id>` or `guest:<id>`. Every row of a shopper is kept under one. */
export type OwnerKey = Brand<string, 'OwnerKey'>;

/** The cart of a buyer who is known. @param id the buyer's id in this marketplace */
export const buyerOwner = (id: string): OwnerKey => `buyer:${id}` as OwnerKey;
/** The cart of a browser that nobody has signed in on. @param id an unguessable id */
export const guestOwner = (id: string): OwnerKey => `guest:${id}` as OwnerKey;
/** Reads an owner key back from where it was written. */
export const ownerKey = (written: string): OwnerKey => written as OwnerKey;

/**
 * One shopper in one tenant. Rows outside a scope do not exist for it: another shopper's unit, coupon or order, and the
 * other tenant's, are not found (AZ-1, AZ-4).
 */
export interface Scope {
  readonly tenant: Tenant;
  readonly owner: OwnerKey;
}

/** Who speaks, as the server knows it from the session's cookie alone (AZ-3). */
export interface Session {
  readonly scope: Scope;
  /** The guest cart that this browser had before it signed in; it waits to be merged (LS-01, GM-5). */
  readonly guestOwner: OwnerKey | null;
  /** Nobody is signed in, and the shopper has chosen to order as a non-member (CK-15); left out: has not. */
  readonly ordersAsNonMember?: boolean;
}

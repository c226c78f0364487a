import type { Brand, Tenant } from '@baguni/domain/internal';

/** Key of a shopper in all rows, `buyer:<id>` or `guest:<id>`. */
export type OwnerKey = Brand<string, 'OwnerKey'>;

export const buyerOwner = (id: string): OwnerKey => `buyer:${id}` as OwnerKey;
/**
 * Returns the key of a browser without sign-in.
 * @param id an unguessable id
 */
export const guestOwner = (id: string): OwnerKey => `guest:${id}` as OwnerKey;
export const isGuest = (owner: OwnerKey): boolean => owner.startsWith('guest:');
export const ownerKey = (written: string): OwnerKey => written as OwnerKey;

/** One shopper of one tenant. Rows of other scopes are not found (AZ-1, AZ-4). */
export interface Scope {
  readonly tenant: Tenant;
  readonly owner: OwnerKey;
}

/** Sender of a request, known from the session cookie alone (AZ-3). */
export interface Session {
  readonly scope: Scope;
  /** Guest cart from before sign-in, to be merged (LS-01, GM-5). */
  readonly guestOwner: OwnerKey | null;
  /** True if the guest orders as a non-member (CK-15). */
  readonly ordersAsNonMember?: boolean;
  /** True if the shopper came through the employee mall (RL-02). */
  readonly isViaEmployeeMall?: boolean;
}

import { clubEntryOf, type Buyer, type ClubEntry, type ClubFacts } from '@baguni/domain';
import { option as O } from 'fp-ts';
import type { Scope } from '../store/owner.ts';
import type { Store } from '../store/store.ts';

/** The pages of the club on which somebody joins or pays, each with whom it is for (CL-04, CL-05). */
export const clubPages = {
  join: ['OneClick', 'Join'],
  business: ['BusinessJoin'],
  upgrade: ['UpgradeGate'],
} as const satisfies Readonly<Record<string, readonly ClubEntry[]>>;
/** A page of the club. */
export type ClubPage = keyof typeof clubPages;

const isFor = (page: ClubPage, facts: ClubFacts): boolean => clubPages[page].some((one) => one === clubEntryOf(facts));

const paying = (buyer: Buyer): Buyer => ({ ...buyer, isSmileClub: true, clubMemberType: 'Purchase' });

/** A demo buyer joins the club on its own page, or pays for it from now on; false for whom that page is not. @param now ms since 1970 UTC */
export const joinClub = (store: Store, scope: Scope, page: ClubPage, now: number): Promise<boolean> =>
  store.transaction(async (tx) => {
    await tx.bumpCart(scope);
    const stored = await tx.buyer(scope);
    if (!stored) return false;
    const withdrawnAt = O.fromNullable(stored.membershipWithdrawDate);
    if (!isFor(page, { isOffered: true, buyer: stored.buyer, withdrawnAt, now })) return false;
    await tx.putBuyer(scope, { ...stored, buyer: paying(stored.buyer) });
    return true;
  });

import {
  type Buyer,
  clubEntryOf,
  clubTerms,
  type ClubEntry,
  type ClubPage,
  type ClubFacts,
  type ClubTerm,
} from '@baguni/domain/internal';
import type { Scope } from '../store/rows.ts';
import type { Store } from '../store/tx.ts';

/** A verified identity also proves the age; buyers under 19 remain so (CK-11). */
const verified = (buyer: Buyer): Buyer => ({
  ...buyer,
  isIdentityVerified: true,
  isCertificatedAdult: !buyer.isUnder19,
});

/** Marks the identity as verified (CK-11, CK-15, OV-12); returns false for an unknown visitor. */
export const verifyBuyer = (store: Store, scope: Scope): Promise<boolean> =>
  store.transaction(async (tx) => {
    const stored = await tx.buyer(scope);
    if (stored === null) return false;
    await tx.putBuyer(scope, { ...stored, buyer: verified(stored.buyer) });
    return true;
  });

/** Certifies the age for this cart, but not the identity; buyers under 19 remain so (CK-11). */
export const certifyCart = (store: Store, scope: Scope): Promise<boolean> =>
  store.transaction(async (tx) => {
    const stored = await tx.buyer(scope);
    if (stored === null) return false;
    await tx.putBuyer(scope, { ...stored, isCertificatedAdult: !stored.buyer.isUnder19 });
    return true;
  });

/** Eligible buyers of each club page (CL-04, CL-05). */
const entriesOf = {
  join: ['OneClick', 'Join'],
  business: ['BusinessJoin'],
  upgrade: ['UpgradeGate'],
} as const satisfies Readonly<Record<ClubPage, readonly ClubEntry[]>>;

const isFor = (page: ClubPage, facts: ClubFacts): boolean => entriesOf[page].some((one) => one === clubEntryOf(facts));

const paying = (buyer: Buyer): Buyer => ({ ...buyer, isSmileClub: true, clubMemberType: 'Purchase' });

/** `NotAgreed` if a required term is missing, `NotFor` if the page does not apply to the buyer. */
export type ClubJoining = 'Joined' | 'NotFor' | 'NotAgreed';

export interface ClubForm {
  readonly page: ClubPage;
  readonly agreed: readonly ClubTerm[];
}

/** Joins or pays for the club on a club page. Stores what was agreed and when. */
export const joinClub = (store: Store, scope: Scope, { page, agreed }: ClubForm, now: number): Promise<ClubJoining> =>
  store.transaction(async (tx) => {
    await tx.bumpCart(scope);
    const stored = await tx.buyer(scope);
    if (!stored) return 'NotFor';
    const withdrawnAt = stored.membershipWithdrawDate;
    if (!isFor(page, { isOffered: true, buyer: stored.buyer, withdrawnAt, now })) return 'NotFor';
    if (!clubTerms.every((term) => agreed.includes(term))) return 'NotAgreed';
    const clubConsent = { terms: clubTerms, givenAt: now };
    await tx.putBuyer(scope, { ...stored, buyer: paying(stored.buyer), clubConsent });
    return 'Joined';
  });

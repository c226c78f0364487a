import type { Buyer } from '@baguni/domain';
import type { Scope } from '../store/owner.ts';
import type { Store } from '../store/store.ts';

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

import type { Buyer } from '@baguni/domain';
import type { Scope } from '../store/owner.ts';
import type { Store } from '../store/store.ts';

/** Whoever has verified who they are has proved their age as well; under 19 stays under 19 (CK-11). */
const verified = (buyer: Buyer): Buyer => ({
  ...buyer,
  isIdentityVerified: true,
  isCertificatedAdult: !buyer.isUnder19,
});

/** The marketplace has seen who this buyer is (CK-11, CK-15, OV-12); false for a visitor whom it does not know. */
export const verifyBuyer = (store: Store, scope: Scope): Promise<boolean> =>
  store.transaction(async (tx) => {
    const stored = await tx.buyer(scope);
    if (stored === null) return false;
    await tx.putBuyer(scope, { ...stored, buyer: verified(stored.buyer) });
    return true;
  });

/** The marketplace has seen that whoever uses this cart is of age, and not who they are; under 19 stays under 19 (CK-11). */
export const certifyCart = (store: Store, scope: Scope): Promise<boolean> =>
  store.transaction(async (tx) => {
    const stored = await tx.buyer(scope);
    if (stored === null) return false;
    await tx.putBuyer(scope, { ...stored, isCertificatedAdult: !stored.buyer.isUnder19 });
    return true;
  });

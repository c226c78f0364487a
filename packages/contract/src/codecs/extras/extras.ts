import type { Extras } from '@baguni/domain';
import * as t from 'io-ts';
import type { Codec } from '../base/shape.ts';
import { bsdBanner, hashedCguid, purchaseBenefits } from '../information/information.ts';

/** What is around the cart, each part where it was read (LS-04). */
export const extras: Codec<Extras> = t.exact(
  t.partial({
    bsd: t.union([bsdBanner, t.null]),
    benefits: purchaseBenefits,
    hashedCguid,
    isCheckoutHealthy: t.boolean,
  }),
);

import type { CartContent, FundingDiscount } from '@baguni/domain';
import { readInUse } from '../coupon/read-coupons.ts';
import type { ReadDeps } from '../request/handler.ts';
import type { Catalogue } from '../store/catalogue.ts';
import type { StoredUnit } from '../store/rows.ts';
import { duplicatesOf } from './choice-of.ts';
import { readBuyer } from './read-buyer.ts';
import { readUnitSources } from './read-unit-sources.ts';
import { unitOf } from './unit-of.ts';

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

import type { CartContent, FundingDiscount, Language } from '@baguni/domain';
import { readInUse } from '../coupon/read-coupons.ts';
import type { Catalogue, CatalogueKeys } from '../store/catalogue.ts';
import type { Scope } from '../store/owner.ts';
import type { StoredUnit } from '../store/rows.ts';
import { additionStock, itemStock, optionStock, type StockKey } from '../store/stock.ts';
import type { Tx } from '../store/tx.ts';
import { readBuyer } from './read-buyer.ts';
import { unitOf } from './unit-of.ts';

const each = <A>(values: readonly A[]): readonly A[] => [...new Set(values)];

const catalogueKeys = (units: readonly StoredUnit[]): CatalogueKeys => ({
  items: each(units.map((unit) => unit.itemNo)),
  sellers: each(units.map(({ detail }) => detail.sellerKey)),
  policies: each(units.map(({ detail }) => detail.shippingPolicyKey)),
  bundleTerms: each(units.map(({ detail }) => detail.bundleKey)),
  discounts: each(units.flatMap(({ detail }) => detail.discountNos)),
  fundings: each(units.flatMap(({ detail }) => detail.fundingNos ?? [])),
});

const stockKeys = (units: readonly StoredUnit[]): readonly StockKey[] =>
  each(
    units.flatMap(({ itemNo, detail }) => [
      itemStock(itemNo),
      ...detail.options.map(({ optionNo }) => optionStock(itemNo, optionNo)),
      ...detail.additions.map(({ additionNo }) => additionStock(itemNo, additionNo)),
    ]),
  );

/** The funding discounts of a cart, each with the units that it is applied to (DC-03). */
const fundingsOf = (units: readonly StoredUnit[], { fundings }: Catalogue): readonly FundingDiscount[] =>
  [...fundings.values()].map((terms) => ({
    ...terms,
    cartUnitIds: units
      .filter(({ detail }) => detail.fundingNos?.includes(terms.discountPolicyNo))
      .map(({ cartUnitId }) => cartUnitId),
  }));

/** A shopper's cart as it now is, in one language; prices, stock and availability are today's (CM-02, SV-03). */
export const readCart = async (tx: Tx, scope: Scope, language: Language): Promise<CartContent> => {
  const rows = await tx.units(scope);
  const coupons = await readInUse(tx, scope, language);
  const catalogue = await tx.catalogue(scope.tenant, language, catalogueKeys(rows));
  const left = await tx.stock(scope.tenant, stockKeys(rows));
  const { buyer } = await readBuyer(tx, scope);
  return {
    cartVersion: await tx.cartVersion(scope),
    units: rows.map((row) => unitOf(row, { catalogue, left, coupons, language, buyer })),
    shippingPolicies: [...catalogue.policies.values()],
    bundleTerms: [...catalogue.bundleTerms.values()],
    appliedCoupons: coupons,
    fundingDiscounts: fundingsOf(rows, catalogue),
  };
};

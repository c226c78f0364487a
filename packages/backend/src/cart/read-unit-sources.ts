import { type AppliedCoupon, type Buyer, type Language, needsOf, type StockKey } from '@baguni/domain';
import type { CatalogueKeys } from '../store/catalogue.ts';
import type { Scope } from '../store/owner.ts';
import type { NewUnit } from '../store/rows.ts';
import type { Tx } from '../store/tx.ts';
import type { UnitSources } from './unit-of.ts';

const each = <A>(values: readonly A[]): readonly A[] => [...new Set(values)];

const catalogueKeys = (units: readonly NewUnit[]): CatalogueKeys => ({
  items: each(units.map((unit) => unit.itemNo)),
  sellers: each(units.map(({ detail }) => detail.sellerKey)),
  policies: each(units.map(({ detail }) => detail.shippingPolicyKey)),
  bundleTerms: each(units.map(({ detail }) => detail.bundleKey)),
  discounts: each(units.flatMap(({ detail }) => detail.discountNos)),
  fundings: each(units.flatMap(({ detail }) => detail.fundingNos ?? [])),
});

const stockKeys = (units: readonly NewUnit[]): readonly StockKey[] =>
  each(units.flatMap(({ itemNo, detail }) => needsOf({ ...detail, itemNo }, 1).map(({ key }) => key)));

export interface Viewer {
  readonly language: Language;
  readonly buyer: Buyer;
  readonly coupons: readonly AppliedCoupon[];
}

/** Reads the catalogue entries and stock of these units (SV-03). */
export const readUnitSources = async (
  tx: Tx,
  { tenant }: Pick<Scope, 'tenant'>,
  units: readonly NewUnit[],
  viewer: Viewer,
): Promise<UnitSources> => ({
  ...viewer,
  catalogue: await tx.catalogue(tenant, viewer.language, catalogueKeys(units)),
  left: await tx.stock(tenant, stockKeys(units)),
});

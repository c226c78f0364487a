import { languages, type Language, type Tenant } from '@baguni/domain';
import { catalogueIn, fundingsIn } from '@baguni/scenarios';
import type { Catalogue, OfferedItem } from '../store/catalogue.ts';
import type { Tx } from '../store/tx.ts';
import { offeredItem, stockOf } from './offered-item.ts';

export const demoCatalogue = (language: Language): Catalogue => {
  const { items, sellers, shippingPolicies, bundleTerms } = catalogueIn(language);
  const sold = [...items.values()];
  return {
    items: new Map(sold.map((one) => [one.item.itemNo, offeredItem(one)])),
    sellers,
    policies: new Map(shippingPolicies.map((policy) => [policy.shippingPolicyKey, policy])),
    bundleTerms: new Map(bundleTerms.map((terms) => [terms.bundleKey, terms])),
    discounts: new Map(sold.flatMap(({ discounts }) => discounts.map((discount) => [discount.discountNo, discount]))),
    fundings: fundingsIn(language),
  };
};

export const fillStock = async (tx: Tx, tenant: Tenant, items: readonly OfferedItem[]): Promise<void> => {
  for (const item of items) for (const [key, left] of stockOf(item)) await tx.putStock(tenant, key, left);
};

/** Writes the catalogue; existing items keep their stock. */
export const putDemoCatalogue = async (tx: Tx, tenant: Tenant): Promise<void> => {
  const { items } = demoCatalogue('ko');
  const keys = { items: [...items.keys()], sellers: [], policies: [], bundleTerms: [], discounts: [], fundings: [] };
  const before = (await tx.catalogue(tenant, 'ko', keys)).items;
  for (const language of languages) await tx.putCatalogue(tenant, language, demoCatalogue(language));
  await fillStock(
    tx,
    tenant,
    [...items.values()].filter(({ item }) => !before.has(item.itemNo)),
  );
};

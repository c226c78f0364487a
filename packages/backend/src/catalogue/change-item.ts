import { languages, type ItemNo, type Tenant } from '@baguni/domain';
import { emptyCatalogue, type CatalogueKeys, type OfferedItem } from '../store/catalogue.ts';
import type { Tx } from '../store/tx.ts';

const keysOf = (itemNo: ItemNo): CatalogueKeys => ({
  items: [itemNo],
  sellers: [],
  policies: [],
  bundleTerms: [],
  discounts: [],
  fundings: [],
});

/** An item as stored, by language. */
export type ItemTexts = ReadonlyMap<(typeof languages)[number], OfferedItem>;

/** Reads an item in all its languages, and keeps others from changing it until the transaction ends. */
export const holdItem = async (tx: Tx, tenant: Tenant, itemNo: ItemNo): Promise<ItemTexts> => {
  await tx.holdCatalogue(tenant);
  const texts = new Map<(typeof languages)[number], OfferedItem>();
  for (const language of languages) {
    const item = (await tx.catalogue(tenant, language, keysOf(itemNo))).items.get(itemNo);
    if (item) texts.set(language, item);
  }
  return texts;
};

/** Writes an item again in all its languages. */
export const putItem = async (
  tx: Tx,
  tenant: Tenant,
  texts: ItemTexts,
  change: (item: OfferedItem) => OfferedItem,
): Promise<void> => {
  for (const [language, item] of texts)
    await tx.putCatalogue(tenant, language, { ...emptyCatalogue, items: new Map([[item.item.itemNo, change(item)]]) });
};

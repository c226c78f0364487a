import { won, type ItemNo, type Won } from '@baguni/domain/internal';
import { catalogueIn, itemNoOf, type CatalogueItem } from './catalogue.ts';

/** Items related to another item, best first. */
export interface RelatedItems {
  readonly itemNo: ItemNo;
  readonly related: readonly ItemNo[];
}

const MAX_RELATED = 10;

/** Items without options can be added with one click (RC-04). */
const isPlain = ({ options, saleStatus }: CatalogueItem): boolean => options.length === 0 && saleStatus === undefined;

type IsRelated = (a: CatalogueItem, b: CatalogueItem) => boolean;

/** Returns related items of each item, starting after the item itself so that the lists differ. */
const relatedBy = (isRelated: IsRelated): readonly RelatedItems[] => {
  const all = [...catalogueIn('ko').items.values()];
  return all.map((sold, i) => ({
    itemNo: sold.item.itemNo,
    related: [...all.slice(i + 1), ...all.slice(0, i)]
      .filter((other) => isPlain(other) && isRelated(sold, other))
      .slice(0, MAX_RELATED)
      .map(({ item }) => item.itemNo),
  }));
};

const isElsewhere: IsRelated = (a, b) => a.service === b.service && a.seller.sellerKey !== b.seller.sellerKey;
const isAlike: IsRelated = (a, b) => a.item.category.large === b.item.category.large;

/** Returns items of other sellers with the same delivery service (RC-01). */
export const boughtTogether = (): readonly RelatedItems[] => relatedBy(isElsewhere);
/** Returns items of the same category (RC-01). */
export const similarItems = (): readonly RelatedItems[] => relatedBy(isAlike);

/** Returns former prices: two above and one below today’s price (RC-03). */
export const pricesBefore = (): readonly { readonly itemNo: ItemNo; readonly before: Won }[] => {
  const changed = (name: Parameters<typeof itemNoOf>[0], by: number) => {
    const no = itemNoOf(name);
    const now = catalogueIn('ko').items.get(no)?.item.itemSellPrice ?? won(0);
    return { itemNo: no, before: won(now + by) };
  };
  return [changed('linen-curtain', 6000), changed('fresh-eggs', -700), changed('frying-pan', 3000)];
};

export const PRICES_CHANGED_AGO_MS = 4 * 60 * 60 * 1000;

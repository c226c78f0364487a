import { won, type ItemNo, type Won } from '@baguni/domain';
import { catalogueIn, itemNoOf, type CatalogueItem } from './catalogue.ts';

/** Items that are shown because of another one, the best first. */
export interface RelatedItems {
  readonly itemNo: ItemNo;
  readonly related: readonly ItemNo[];
}

/** The most items that the demo shows because of one. */
const MAX_RELATED = 10;

/** What has nothing to choose can be put in with one press (RC-04). */
const isPlain = ({ options, saleStatus }: CatalogueItem): boolean => options.length === 0 && saleStatus._tag === 'None';

type IsRelated = (a: CatalogueItem, b: CatalogueItem) => boolean;

/** For each item those that go with it, beginning behind the item itself, so that the lists differ. */
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

/** What others bought with an item of the demo: from other sellers, brought by the same service (RC-01). */
export const boughtTogether = (): readonly RelatedItems[] => relatedBy(isElsewhere);
/** What is like an item of the demo: of the same category (RC-01). */
export const similarItems = (): readonly RelatedItems[] => relatedBy(isAlike);

/** What some items of the demo cost until a few hours ago: one has become cheaper, one dearer (RC-03). */
export const pricesBefore = (): readonly { readonly itemNo: ItemNo; readonly before: Won }[] => {
  const changed = (name: Parameters<typeof itemNoOf>[0], by: number) => {
    const no = itemNoOf(name);
    const now = catalogueIn('ko').items.get(no)?.item.itemSellPrice ?? won(0);
    return { itemNo: no, before: won(now + by) };
  };
  return [changed('linen-curtain', 6000), changed('fresh-eggs', -700), changed('frying-pan', 3000)];
};

/** How long ago the demo's prices have changed, in ms. */
export const PRICES_CHANGED_AGO_MS = 4 * 60 * 60 * 1000;

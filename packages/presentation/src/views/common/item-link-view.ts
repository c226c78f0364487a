import type { Item } from '@baguni/domain';
import type { ItemLinkView } from './common-types.ts';
import type { ViewContext } from './context.ts';

/** The way to an item's page; none for an item that is gone from the catalogue, or where no shop is around (XT-01, LS-10). */
export const itemLinkView = (
  { links: { item: prefix } }: ViewContext,
  { itemNo, itemName }: Pick<Item, 'itemNo' | 'itemName'>,
): ItemLinkView | undefined =>
  prefix && itemName
    ? { href: prefix + encodeURIComponent(itemNo), follow: { type: 'FollowItemLink', itemNo } }
    : undefined;

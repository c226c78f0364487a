import type { Item } from '@baguni/domain';
import type { ItemLinkView } from './common-types.ts';
import type { ViewContext } from './context.ts';

/** Builds the link to an item’s page; undefined for an item missing from the catalogue or a standalone cart. */
export const itemLinkView = (
  { links: { item: prefix } }: ViewContext,
  { itemNo, itemName }: Pick<Item, 'itemNo' | 'itemName'>,
): ItemLinkView | undefined =>
  prefix && itemName
    ? { href: prefix + encodeURIComponent(itemNo), follow: { type: 'FollowItemLink', itemNo } }
    : undefined;

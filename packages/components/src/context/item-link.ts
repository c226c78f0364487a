import type { Command } from '@baguni/use-cases';
import type { ItemLinkView } from '@baguni/presentation';
import { useSafeHref } from './links.ts';

/** What a native link to an item's page has. */
export interface ItemLink {
  readonly href: string;
  readonly onClick: () => void;
}

/**
 * The way to an item's page, or none where the page does not trust where it leads (RD-1). Following it is told by a
 * request that outlives the page: leaving waits for nothing (XT-01).
 */
export const useItemLink = (link: ItemLinkView | undefined, send: (command: Command) => void): ItemLink | undefined => {
  const href = useSafeHref()(link?.href);
  return link && href ? { href, onClick: () => send(link.follow) } : undefined;
};

import type { Command } from '@baguni/use-cases';
import type { ItemLinkView } from '@baguni/presentation';
import { useSafeHref } from './links.ts';

export interface ItemLink {
  readonly href: string;
  readonly onClick: () => void;
}

/**
 * Props for a link to an item page, or undefined if the link is not trusted. The click report uses a request that
 * survives navigation (XT-01).
 */
export const useItemLink = (link: ItemLinkView | undefined, send: (command: Command) => void): ItemLink | undefined => {
  const href = useSafeHref()(link?.href);
  return link && href ? { href, onClick: () => send(link.follow) } : undefined;
};

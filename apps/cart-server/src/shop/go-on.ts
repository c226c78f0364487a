import type { Language } from '@baguni/domain';
import { returnAddressOf } from '../http/return-address.ts';
import { shopPageAt, shopPath } from './shop-page.ts';

/**
 * Where a form of the shop goes on to: a page of the shop in the same language, or a cart or order page. It is rebuilt from
 * what was read, so that no address leads off the site (RD-1). The shop's home for anything else.
 */
export const goOnTo = (language: Language, asked: string | null | undefined): string => {
  const shop = asked?.startsWith('/') ? shopPageAt(asked) : null;
  if (shop) return shopPath(shop.language ?? language, shop.page);
  const { path } = returnAddressOf(asked ?? null);
  return path === '/' ? shopPath(language, { type: 'Home' }) : path;
};

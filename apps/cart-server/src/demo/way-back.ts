import { cartPath, parseRoute, type Language } from '@baguni/domain';
import type { FastifyRequest } from 'fastify';

/** Where a visitor goes back to. */
export interface WayBack {
  readonly path: string;
  /** The language of the cart; left out where it is not known. */
  readonly language?: Language;
}

/** The cart that a return address names, with its query; the buyer's own way in for anything else (RT-12, RD-1). */
export const wayBack = (asked: string | null): WayBack => {
  // made anew from what was read of it: nothing of the address itself is followed
  const { page } = parseRoute(asked?.startsWith('/') === true ? asked : '/');
  const query = new URLSearchParams(asked?.split('#')[0]?.split('?')[1] ?? '').toString();
  if (page.type !== 'Cart') return { path: '/' };
  return { path: `${cartPath(page)}${query === '' ? '' : `?${query}`}`, language: page.language };
};

/** The return address that a request names; null where it names none. */
export const returnUrlIn = ({ url }: FastifyRequest): string | null =>
  new URLSearchParams(url.split('?')[1] ?? '').get('returnUrl');

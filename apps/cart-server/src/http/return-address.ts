import { cartPath, orderPath, parseRoute, type Language } from '@baguni/domain';
import type { FastifyRequest } from 'fastify';

/** The page that a visitor returns to. */
export interface ReturnAddress {
  readonly path: string;
  /** The language of the cart; left out where it is not known. */
  readonly language?: Language;
  /** Whether it is the page of an order. */
  readonly isOrder: boolean;
}

/** The query and hash of an address, encoded again. */
const behindPath = (address: string): string => {
  const { search, hash } = new URL(address.slice(address.search(/[?#]|$/u)), 'http://here.invalid');
  return `${search}${hash}`;
};

/** The cart or order page that a return address names, with its query and hash; `/` for anything else (RT-12, RD-1). */
export const returnAddressOf = (asked: string | null): ReturnAddress => {
  // rebuilt from the parsed route: the given address itself is never redirected to
  const address = asked?.startsWith('/') === true ? asked : '/';
  const { page } = parseRoute(address);
  if (page.type !== 'Cart' && page.type !== 'Order') return { path: '/', isOrder: false };
  const path = page.type === 'Cart' ? cartPath(page) : orderPath(page);
  return { path: `${path}${behindPath(address)}`, language: page.language, isOrder: page.type === 'Order' };
};

/** The return address that a request names; null where it names none. */
export const returnUrlIn = ({ url }: FastifyRequest): string | null =>
  new URLSearchParams(url.split('?')[1] ?? '').get('returnUrl');

import { cartPath, orderPath, parseRoute, type Language } from '@baguni/domain/internal';
import type { FastifyRequest } from 'fastify';

export interface ReturnAddress {
  readonly path: string;
  readonly language?: Language;
  readonly isOrder: boolean;
}

const behindPath = (address: string): string => {
  const { search, hash } = new URL(address.slice(address.search(/[?#]|$/u)), 'http://here.invalid');
  return `${search}${hash}`;
};

/** Parses a cart or order address with query and hash; returns `/` for others (RT-12, RD-1). */
export const returnAddressOf = (asked: string | null): ReturnAddress => {
  // rebuilt from the parsed route: never redirect to the given address itself
  const address = asked?.startsWith('/') === true ? asked : '/';
  const { page } = parseRoute(address);
  if (page.type !== 'Cart' && page.type !== 'Order') return { path: '/', isOrder: false };
  const path = page.type === 'Cart' ? cartPath(page) : orderPath(page);
  return { path: `${path}${behindPath(address)}`, language: page.language, isOrder: page.type === 'Order' };
};

export const returnUrlIn = ({ url }: FastifyRequest): string | null =>
  new URLSearchParams(url.split('?')[1] ?? '').get('returnUrl');

import {
  appOf,
  rightSegments,
  withTab,
  type CartPlace,
  type CartTab,
  type RouteQuery,
  type Segments,
  type Storefront,
} from '@baguni/domain';
import { option as O } from 'fp-ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { charsetLanguage, browserDevice, tenantOf } from '../http/storefront.ts';
import { takeChosenTab } from './tab-cookie.ts';

type Asked = Pick<CartPlace, 'language' | 'device'> & { readonly type: 'Cart' | 'Order' };

const withSegments = (url: string, asked: Asked, { language, device }: Segments): string => {
  const before = O.isSome(asked.device) ? `/${asked.language}/${asked.device.value}` : `/${asked.language}`;
  return `/${language}/${device}${url.slice(before.length)}`;
};

const storefrontOf = (request: FastifyRequest, segments: Segments, config: Config): Storefront => ({
  ...segments,
  tenant: tenantOf(request, config),
  app: appOf(request.headers['user-agent'] ?? ''),
});

/**
 * Redirect path of a page for a browser, or null if the path is right (RT-05, RT-06). Applies and clears the tab
 * cookie of the cart (LS-09).
 */
export const rightPath = (
  request: FastifyRequest,
  reply: FastifyReply,
  asked: Asked,
  { fromPC }: RouteQuery,
  config: Config,
): string | null => {
  const browser = { device: browserDevice(request, config), fromPC, charset: charsetLanguage(request) };
  const segments = rightSegments(asked, browser);
  const storefront = storefrontOf(request, segments, config);
  const tab = asked.type === 'Cart' ? takeChosenTab(request, reply, storefront, config) : O.none;
  const path = withSegments(request.url, asked, segments);
  const tabbed = O.match(
    () => path,
    (chosen: CartTab) => withTab(path, chosen),
  )(tab);
  return tabbed === request.url ? null : tabbed;
};

import { tabType } from '@baguni/contract';
import { featuresOf, visibleTabs, type CartTab, type Storefront } from '@baguni/domain';
import { option as O } from 'fp-ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { clearCookie, cookieIn } from '../http/storefront.ts';

/**
 * Takes the tab that another page chose by cookie and clears the cookie (LS-09). Keeps it if there are no tabs;
 * ignores a hidden tab.
 */
export const takeChosenTab = (
  request: FastifyRequest,
  reply: FastifyReply,
  storefront: Storefront,
  config: Config,
): O.Option<CartTab> => {
  const tabs = visibleTabs(featuresOf(storefront));
  const chosen = cookieIn(request, tabType);
  if (tabs.length === 0 || O.isNone(chosen)) return O.none;
  // HEAD does not open the page
  if (request.method === 'GET') clearCookie(reply, tabType, config);
  return O.filter((tab: CartTab) => tabs.includes(tab))(chosen);
};

import { tabType } from '@baguni/contract';
import { featuresOf, visibleTabs, type CartTab, type Storefront } from '@baguni/domain';
import { option as O } from 'fp-ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { clearCookie, cookieIn } from '../http/cookies.ts';

/**
 * The tab that another page of the marketplace has chosen for the cart: its cookie is read once and then cleared. Where there
 * are no tabs it stays for a storefront that has them; a tab that is hidden here chooses nothing (LS-09).
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
  // who only looks at a page does not open it
  if (request.method === 'GET') clearCookie(reply, tabType, config);
  return O.filter((tab: CartTab) => tabs.includes(tab))(chosen);
};

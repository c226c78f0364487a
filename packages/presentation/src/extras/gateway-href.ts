import { charsets } from '@baguni/domain';
import { gatewayPath, type GatewayPageType } from '@baguni/domain/gateway';
import type { ViewContext } from '../views/common/context.ts';

/** Whether there are pages around the cart: one that lives in its page has none (LS-10). */
export const hasPagesAround = ({ links }: Pick<ViewContext, 'links'>): boolean => links.item !== undefined;

/** The address of a gateway's page, in the language of the page that opens it (RT-09). */
export const gatewayHref = (
  { words: { language } }: ViewContext,
  pageType: GatewayPageType,
  params: readonly string[] = [],
): string => `${gatewayPath(pageType, params)}&charset=${charsets[language]}`;

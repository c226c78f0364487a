import { charsets } from '@baguni/domain';
import { gatewayPath, type GatewayPageType } from '@baguni/domain/gateway';
import type { ViewContext } from '../views/common/context.ts';

/** The address of a gateway's page, in the language of the page that opens it (RT-09). */
export const gatewayHref = (
  { words: { language } }: ViewContext,
  pageType: GatewayPageType,
  params: readonly string[] = [],
): string => `${gatewayPath(pageType, params)}&charset=${charsets[language]}`;

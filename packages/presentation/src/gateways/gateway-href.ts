import { charsets } from '@baguni/domain';
import { gatewayPath, type GatewayPageType } from '@baguni/domain/gateway';
import type { ViewContext } from '../common/context.ts';

export const hasPagesAround = ({ links }: Pick<ViewContext, 'links'>): boolean => links.item !== undefined;

export const gatewayHref = (
  { words: { language } }: ViewContext,
  pageType: GatewayPageType,
  params: readonly string[] = [],
): string => `${gatewayPath(pageType, params)}&charset=${charsets[language]}`;

import type { AskedGateway, FormField } from '@baguni/domain/gateway';
import type { Html } from '../html/html.ts';
import type { PageLook } from '../http/storefront.ts';
import type { Visitor } from '../session/visitors.ts';

export interface GatewayAsked extends AskedGateway, PageLook {
  /** Null for a browser without a session. */
  readonly visitor: Visitor | null;
  /** Submitted fields; null if the page was only opened. */
  readonly fields: readonly FormField[] | null;
}

/** Port for the pages that gateways open (RT-09). Returns null for an unknown page. */
export type GatewayPages = (asked: GatewayAsked) => Promise<Html | null>;

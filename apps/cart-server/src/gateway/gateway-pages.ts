import type { AskedGateway, FormField } from '@baguni/domain/gateway';
import type { Html } from '../html/html.ts';
import type { PageLook } from '../http/page-look.ts';
import type { Visitor } from '../session/visitors.ts';

/** What a page of a gateway is asked with. */
export interface GatewayAsked extends AskedGateway, PageLook {
  /** Null for a browser without a session. */
  readonly visitor: Visitor | null;
  /** What a form has brought; null where the page was only opened. */
  readonly fields: readonly FormField[] | null;
}

/** The pages that gateways open, as a port: a marketplace brings its own (RT-09). Null for a page that it has not. */
export type GatewayPages = (asked: GatewayAsked) => Promise<Html | null>;

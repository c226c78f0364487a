import { own } from '../names/json.ts';
import { gatewayPageTypeOf, type GatewayPageType } from './page-types.ts';

export interface GatewayMessage {
  readonly pageType: GatewayPageType;
  readonly outcome: GatewayOutcome;
}

const outcomes = ['Done', 'Cancelled'] as const;
/** Done or left. The result itself is read from the server, not from the message. */
export type GatewayOutcome = (typeof outcomes)[number];

export const GATEWAY_SOURCE = 'baguni-gateway';

export interface FrameMessage {
  /** Sender from the browser: scheme, host and port. */
  readonly origin: string;
  /** Untrusted content. */
  readonly data: unknown;
}

/** True for an exact match in the list; never for the `null` origin of sandboxed pages. */
const isAllowedOrigin = (origin: string, allowed: readonly string[]): boolean =>
  origin !== '' && origin !== 'null' && allowed.includes(origin);

/** Returns the message of a gateway page of an allowed origin, or undefined. */
export const gatewayMessage = (
  { origin, data }: FrameMessage,
  allowed: readonly string[],
): GatewayMessage | undefined => {
  if (!isAllowedOrigin(origin, allowed) || own(data, 'source') !== GATEWAY_SOURCE) return undefined;
  const named = own(data, 'pageType');
  const pageType = typeof named === 'string' ? gatewayPageTypeOf(named) : undefined;
  const outcome = outcomes.find((one) => one === own(data, 'outcome'));
  return pageType && outcome ? { pageType, outcome } : undefined;
};

import { option as O } from 'fp-ts';
import { gatewayPageTypeOf, type GatewayPageType } from './page-types.ts';

/** What a page in a gateway tells the page that opened it (RT-07). */
export interface GatewayMessage {
  /** Which page tells it. */
  readonly pageType: GatewayPageType;
  /** Whether the shopper did what it is for. */
  readonly outcome: GatewayOutcome;
}

const outcomes = ['Done', 'Cancelled'] as const;
/** Whether the shopper did what the page is for, or left. What was done is read from the server, not from the message. */
export type GatewayOutcome = (typeof outcomes)[number];

/** What marks a message as a gateway's. */
export const GATEWAY_SOURCE = 'baguni-gateway';

/** Of a message event, what is judged. */
export interface FrameMessage {
  /** Who sent it: scheme, host and port, as the browser says. */
  readonly origin: string;
  /** What was sent; anybody can send anything. */
  readonly data: unknown;
}

/** A field that a message brings itself; undefined where it has none. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;

/** An origin is allowed where it is on the list, letter for letter; a sandboxed page's `null` never is (GW-03). */
export const isAllowedOrigin = (origin: string, allowed: readonly string[]): boolean =>
  origin !== '' && origin !== 'null' && allowed.includes(origin);

/**
 * The message of a gateway's page; none where it comes from an origin that is not allowed, or is of another form (GW-03).
 * @param allowed whole origins: scheme, host and port
 * @example
 * const data = { source: GATEWAY_SOURCE, pageType: 'AddressBook', outcome: 'Done' };
 * const messageFrom = (origin: string) => gatewayMessage({ origin, data }, ['https://shop.example']);
 * O.toNullable(messageFrom('https://shop.example')); // { pageType: 'AddressBook', outcome: 'Done' }
 * O.toNullable(messageFrom('https://else.example')); // null
 */
export const gatewayMessage = (
  { origin, data }: FrameMessage,
  allowed: readonly string[],
): O.Option<GatewayMessage> => {
  if (!isAllowedOrigin(origin, allowed) || fieldOf(data, 'source') !== GATEWAY_SOURCE) return O.none;
  const named = fieldOf(data, 'pageType');
  const pageType = typeof named === 'string' ? gatewayPageTypeOf(named) : undefined;
  const outcome = outcomes.find((one) => one === fieldOf(data, 'outcome'));
  return pageType && outcome ? O.some({ pageType, outcome }) : O.none;
};

import { gatewayMessage, type GatewayMessage } from '@baguni/domain/gateway';
import { option as O } from 'fp-ts';

/** Of a browser's window, what hears messages. */
export type MessageWindow = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/**
 * Whether a message comes from a frame of this page or from a window that it has opened (FR-1). One that has closed meanwhile
 * names neither any more; its origin is judged all the same.
 */
const isOpenedBy = (page: MessageWindow, source: MessageEventSource | null): boolean => {
  if (source === null) return true;
  if (!('closed' in source) || source === page) return false;
  return source.closed || source.parent === page || source.opener === page;
};

/**
 * Tells what pages in gateways say to this page, until it is stopped; from an origin that is not allowed, and from a window
 * that this page has not opened, nothing counts (GW-03, FR-1).
 */
export const gatewayMessages =
  (window: MessageWindow, allowedOrigins: readonly string[]) =>
  (hear: (message: GatewayMessage) => void): (() => void) => {
    const listen = (event: MessageEvent<unknown>): void => {
      if (!isOpenedBy(window, event.source)) return;
      const message = gatewayMessage(event, allowedOrigins);
      if (O.isSome(message)) hear(message.value);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  };

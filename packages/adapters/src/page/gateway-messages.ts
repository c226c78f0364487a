import { gatewayMessage, type GatewayMessage } from '@baguni/domain/gateway';
import { option as O } from 'fp-ts';

/** Of a browser's window, what hears messages. */
export type MessageWindow = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** Tells what pages in gateways say to this page, until it is stopped; from an origin that is not allowed nothing counts (GW-03). */
export const gatewayMessages =
  (window: MessageWindow, allowedOrigins: readonly string[]) =>
  (hear: (message: GatewayMessage) => void): (() => void) => {
    const listen = (event: MessageEvent<unknown>): void => {
      const message = gatewayMessage(event, allowedOrigins);
      if (O.isSome(message)) hear(message.value);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  };

import { gatewayMessage, type GatewayMessage } from '@baguni/domain/gateway';
import { option as O } from 'fp-ts';

export type MessageWindow = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/**
 * True if a message is from a frame or window that this page opened. Closed windows pass; their origin is still
 * checked.
 */
const isOpenedBy = (page: MessageWindow, source: MessageEventSource | null): boolean => {
  if (source === null) return true;
  if (!('closed' in source) || source === page) return false;
  return source.closed || source.parent === page || source.opener === page;
};

/** Forwards gateway messages until stopped. Rejects other origins and windows that this page did not open (FR-1). */
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

import { gatewayMessage, type GatewayMessage } from '@baguni/domain/internal';

type MessageWindow = Pick<Window, 'addEventListener' | 'removeEventListener'>;

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
      if (message !== undefined) hear(message);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  };

export interface TabsWindow {
  readonly BroadcastChannel?: new (
    name: string,
  ) => Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>;
}

const isVersion = (said: unknown): said is number => Number.isSafeInteger(said) && Number(said) >= 0;

/** Newer than every version: announces a change by a page that reads no cart, such as a payment. */
export const NEWEST_VERSION = Number.MAX_SAFE_INTEGER;

/**
 * Exchanges cart versions with other tabs of this browser. Messages contain no buyer data; all others are ignored.
 */
export const otherTabs = ({ BroadcastChannel: Channel }: TabsWindow) => {
  const channel = Channel && new Channel('baguni-cart');
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    tell: (cartVersion: number): void => channel?.postMessage(cartVersion),
    versions: (hear: (cartVersion: number) => void): (() => void) => {
      const listen = ({ data }: MessageEvent<unknown>): void => {
        if (isVersion(data)) hear(data);
      };
      channel?.addEventListener('message', listen);
      return () => channel?.removeEventListener('message', listen);
    },
  };
};

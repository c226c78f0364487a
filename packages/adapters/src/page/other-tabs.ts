/** What browser tabs of one origin hear each other by; a browser that has none leaves it out. */
export interface TabsWindow {
  readonly BroadcastChannel?: new (
    name: string,
  ) => Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>;
}

const isVersion = (said: unknown): said is number => Number.isSafeInteger(said) && Number(said) >= 0;

/**
 * The other tabs of this browser with a cart: what version theirs has, and ours (QT-06). A version says nothing of a buyer;
 * anything else that is said is not heard.
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

export interface TabsWindow {
  readonly BroadcastChannel?: new (
    name: string,
  ) => Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>;
}

const isVersion = (said: unknown): said is number => Number.isSafeInteger(said) && Number(said) >= 0;

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

/** Of a browser's window, what knows of its connection. */
export interface ConnectionWindow extends Pick<Window, 'addEventListener' | 'removeEventListener'> {
  readonly navigator: Pick<Navigator, 'onLine'>;
}

/** The browser's connection: whether there is one, and what tells whenever that changes until it is stopped (ER-02). */
export const connection = (window: ConnectionWindow) => ({
  isOnline: (): boolean => window.navigator.onLine,
  changes: (hear: (isOnline: boolean) => void): (() => void) => {
    const listen = ({ type }: Pick<Event, 'type'>): void => hear(type === 'online');
    for (const type of ['online', 'offline']) window.addEventListener(type, listen);
    return () => {
      for (const type of ['online', 'offline']) window.removeEventListener(type, listen);
    };
  },
});

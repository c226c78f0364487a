import { UNANSWERED } from './browser-page.ts';

/** Interval between checks of a shop that does not respond, in ms. */
const AGAIN_MS = 3_000;

export interface ConnectionWindow extends Pick<
  Window,
  'addEventListener' | 'removeEventListener' | 'setTimeout' | 'clearTimeout'
> {
  readonly navigator: Pick<Navigator, 'onLine'>;
}

/**
 * Tracks whether the shop is reachable and reports changes until stopped.
 * A browser detects only its own network. After an unanswered call the shop is polled until it responds.
 * @param answers resolves true if the shop responds, with any status
 */
export const connection = (window: ConnectionWindow, answers: () => Promise<boolean>) => ({
  isOnline: (): boolean => window.navigator.onLine,
  changes: (hear: (isOnline: boolean) => void): (() => void) => {
    let isAsking = false;
    let next: number | undefined;
    const goOn = (): void => {
      isAsking = false;
      window.clearTimeout(next);
    };
    const ask = async (isFirst: boolean): Promise<void> => {
      const isThere = await answers();
      // the browser has reported its own state meanwhile
      if (!isAsking) return;
      if (isThere) {
        goOn();
        if (!isFirst) hear(true);
        return;
      }
      if (isFirst) hear(false);
      next = window.setTimeout(() => void ask(false), AGAIN_MS);
    };
    const doubt = (): void => {
      if (isAsking || !window.navigator.onLine) return;
      isAsking = true;
      void ask(true);
    };
    const listen = ({ type }: Pick<Event, 'type'>): void => {
      goOn();
      hear(type === 'online');
    };
    for (const type of ['online', 'offline']) window.addEventListener(type, listen);
    window.addEventListener(UNANSWERED, doubt);
    return () => {
      goOn();
      for (const type of ['online', 'offline']) window.removeEventListener(type, listen);
      window.removeEventListener(UNANSWERED, doubt);
    };
  },
});

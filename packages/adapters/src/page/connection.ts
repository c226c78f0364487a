import { UNANSWERED } from './unanswered.ts';

/** How long a shop that did not answer is left before it is asked again, in ms. */
const AGAIN_MS = 3_000;

/** Of a browser's window, what knows of its connection. */
export interface ConnectionWindow extends Pick<
  Window,
  'addEventListener' | 'removeEventListener' | 'setTimeout' | 'clearTimeout'
> {
  readonly navigator: Pick<Navigator, 'onLine'>;
}

/**
 * The way to the shop: whether there is one, and what tells whenever that changes until it is stopped (ER-02). A browser
 * knows of its own network alone: where a call got no answer the shop is asked whether it is there, until it says so.
 * @param answers whether the shop answers, whatever it says
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
      // the browser has said something of its own meanwhile
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

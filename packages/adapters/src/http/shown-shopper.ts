import type { ShownShopper } from './http-client.ts';

/** The shopper of a page, and who hears when its session is lost. */
export interface PageShopper extends ShownShopper {
  /** Calls `hear` when the session is lost, also if it was lost before. Returns a function that stops this. */
  readonly onLost: (hear: () => void) => () => void;
}

/** Creates the shopper of a page. A server-rendered page contains the mark; other pages take that of the first answer. */
export const shownShopper = ({ documentElement: root }: Pick<Document, 'documentElement'>): PageShopper => {
  let mark = root.dataset['shopper'];
  let isLost = false;
  let listeners: readonly (() => void)[] = [];
  return {
    mark: () => mark,
    note: (first) => void (mark ??= first),
    lose: () => {
      if (isLost) return;
      isLost = true;
      for (const hear of listeners) hear();
    },
    onLost: (hear) => {
      listeners = [...listeners, hear];
      if (isLost) hear();
      return () => void (listeners = listeners.filter((one) => one !== hear));
    },
  };
};

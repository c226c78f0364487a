/** What keeps texts by key while the browser tab lives. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Storage that keeps nothing. */
const noStorage: TabStorage = { getItem: () => null, setItem: () => undefined };

/** The storage of the browser tab; a browser that denies it throws as soon as it is named. */
export const storageOf = (window: Pick<Window, 'sessionStorage'>): TabStorage => {
  try {
    return window.sessionStorage;
  } catch {
    return noStorage;
  }
};

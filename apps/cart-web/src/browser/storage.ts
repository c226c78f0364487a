export type TabStorage = Pick<Storage, 'getItem' | 'setItem'>;

const noStorage: TabStorage = { getItem: () => null, setItem: () => undefined };

/** Returns the tab’s storage, or empty storage if the browser denies access (it throws on access). */
export const storageOf = (window: Pick<Window, 'sessionStorage'>): TabStorage => {
  try {
    return window.sessionStorage;
  } catch {
    return noStorage;
  }
};

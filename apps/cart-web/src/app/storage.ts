import type { PageConfig } from '../compose/config.ts';

/** What remembers nothing. */
const forgetful: PageConfig['storage'] = { getItem: () => null, setItem: () => undefined };

/** The storage of the browser tab; a browser that denies it throws as soon as it is named. */
export const storageOf = (window: Pick<Window, 'sessionStorage'>): PageConfig['storage'] => {
  try {
    return window.sessionStorage;
  } catch {
    return forgetful;
  }
};

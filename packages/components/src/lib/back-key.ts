/** A layer that Back closes; `close` is undefined while it cannot be closed. */
export interface BackTarget {
  readonly close: (() => void) | undefined;
}

const DEPTH = 'layers';

/** Returns how many layers the current history entry is above the page. */
const depthOf = (state: unknown): number => {
  const depth: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, DEPTH) : 0;
  return typeof depth === 'number' ? depth : 0;
};

const isPhone = (): boolean => document.documentElement.dataset['device'] === 'mobile';

const open: BackTarget[] = [];
let depth = 0;

/** Adds the missing history entries, one per open layer. A closed layer leaves its entry for the next one. */
const addEntries = (): void => {
  depth = depthOf(history.state);
  while (isPhone() && depth < open.length) {
    depth += 1;
    const state: unknown = history.state;
    history.pushState({ ...(typeof state === 'object' ? state : {}), [DEPTH]: depth }, '');
  }
};

const follow = (): void => {
  if (!isPhone()) return;
  const before = depth;
  depth = depthOf(history.state);
  const top = open.at(-1);
  if (top && depth < open.length) {
    if (top.close === undefined) addEntries();
    else top.close();
    // the entry of a layer that is already closed
  } else if (depth < before) history.back();
};

/** Lets Back close layers on phones. Returns a function that stops it. */
export const listenForBack = (): (() => void) => {
  depth = depthOf(history.state);
  window.addEventListener('popstate', follow);
  return () => window.removeEventListener('popstate', follow);
};

/** Registers an open layer. Returns a function that removes it after it has closed. */
export const closeOnBack = (target: BackTarget): (() => void) => {
  open.push(target);
  addEntries();
  return () => {
    open.splice(open.indexOf(target), 1);
    addEntries();
  };
};

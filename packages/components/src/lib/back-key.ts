/** The name of the event and the attribute of open layers. */
const LAYERS = 'data-back';
const DEPTH = 'layers';

/** Returns how many layers the current history entry is above the page. */
const depthOf = (state: unknown): number => {
  const depth: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, DEPTH) : 0;
  return typeof depth === 'number' ? depth : 0;
};

const isPhone = (): boolean => document.documentElement.dataset['device'] === 'mobile';
const openLayers = (): number => document.querySelectorAll(`[${LAYERS}]`).length;

/** Closes the top layer like Escape. Returns false if it does not allow that. */
const closeTop = (): boolean =>
  !document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));

/** Lets Back close layers on phones: one history entry per open layer. Returns a function that stops it. */
export const listenForBack = (): (() => void) => {
  let depth = 0;
  // a closed layer leaves its entry for the next one
  const addEntries = (): void => {
    depth = depthOf(history.state);
    while (isPhone() && depth < openLayers()) {
      depth += 1;
      const state: unknown = history.state;
      history.pushState({ ...(typeof state === 'object' ? state : {}), [DEPTH]: depth }, '');
    }
  };
  const follow = (): void => {
    if (!isPhone()) return;
    const before = depth;
    depth = depthOf(history.state);
    if (depth < openLayers()) {
      if (!closeTop()) addEntries();
      // the entry of a layer that is already closed
    } else if (depth < before) history.back();
  };
  addEntries();
  document.addEventListener(LAYERS, addEntries);
  window.addEventListener('popstate', follow);
  return () => {
    document.removeEventListener(LAYERS, addEntries);
    window.removeEventListener('popstate', follow);
  };
};

/** Marks an open layer for Back. Returns a function that unmarks it after it has closed. */
export const closeOnBack = (layer: Element): (() => void) => {
  const mark = (isOpen: boolean): void => {
    layer.toggleAttribute(LAYERS, isOpen);
    document.dispatchEvent(new Event(LAYERS));
  };
  mark(true);
  return () => mark(false);
};

import type { EarlyPress, KeepingWindow, PressKeeper } from './browser/early-presses.ts';

// Loaded before a page that the server has drawn is shown, and by itself: the page listens a little later, and no press is
// lost until then. Boxes and what is typed keep themselves.

const presses: EarlyPress[] = [];

/** Keys that do something in a field which the page alone knows of. */
const keys = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'Enter', 'Escape'];

const clicked = ({ target }: MouseEvent): void => {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button) presses.push({ target: button });
};

const typed = ({ target, key }: KeyboardEvent): void => {
  if (target instanceof HTMLInputElement && keys.includes(key)) presses.push({ target, key });
};

addEventListener('click', clicked, true);
addEventListener('keydown', typed, true);

const pressKeeper: PressKeeper = {
  stop: () => {
    removeEventListener('click', clicked, true);
    removeEventListener('keydown', typed, true);
    return presses;
  },
};

Object.assign<Window, KeepingWindow>(window, { pressKeeper });

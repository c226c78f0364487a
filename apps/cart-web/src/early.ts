import type { KeepingWindow } from './browser/early-presses.ts';

// Loaded before a page that the server has drawn is shown, and by itself: the page listens a little later, and no press is
// lost until then. Boxes and what is typed keep themselves.

let presses: Event[] | undefined = [];

for (const type of ['click', 'keydown']) addEventListener(type, (press) => presses?.push(press), true);

const takePresses: KeepingWindow['takePresses'] = () => {
  const taken = presses;
  presses = undefined;
  return taken;
};

Object.assign<Window, KeepingWindow>(window, { takePresses });

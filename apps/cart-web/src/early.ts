import type { KeepingWindow } from './browser/presses.ts';
import { goBack } from './browser/back-arrow.ts';
import { reportItemLink } from './browser/item-links.ts';
import { markSplit } from './browser/split-mark.ts';
import { tellTablet } from './browser/tablet.ts';

// Records presses on a server-rendered page until the page listens. It loads before the page is visible. Checkboxes
// and fields keep their values without it.

let presses: Event[] | undefined = 'drawn' in document.documentElement.dataset ? [] : undefined;

for (const type of ['click', 'keydown']) addEventListener(type, (press) => presses?.push(press), true);

const takePresses: KeepingWindow['takePresses'] = () => {
  const taken = presses;
  presses = undefined;
  return taken;
};

addEventListener('click', reportItemLink, true);
addEventListener('click', goBack);

tellTablet(window);
markSplit(window);

Object.assign<Window, KeepingWindow>(window, { takePresses });

const calmMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

/** True if the shopper prefers reduced motion. */
export const isCalm = (): boolean => calmMotion().matches;

/** Attributes that identify an element for keys, other elements and browser tests. */
const IDENTITY = ['id', 'name', 'role', 'aria-modal', 'data-layer'];

/** Makes an element a picture without function: it is hidden from keys, pointers and screen readers. */
export const toPicture = (element: HTMLElement): void => {
  for (const one of [element, ...element.querySelectorAll('*')]) for (const name of IDENTITY) one.removeAttribute(name);
  element.inert = true;
  element.ariaHidden = 'true';
  element.dataset['leaving'] = '';
};

/** Removes a picture after its own animations. */
export const removeAfterMotion = (picture: Element): void =>
  void Promise.allSettled(picture.getAnimations().map(({ finished }) => finished)).then(() => picture.remove());

/** Duration of the movement of a new total, in ms. */
const TOTAL_MS = 100;
/** The part of it during which the total rests at its first place, in ms. */
const TOTAL_REST_MS = 40;
/** Duration of the motion that closes the gap of a removed row or makes room for a new one, in ms. */
const ROWS_MS = 160;
/** Head start of a row that fades before the others move, in ms. */
const FADE_MS = 40;
/** More than the gap between two cards, in px. */
const GAP = 40;
const ROW = '[id^="unit-"]';

const wonIn = (text: string | null): number => Number(text?.replaceAll(/\D/gu, ''));

/** True for the total of the summary and of the order bar. */
const isTotal = (element: Element | null, page: Element): element is HTMLElement =>
  element?.localName === 'dd' &&
  (element.closest('[data-total]') !== null || element.closest('section')?.parentElement === page);

/**
 * Slides a new total in: from below if it rose, from above if it fell. Its text is already the new one. It rests at
 * first, so that no further frame delays the paint of a press.
 */
const showTotal = (total: HTMLElement, before: string | null): void => {
  const from = wonIn(total.textContent) > wonIn(before) ? '0.3em' : '-0.3em';
  const timing = { delay: TOTAL_REST_MS, duration: TOTAL_MS - TOTAL_REST_MS, easing: 'ease-out' } as const;
  total.animate([{ offset: 0, translate: `0 ${from}` }], { ...timing, fill: 'backwards' });
};

/** A place at which rows were removed or added, and these rows. */
interface Change {
  readonly parent: Element;
  readonly next: Node | null;
  readonly rows: readonly HTMLElement[];
}

const holdsRow = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && (node.matches(ROW) || node.querySelector(ROW) !== null);

/** Joins rows at the same place, so that they leave or arrive as one. */
const joined = (changes: readonly Change[]): readonly Change[] => {
  const found: Change[] = [];
  for (const change of changes) {
    const at = found.findIndex(({ parent, next }) => parent === change.parent && next === change.next);
    const rows = [...(found[at]?.rows ?? []), ...change.rows];
    found.splice(at === -1 ? found.length : at, 1, { ...change, rows });
  }
  return found;
};

/** Returns the rows that were only removed, or only added. Empty if both happened: then the list is another one. */
const changesIn = (list: Element, records: readonly MutationRecord[]): readonly Change[] => {
  const nexts = new Map<Node, Node | null>();
  const added = new Set<Node>();
  for (const { removedNodes, addedNodes, nextSibling } of records) {
    for (const node of removedNodes) nexts.set(node, nextSibling);
    for (const node of addedNodes) if (holdsRow(node)) added.add(node);
  }
  const present = (node: Node | null): Node | null =>
    node === null || node.isConnected ? node : present(nexts.get(node) ?? null);
  const old = (node: Node | null): Node | null => (node && added.has(node) ? old(node.nextSibling) : node);
  const changes = records.flatMap(({ target: parent, removedNodes, addedNodes, nextSibling }) => {
    if (!(parent instanceof Element) || !list.contains(parent)) return [];
    const next = added.size > 0 ? old(addedNodes.item(0)) : present(nextSibling);
    const rows = Array.from(added.size > 0 ? addedNodes : removedNodes).filter(holdsRow);
    return rows.length > 0 ? [{ parent, next, rows }] : [];
  });
  return added.size > 0 && nexts.keys().some(holdsRow) ? [] : joined(changes);
};

const siblingsFrom = (first: Node | null): readonly HTMLElement[] => {
  const found: HTMLElement[] = [];
  for (let at = first; at !== null; at = at.nextSibling) if (at instanceof HTMLElement && !at.inert) found.push(at);
  return found;
};

/** Returns the outermost elements after a change, up to the end of `top`. */
const following = ({ parent, next }: Omit<Change, 'rows'>, top: Element): readonly HTMLElement[] =>
  parent === top || parent.parentElement === null
    ? siblingsFrom(next)
    : [...siblingsFrom(next), ...following({ parent: parent.parentElement, next: parent.nextSibling }, top)];

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/** Returns the element directly below the list, which moves with the list, unless the summary is taller. */
const below = (list: Element, main: Element): readonly HTMLElement[] => {
  const { bottom } = list.getBoundingClientRect();
  const around = following({ parent: list.parentElement ?? main, next: list.nextSibling }, main);
  const under = around.filter((element) => topOf(element) >= bottom - 1);
  return under[0] && topOf(under[0]) < bottom + GAP ? under : [];
};

/** True if the change was above the window or has scrolled the page; then nothing moves on the screen. */
const isElsewhere = ({ parent, next }: Change): boolean => {
  const [first] = siblingsFrom(next);
  if ((first ? topOf(first) : parent.getBoundingClientRect().bottom) < 0) return true;
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
  return scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
};

const isOnScreen = (element: Element, by: number): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top + Math.min(0, by) < innerHeight && bottom + Math.max(0, by) > 0;
};

/** Shows a picture of removed rows at their old place while it fades. Returns their height. `by`: with their gap. */
const showRemoved = ({ parent, next, rows }: Change, by: number): number => {
  const place = parent.getBoundingClientRect();
  const [first] = siblingsFrom(next);
  if ((first ? topOf(first) : place.bottom) >= innerHeight) return by;
  const picture = document.createElement('div');
  picture.append(...rows.map((row) => row.cloneNode(true)));
  toPicture(picture);
  picture.style.cssText = `position:absolute;inset:0 auto auto 0;inline-size:${place.width}px;pointer-events:none`;
  parent.append(picture);
  const { left, top, height } = picture.getBoundingClientRect();
  // a card has a gap above
  const end = place.bottom + (parent.closest('article') ? 0 : by - height);
  picture.style.translate = `${place.left - left}px ${(first ? topOf(first) : end) - top}px`;
  picture.animate({ opacity: [1, 0] }, { duration: ROWS_MS - FADE_MS, easing: 'ease-out', fill: 'forwards' });
  removeAfterMotion(picture);
  return height;
};

/** Lets added rows appear. Returns their height. */
const showAdded = ({ rows }: Change): number => {
  for (const row of rows)
    row.animate({ opacity: [0, 1] }, { delay: FADE_MS, duration: ROWS_MS, easing: 'ease-out', fill: 'backwards' });
  return -rows.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0);
};

/**
 * Moves what follows the changes from its old place to its new one. Only transforms, opacity and shadows change, not the
 * layout. `by`: how much the list has shrunk, in px; negative if it has grown.
 */
const move = (changes: readonly Change[], list: Element, by: number): void => {
  const main = list.closest('main');
  const isRemoval = changes.every(({ rows }) => rows.every((row) => !row.isConnected));
  if (main === null || (isRemoval ? by <= 0 : by >= 0) || changes.some(isElsewhere)) return;
  const lower = below(list, main);
  const offsets = new Map<HTMLElement, number>();
  const cards = new Map<Element, number>();
  const count = changes.reduce((sum, { rows }) => sum + rows.length, 0);
  const add = <A extends Element>(map: Map<A, number>, element: A, offset: number): void =>
    void map.set(element, (map.get(element) ?? 0) + offset);
  for (const change of changes) {
    const offset = (by * change.rows.length) / count;
    const after = following(change, list);
    const card = change.parent.closest('article');
    // the foot of a card may come or go with its rows
    const height = isRemoval ? showRemoved(change, offset) : showAdded(change);
    for (const element of after) add(offsets, element, card?.contains(element) ? height : offset);
    for (const element of lower) add(offsets, element, offset);
    if (card) add(cards, card, offset);
  }
  const timing = { duration: ROWS_MS, easing: 'ease-out', composite: 'add' } as const;
  // removed rows fade first
  const start = isRemoval ? ({ delay: FADE_MS, fill: 'backwards' } as const) : {};
  for (const [element, offset] of offsets)
    if (isOnScreen(element, offset))
      element.animate([{ offset: 0, translate: `0 ${offset}px` }], { ...timing, ...start });
  // the card shrinks or grows with its rows
  const shadow = isRemoval ? ['', 'card'] : ['inset ', 'canvas'];
  for (const [card, offset] of cards)
    card.animate(
      { boxShadow: [offset, 0].map((y) => `${shadow[0]}0 ${y}px var(--color-${shadow[1]})`) },
      { ...timing, ...start, composite: 'replace' },
    );
};

/**
 * Shows changes of the cart with short movements if the shopper allows motion. Content and layout are the new ones at
 * once, so presses, focus and screen readers never wait. Returns a function that stops it.
 */
export const watchMotion = (page: Element): (() => void) => {
  const calm = calmMotion();
  let list: Element | null = null;
  let height = 0;
  const sizes = new ResizeObserver(([entry]) => {
    if (entry) height = entry.target.getBoundingClientRect().height;
  });
  const follow = (): void => {
    if (list?.isConnected) return;
    sizes.disconnect();
    list = page.querySelector('article')?.parentElement ?? null;
    if (!list) return;
    ({ height } = list.getBoundingClientRect());
    sizes.observe(list);
  };
  // the name of the tab: another tab is another list
  let tab = page.className;
  const changes = new MutationObserver((records) => {
    const isSameTab = page.className === tab;
    tab = page.className;
    if (!calm.matches) {
      for (const { type, target, oldValue } of records)
        if (type === 'characterData' && isTotal(target.parentElement, page)) showTotal(target.parentElement, oldValue);
      const rows = isSameTab && list?.isConnected ? changesIn(list, records) : [];
      if (list && rows.length > 0) move(rows, list, height - list.getBoundingClientRect().height);
    }
    follow();
  });
  changes.observe(page, { childList: true, subtree: true, characterData: true, characterDataOldValue: true });
  follow();
  return () => {
    changes.disconnect();
    sizes.disconnect();
  };
};

/** Time in which a new total arrives, in ms. */
const TOTAL_MS = 100;
/** Time in which rows close the gap of a removed one, in ms. */
const ROWS_MS = 160;
/** More than the gap between two cards, in px. */
const GAP = 40;
const ROW = '[id^="unit-"]';

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const wonIn = (text: string | null): number => Number(text?.replaceAll(/\D/gu, ''));

/** True for the total of the summary and of the order bar. */
const isTotal = (element: Element | null, page: Element): element is HTMLElement =>
  element?.localName === 'dd' &&
  (element.closest('[data-total]') !== null || element.closest('section')?.parentElement === page);

/** Slides a new total in: from below if it rose, from above if it fell. Its text is already the new one. */
const showTotal = (total: HTMLElement, before: string | null): void => {
  const from = wonIn(total.textContent) > wonIn(before) ? '0.3em' : '-0.3em';
  total.animate([{ offset: 0, opacity: 0.2, translate: `0 ${from}` }], { duration: TOTAL_MS, easing: 'ease-out' });
};

/** A place from which a part of the list was removed. */
interface Gap {
  readonly parent: Element;
  readonly next: Node | null;
}

const holdsRow = (node: Node): boolean =>
  node instanceof Element && (node.matches(ROW) || node.querySelector(ROW) !== null);

/** Returns the gaps of removed rows. Empty if rows were added as well: then the list is another one. */
const gapsIn = (list: Element, records: readonly MutationRecord[]): readonly Gap[] => {
  if (records.some(({ addedNodes }) => Array.from(addedNodes).some(holdsRow))) return [];
  const nexts = new Map<Node, Node | null>();
  const gaps: Gap[] = [];
  for (const { target, removedNodes, nextSibling } of records) {
    for (const node of removedNodes) nexts.set(node, nextSibling);
    if (target instanceof Element && list.contains(target) && Array.from(removedNodes).some(holdsRow))
      gaps.push({ parent: target, next: nextSibling });
  }
  const present = (node: Node | null): Node | null =>
    node === null || node.isConnected ? node : present(nexts.get(node) ?? null);
  return gaps.map(({ parent, next }) => ({ parent, next: present(next) }));
};

const siblingsFrom = (first: Node | null): readonly HTMLElement[] => {
  const found: HTMLElement[] = [];
  for (let at = first; at !== null; at = at.nextSibling) if (at instanceof HTMLElement) found.push(at);
  return found;
};

/** Returns the outermost elements after a gap, up to the end of `top`. */
const following = ({ parent, next }: Gap, top: Element): readonly HTMLElement[] =>
  parent === top || parent.parentElement === null
    ? siblingsFrom(next)
    : [...siblingsFrom(next), ...following({ parent: parent.parentElement, next: parent.nextSibling }, top)];

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/** Returns what is directly below the list, so that it moves with the list. Nothing below a taller summary does. */
const below = (list: Element, main: Element): readonly HTMLElement[] => {
  const { bottom } = list.getBoundingClientRect();
  const around = following({ parent: list.parentElement ?? main, next: list.nextSibling }, main);
  const under = around.filter((element) => topOf(element) >= bottom - 1);
  return under[0] && topOf(under[0]) < bottom + GAP ? under : [];
};

/** True if the removal was above the window or has scrolled the page; then nothing moves on the screen. */
const isElsewhere = ({ parent, next }: Gap): boolean => {
  const [first] = siblingsFrom(next);
  if ((first ? topOf(first) : parent.getBoundingClientRect().bottom) < 0) return true;
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
  return scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
};

const isOnScreen = (element: Element, by: number): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom + by > 0;
};

/** Moves what follows the gaps from its old place to its new one. Only transforms and shadows change, not the layout. */
const close = (gaps: readonly Gap[], list: Element, by: number): void => {
  const main = list.closest('main');
  if (main === null || by <= 0 || gaps.some(isElsewhere)) return;
  const lower = below(list, main);
  const offsets = new Map<HTMLElement, number>();
  const cards = new Map<Element, number>();
  const add = <A extends Element>(map: Map<A, number>, element: A): void =>
    void map.set(element, (map.get(element) ?? 0) + by / gaps.length);
  for (const gap of gaps) {
    for (const element of [...following(gap, list), ...lower]) add(offsets, element);
    const card = gap.parent.closest('article');
    if (card) add(cards, card);
  }
  const timing = { duration: ROWS_MS, easing: 'ease-out', composite: 'add' } as const;
  for (const [element, offset] of offsets)
    if (isOnScreen(element, offset)) element.animate([{ offset: 0, translate: `0 ${offset}px` }], timing);
  // the card shrinks with its rows
  for (const [card, offset] of cards)
    card.animate(
      { boxShadow: [offset, 0].map((y) => `0 ${y}px var(--color-card)`) },
      { ...timing, composite: 'replace' },
    );
};

/**
 * Shows changes of the cart with short movements if the shopper allows motion. Content and layout are the new ones at
 * once, so presses, focus and screen readers never wait. Returns a function that stops it.
 */
export const watchMotion = (page: Element): (() => void) => {
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
    if (!isCalm()) {
      for (const { type, target, oldValue } of records)
        if (type === 'characterData' && isTotal(target.parentElement, page)) showTotal(target.parentElement, oldValue);
      const gaps = isSameTab && list?.isConnected ? gapsIn(list, records) : [];
      if (list && gaps.length > 0) close(gaps, list, height - list.getBoundingClientRect().height);
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

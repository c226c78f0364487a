const ROW = 'article [id^="unit-"]';
/** The least movement of a swipe, in px; a shorter one is a tap. */
const SWIPE = 10;
/** Movement in px that saves the unit. */
const ENOUGH = 96;

interface Swipe {
  readonly row: HTMLElement;
  readonly button: HTMLElement;
  readonly from: number;
  readonly by: number;
}

const show = ({ row, button, by }: Swipe): void => {
  row.style.translate = `${-by}px`;
  row.style.setProperty('--swipe', `${by}px`);
  row.dataset['swipe'] = button.title;
};

const reset = ({ row }: Swipe): void => {
  row.style.removeProperty('translate');
  row.style.removeProperty('--swipe');
  delete row.dataset['swipe'];
};

const begin = ({ isPrimary, pointerType, target, clientX }: PointerEvent): Swipe | undefined => {
  if (!isPrimary || pointerType !== 'touch' || !(target instanceof Element)) return undefined;
  const row = target.closest<HTMLElement>(ROW);
  const button = row?.querySelector<HTMLElement>('[data-row="save"]');
  return row && button ? { row, button, from: clientX, by: 0 } : undefined;
};

/** Presses the save button of a row that a finger swipes to the left. Returns a function that stops listening. */
export const listenForSwipes = (): (() => void) => {
  let swipe: Swipe | undefined;
  const down = (event: PointerEvent): void => {
    if (swipe) reset(swipe);
    swipe = begin(event);
  };
  const move = ({ clientX, isPrimary }: PointerEvent): void => {
    if (!swipe || !isPrimary) return;
    const by = Math.max(0, swipe.from - clientX);
    if (by < SWIPE && swipe.by === 0) return;
    swipe = { ...swipe, by };
    show(swipe);
  };
  const end = ({ type }: PointerEvent): void => {
    if (!swipe) return;
    const { button, by } = swipe;
    reset(swipe);
    swipe = undefined;
    if (type === 'pointerup' && by >= ENOUGH) button.click();
  };
  const listeners = new AbortController();
  const { signal } = listeners;
  document.addEventListener('pointerdown', down, { signal });
  document.addEventListener('pointermove', move, { signal });
  document.addEventListener('pointerup', end, { signal });
  // the browser scrolls the page instead
  document.addEventListener('pointercancel', end, { signal });
  return () => listeners.abort();
};

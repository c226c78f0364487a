import { type After, type AfterPaint, htmlLangs } from '@baguni/presentation';
import { type Storefront, safeTarget } from '@baguni/domain/internal';
import type { SafeHref } from '@baguni/components';

export const afterOf =
  (window: Pick<Window, 'setTimeout' | 'clearTimeout'>): After =>
  (ms, run) => {
    const timer = window.setTimeout(run, ms);
    return () => window.clearTimeout(timer);
  };

/** Settles in the next task, so that the browser can paint and take presses between two long parts of work. */
export const nextTask = (window: Pick<Window, 'setTimeout'>): Promise<void> =>
  new Promise((resolve) => void window.setTimeout(resolve));

/**
 * Runs work after a paint, and never while a button or finger is down, so that nothing moves under a press. Paints run
 * in frames, which a hidden page does not have.
 */
export const afterPaintOf = (
  window: Pick<Window, 'addEventListener' | 'document' | 'requestAnimationFrame' | 'setTimeout'>,
): AfterPaint => {
  let isPressed = false;
  let waiting: readonly (() => void)[] = [];
  const hear = ({ buttons }: PointerEvent): void => {
    isPressed = buttons !== 0;
    if (isPressed) return;
    // after the click that follows
    waiting.forEach((work) => window.setTimeout(work));
    waiting = [];
  };
  // the last one hears of a button that was released elsewhere
  for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'pointerover'] as const)
    window.addEventListener(type, hear, true);
  const whenReleased = (work: () => void): void => {
    if (isPressed) waiting = [...waiting, work];
    else work();
  };
  return (work) => {
    if (window.document.hidden) work();
    else window.requestAnimationFrame(() => window.setTimeout(() => whenReleased(work)));
  };
};

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

export type RootMarks = Readonly<Record<'lang' | 'data-tenant' | 'data-device', string>>;

export const rootMarks = ({ language, tenant, device }: Storefront): RootMarks => ({
  lang: htmlLangs[language],
  'data-tenant': tenant,
  'data-device': device === 'm' ? 'mobile' : 'pc',
});

export const markDocument = (root: Pick<Element, 'getAttribute' | 'setAttribute'>, storefront: Storefront): void => {
  for (const [name, value] of Object.entries(rootMarks(storefront)))
    // browsers compute all styles again, even if the language stays the same
    if (root.getAttribute(name) !== value) root.setAttribute(name, value);
};

export const safeHrefOf =
  (base: string, allowedHosts: readonly string[]): SafeHref =>
  (href) =>
    safeTarget(href, { base, allowedHosts });

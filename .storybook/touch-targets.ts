/** The least size of a target for frequent actions on phones, and of any target, in CSS pixels. */
const [COMFORTABLE, LEAST] = [44, 24];
const CONTROLS = 'a[href], button, summary, select, textarea, input:not([type="hidden"]), [role="tab"], [tabindex="0"]';

const pixels = (length: string): number => Number.parseFloat(length) || 0;

/** The shorter side of what a finger can hit: the control, its label, or a larger pseudo-element over it. */
const sizeOfTarget = (control: Element): number => {
  const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
  const sides = ['::before', '::after'].map((part) => {
    const { position, width: inline, height: block } = getComputedStyle(control, part);
    return position === 'absolute' ? [pixels(inline), pixels(block)] : [0, 0];
  });
  const longest = (at: number, own: number): number => Math.max(own, ...sides.map((side) => side[at] ?? 0));
  // half a pixel may be lost by layout
  return Math.ceil(Math.min(longest(0, width), longest(1, height)) - 0.5);
};

const markOf = (size: number): string => (size < LEAST ? 'tiny' : size < COMFORTABLE ? 'small' : 'good');

const markAll = ({ body }: Document): void => {
  for (const control of body.querySelectorAll(CONTROLS)) {
    const mark = control.checkVisibility({ visibilityProperty: true }) ? markOf(sizeOfTarget(control)) : 'hidden';
    if (control.getAttribute('data-target') !== mark) control.setAttribute('data-target', mark);
  }
};

/** Marks the size of all touch targets with `data-target` until the returned function is called. */
export const markTargets = (document: Document): (() => void) => {
  const mark = (): void => markAll(document);
  const observer = new MutationObserver(mark);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  mark();
  return () => {
    observer.disconnect();
    for (const control of document.body.querySelectorAll('[data-target]')) control.removeAttribute('data-target');
  };
};

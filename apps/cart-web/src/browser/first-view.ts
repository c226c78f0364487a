import type { QueryProblem } from '@baguni/domain';
import type { FirstView } from '@baguni/use-cases';
import type { Links } from '@baguni/presentation';

/** The data that the server rendered from and that the browser needs for the same markup. */
export interface DrawnView extends FirstView {
  readonly hasMessages: boolean;
  readonly asked: {
    readonly problems: readonly QueryProblem[];
    readonly links: Links;
    readonly allowedHosts: readonly string[];
  };
}

export const FIRST_VIEW_ID = 'first-view';

/** Escapes JSON for an element: it can neither close the element nor end a script line. */
export const inertJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const isDrawnView = (value: unknown): value is DrawnView =>
  typeof value === 'object' && value !== null && 'state' in value && 'plan' in value;

export interface DrawnDocument {
  readonly getElementById: (id: string) => Pick<HTMLElement, 'textContent' | 'remove'> | null;
}

/** Removes and returns the embedded first view, or `none`. The same build wrote it, so it is not validated. */
export const takeFirstView = (document: DrawnDocument): DrawnView | undefined => {
  const element = document.getElementById(FIRST_VIEW_ID);
  const view: unknown = element?.textContent ? JSON.parse(element.textContent) : undefined;
  // remove it, because it is as large as the cart
  element?.remove();
  return isDrawnView(view) ? view : undefined;
};

import type { QueryProblem } from '@baguni/domain';
import type { FirstView } from '@baguni/use-cases';
import type { Links } from '@baguni/presentation';

/** What the server has drawn a page from, and what the page needs to draw the same. */
export interface DrawnView extends FirstView {
  /** The first view says messages of the domain: the page has them before it takes the view over. */
  readonly hasMessages: boolean;
  /** What the server has read of the address. */
  readonly asked: {
    readonly problems: readonly QueryProblem[];
    readonly links: Links;
    readonly allowedHosts: readonly string[];
  };
}

/** The id of the element that holds it. */
export const FIRST_VIEW_ID = 'first-view';

/** JSON as the text of an element: no letter of it can end the element, nor a line of a script. */
export const inertJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const isDrawnView = (value: unknown): value is DrawnView =>
  typeof value === 'object' && value !== null && 'state' in value && 'plan' in value;

/** Of a document, what its view is taken from. */
export interface DrawnDocument {
  readonly getElementById: (id: string) => Pick<HTMLElement, 'textContent' | 'remove'> | null;
}

/**
 * Takes the view that a document came with out of it; none where it came empty. Its own server wrote it beside the names of
 * this very build's files, so what is in it is taken as it is.
 */
export const takeFirstView = (document: DrawnDocument): DrawnView | undefined => {
  const element = document.getElementById(FIRST_VIEW_ID);
  const view: unknown = element?.textContent ? JSON.parse(element.textContent) : undefined;
  // it is not read again, and is as large as the cart
  element?.remove();
  return isDrawnView(view) ? view : undefined;
};

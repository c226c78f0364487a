import { html, type Html } from '../../html/html.ts';

const icon = (paths: Html): Html =>
  html`<svg
    class="icon"
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    stroke-width="1.8"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    ${paths}
  </svg>`;

/** The way to the cart. */
export const cartIcon: Html = icon(
  html`<path d="M3 4h2.2l2.3 11h10.2l2.1-8H6.3" /><circle cx="9" cy="19.5" r="1.3" /><circle
      cx="16.5"
      cy="19.5"
      r="1.3"
    />`,
);

/** Starts a search. */
export const searchIcon: Html = icon(html`<circle cx="11" cy="11" r="6.5" /><path d="m20 20-4.2-4.2" />`);

/** Something has come about. */
export const doneIcon: Html = icon(html`<path d="m5 12.5 4.5 4.5L19 7.5" />`);

/** Something has not. */
export const warningIcon: Html = icon(html`<path d="M12 8v5M12 16.5v.01" /><circle cx="12" cy="12" r="9" />`);

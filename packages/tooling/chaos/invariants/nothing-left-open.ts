import type { Invariant } from '../history.ts';

/** Once all is calm nothing is shown as running, and nothing lies over a page that its shopper has answered. */
export const nothingLeftOpen: Invariant = {
  name: 'no overlay left',
  violations: ({ pages }) =>
    pages.flatMap(({ tab, running, overlays }) => [
      ...running.map((what) => `${tab}: still ${what}`),
      ...overlays.map((what) => `${tab}: ${what} was left open`),
    ]),
};

import type { Invariant } from '../history.ts';

/** Every fault from outside is handled: no error is left to nobody, no answer is a 500, no process ends by itself. */
export const nothingBroke: Invariant = {
  name: 'nothing broke',
  violations: ({ broken }) => broken,
};

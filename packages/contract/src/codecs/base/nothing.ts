import * as t from 'io-ts';
import { Described } from './described.ts';

/** No payload: encoded as an empty object; any value is accepted and ignored. */
export const nothing: Described<void> = new Described<void>(
  { type: 'Nothing' },
  (value): value is void => value === undefined,
  () => t.success<void>(undefined),
  () => ({}),
);

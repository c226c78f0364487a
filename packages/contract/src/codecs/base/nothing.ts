import * as t from 'io-ts';
import { Described } from './described.ts';

export const nothing: Described<void> = new Described<void>(
  { type: 'Nothing' },
  (value): value is void => value === undefined,
  () => t.success<void>(undefined),
  () => ({}),
);

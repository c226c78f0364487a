import type { History, Invariant } from '../history.ts';
import { couponsInBounds } from './coupons-in-bounds.ts';
import { everyLossTold } from './every-loss-told.ts';
import { noChangeDoubled } from './no-change-doubled.ts';
import { noChangeLost } from './no-change-lost.ts';
import { noChangeOverwritten } from './no-change-overwritten.ts';
import { nothingBroke } from './nothing-broke.ts';
import { nothingLeftOpen } from './nothing-left-open.ts';
import { pageIsServer } from './page-is-server.ts';
import { paidOnce } from './paid-once.ts';
import { stockInBounds } from './stock-in-bounds.ts';

/** What must hold after each round, in the order of the report. */
export const invariants: readonly Invariant[] = [
  noChangeLost,
  noChangeOverwritten,
  noChangeDoubled,
  paidOnce,
  stockInBounds,
  couponsInBounds,
  pageIsServer,
  nothingLeftOpen,
  everyLossTold,
  nothingBroke,
];

/** What does not hold in a history, each with its invariant. */
export const violationsIn = (history: History): readonly { readonly invariant: string; readonly what: string }[] =>
  invariants.flatMap(({ name, violations }) => violations(history).map((what) => ({ invariant: name, what })));

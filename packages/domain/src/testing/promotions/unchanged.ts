import { frozen } from '../../engine/frozen.ts';
import { differences } from '../carts/differences.ts';
import type { Asking } from './answer.ts';
import { answered, must } from './law.ts';

const LAW = 'it changes nothing that it is given';

const copied = <A>(value: A): A => {
  if (Array.isArray(value)) return value.map(copied) as A;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, copied(one as unknown)])) as A;
};

/** Calls with mutable arguments and detects changes, then with frozen ones. */
export const unchanged: Asking = (asked, given, ask) => {
  const theirs = copied(given);
  const answer = answered(asked, () => ask(theirs));
  const changes = differences({ ...given }, { ...theirs });
  must(changes.length === 0, LAW, asked, changes.join(', '));
  try {
    ask(frozen(given));
  } catch (thrown) {
    must(false, LAW, asked, String(thrown));
  }
  return answer;
};

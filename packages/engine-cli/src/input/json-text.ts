import { either as E } from 'fp-ts';
import { placeAt, placesOf } from '../json/place.ts';
import { scanJson } from '../json/scan.ts';
import type { PathFault } from './faults.ts';
import { isObject, own } from './fill.ts';
import type { Problem } from './problem.ts';

/** What was read, or everything that is wrong with it. */
export type Read<A> = E.Either<readonly Problem[], A>;

/** The value of a JSON text. */
export const parseJson = (text: string): Read<unknown> =>
  E.tryCatch(
    (): unknown => JSON.parse(text),
    () => {
      const scan = scanJson(text);
      return [{ type: 'NotJson', place: placeAt(text, scan.isJson ? 0 : scan.at) }];
    },
  );

const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => {
    if (Array.isArray(inner)) return (inner as readonly unknown[])[Number(name)];
    return isObject(inner) ? own(inner, name) : undefined;
  }, value);

/**
 * What is wrong with a value, with its places in the text.
 * @param inText the path in the text of a path in what was read
 */
export const problemsOf = (
  text: string,
  given: unknown,
  faults: readonly PathFault[],
  inText: (path: string) => string = (path) => path,
): readonly Problem[] => {
  const paths = faults.map(({ path }) => inText(path));
  const places = placesOf(text, paths);
  return faults.map(({ type, fits }, i): Problem => {
    const fault = { path: paths[i] ?? '', place: places[i] ?? { line: 1, column: 1 } };
    if (type !== 'Misfit') return { type, ...fault };
    return valueAt(given, fault.path) === undefined ? { type: 'Missing', ...fault } : { type, fits, ...fault };
  });
};

import { groupBy, objectOf, type JsonObject } from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import type * as t from 'io-ts';
import { valueAt } from '../cart-json/json.ts';
import { misfitsOf, type Misfit } from '../openapi/json-schema.ts';

/** The part of some JSON that a codec accepts. */
export interface ValidPart<A> {
  readonly value: A;
  readonly json: JsonObject;
  readonly misfits: readonly Misfit[];
  /** Returns the path in the given JSON for a path in this part, whose lists may be shorter. */
  readonly pathIn: (path: string) => string;
}

type Path = readonly string[];

/** Returns a value without those at some paths. */
const withoutPaths = (value: unknown, paths: readonly Path[]): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  const below = new Map(groupBy(paths, ([first = '']) => first));
  const kept = Object.entries(value).flatMap(([name, inner]): readonly [string, unknown][] => {
    const inside = below.get(name)?.map((path) => path.slice(1));
    if (inside?.some((rest) => rest.length === 0)) return [];
    return [[name, inside ? withoutPaths(inner, inside) : inner]];
  });
  return Array.isArray(value) ? kept.map(([, inner]) => inner) : Object.fromEntries(kept);
};

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')));

const isInside = (path: string, out: ReadonlySet<string>): boolean => {
  const parent = parentOf(path);
  return parent !== '' && (out.has(parent) || isInside(parent, out));
};

/**
 * Decodes JSON. Invalid values are left out, and objects that lack a required one, so that other checks still find the
 * problems of the rest.
 * @param required values of required fields of the root, instead of invalid ones
 */
export const validPart = <A>(codec: t.Decoder<unknown, A>, given: JsonObject, required: JsonObject): ValidPart<A> => {
  const read = codec.decode(given);
  const misfits = E.isLeft(read) ? misfitsOf(read.left) : [];
  const out = new Set<string>();
  const pathIn = (path: string): string =>
    path.split('.').reduce((around, step) => {
      const at = (name: number | string): string => (around === '' ? `${name}` : `${around}.${name}`);
      const list = valueAt(given, around);
      const kept = Array.isArray(list) ? [...list.keys()].filter((i) => !out.has(at(i))) : [];
      return at(kept[Number(step)] ?? step);
    }, '');
  let json = given;
  let part = read;
  while (E.isLeft(part)) {
    const { size } = out;
    const paths = misfitsOf(part.left).map((one) => pathIn(one.path));
    for (const path of paths)
      // an object without a required field is left out
      if (!isInside(path, out)) out.add(valueAt(given, path) === undefined || out.has(path) ? parentOf(path) : path);
    // a name with a dot has no path
    if (out.size === size) for (const path of paths) out.add(path.replace(/\..*/u, ''));
    const invalid = [...out].map((path) => path.split('.'));
    json = { ...required, ...objectOf(withoutPaths(given, invalid)) };
    part = codec.decode(json);
  }
  return { value: part.right, json, misfits, pathIn };
};

import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { placesIn } from '../openapi/misfits.ts';
import { schemaOf } from '../openapi/json-schema.ts';
import { isObject, MAX_LISTED, valueAt, type JsonObject } from './fill.ts';
import { fitOf, type Fit } from './fit.ts';
import { objectFitAt } from './object-fit.ts';
import type { Untold } from './problem.ts';
import { relations } from './relations.ts';

interface Given {
  readonly given: JsonObject;
  readonly full: unknown;
  /** Converts a State path to a path of the given JSON. */
  readonly inJson: (path: string) => string;
}

interface Place {
  readonly path: string;
  readonly fits: () => Fit | undefined;
}

const walletFit: Fit = {
  anyOf: [
    { type: 'array', maxItems: MAX_LISTED },
    { type: 'object', required: ['offered'] },
  ],
};

const fitAt = (path: string, type: unknown): Fit | undefined => {
  if (path === 'coupons') return walletFit;
  const fit = fitOf(O.toUndefined(O.tryCatch(() => schemaOf(type))));
  return fit && 'required' in fit ? objectFitAt(path) : fit;
};

/** Assigns inconsistent fields to the field that the user must correct. */
const placeOf = (full: unknown, path: string, type: unknown): Place => {
  const [, around = '', name = ''] = /^(.*)\.([^.]+)$/u.exec(path) ?? [];
  const relation = type instanceof t.UnknownType ? relations.find(({ at }) => at === name) : undefined;
  const object = valueAt(full, around);
  if (relation && isObject(object)) return { path: `${around}.${relation.field}`, fits: () => relation.fits(object) };
  return { path, fits: () => fitAt(path, type) };
};

/** Returns the invalid fields of cart JSON and their State paths. */
export const misfitsIn = (
  errors: t.Errors,
  { given, full, inJson }: Given,
): { readonly problems: readonly Untold[]; readonly paths: ReadonlySet<string> } => {
  const places = [...placesIn(errors)].map(([path, type]) => placeOf(full, path, type));
  // ignores errors in computed defaults that follow from another error
  const own = places.filter(
    ({ path }) => valueAt(given, inJson(path)) !== undefined || valueAt(full, path) === undefined,
  );
  return {
    paths: new Set(places.map(({ path }) => path)),
    problems: (own.length > 0 ? own : places).map(({ path, fits }): Untold => () => {
      const [at, found] = [inJson(path), valueAt(given, inJson(path))];
      return found === undefined
        ? { type: 'Missing', path: at, found, fits: fits() }
        : { type: 'Misfit', path: at, found, fits: fits() };
    }),
  };
};

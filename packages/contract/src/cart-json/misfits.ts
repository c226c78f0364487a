import {
  attempt,
  MAX_AMOUNT,
  MAX_QUANTITY,
  MIN_QUANTITY,
  isObject,
  own,
  type JsonObject,
} from '@baguni/domain/internal';
import * as t from 'io-ts';
import { type Fit, fitOf, misfit, type LazyProblem } from './problem.ts';
import { MAX_LISTED, valueAt } from './json.ts';
import { placesIn, schemaOf } from '../openapi/json-schema.ts';
import { objectFitAt } from './cart-schema.ts';

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
const sum = (list: unknown, of: (one: unknown) => number): number =>
  (Array.isArray(list) ? list : []).reduce<number>((total, one) => total + of(one), 0);

/** Returns the largest quantity within the price limit of one unit. */
const mostPieces = (unit: unknown): number => {
  const item = own(unit, 'item');
  const branch = own(unit, 'expressShopBranch') ?? own(unit, 'smileFreshBranch');
  const options = sum(own(item, 'options'), (option) => number(own(option, 'optionPrice')));
  const piece = number(own(item, 'itemSellPrice')) + options + number(own(branch, 'branchAdditionalPrice'));
  const additions = sum(own(item, 'additions'), (one) => number(own(one, 'price')) * number(own(one, 'quantity')));
  return Math.max(0, Math.floor((MAX_AMOUNT - Math.abs(additions)) / Math.max(1, Math.abs(piece))));
};

/** A consistency rule between fields of one object. */
interface Relation {
  /** End of the path that the codec reports. */
  readonly at: string;
  /** The field to report. */
  readonly field: string;
  /** @param around the object with defaults */
  readonly fits: (around: JsonObject) => Fit;
}

/** Keep in sync with `beyondSchema`; a test compares them. */
const relations: readonly Relation[] = [
  {
    at: 'item',
    field: 'quantity',
    fits: (unit) => ({ type: 'integer', minimum: MIN_QUANTITY, maximum: Math.min(MAX_QUANTITY, mostPieces(unit)) }),
  },
  {
    at: 'discountValue',
    field: 'discountValue',
    fits: (coupon) =>
      own(coupon, 'discountUnitType') === 'Rate'
        ? { type: 'number', minimum: 0, maximum: 100 }
        : { type: 'integer', minimum: 0, maximum: MAX_AMOUNT },
  },
];

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

const piecesFit: Fit = { type: 'integer', minimum: MIN_QUANTITY, maximum: MAX_QUANTITY };

const fitAt = (path: string, type: unknown): Fit | undefined => {
  if (/^units\.\d+\.quantity$/u.test(path)) return piecesFit;
  if (path === 'coupons') return walletFit;
  const fit = fitOf(attempt(() => schemaOf(type)));
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
export const invalidFields = (
  errors: t.Errors,
  { given, full, inJson }: Given,
): { readonly problems: readonly LazyProblem[]; readonly paths: ReadonlySet<string> } => {
  const places = [...placesIn(errors)].map(([path, type]) => placeOf(full, path, type));
  // ignores errors in computed defaults that follow from another error
  const stated = places.filter(
    ({ path }) => valueAt(given, inJson(path)) !== undefined || valueAt(full, path) === undefined,
  );
  return {
    paths: new Set(places.map(({ path }) => path)),
    problems: (stated.length > 0 ? stated : places).map(
      ({ path, fits }): LazyProblem =>
        () =>
          misfit(inJson(path), valueAt(given, inJson(path)), fits()),
    ),
  };
};

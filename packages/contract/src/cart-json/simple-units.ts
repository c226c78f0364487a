import { isObject, objectOf, own, textsOf, omit, type JsonObject } from '@baguni/domain/internal';
import { entriesOf, MAX_LISTED, withProperty, withQuantity } from './json.ts';
import { misfit, type CartProblem } from './problem.ts';

/** The fields of a simple unit, with their paths in a complete unit. */
const paths: Readonly<Record<string, string>> = {
  id: 'cartUnitId',
  item: 'item.itemNo',
  name: 'item.itemName',
  price: 'item.itemSellPrice',
  stock: 'item.stock',
  category: 'item.category.large',
  taxRate: 'item.taxRate',
  fields: 'item.fields',
  'measure.step': 'item.limits.multiple',
  measure: 'item.measure',
};

const names = Object.keys(paths).filter((name) => !name.includes('.'));

/** True for a simple unit, such as `{ id, item, name, price }`. */
const isSimple = (unit: unknown): unit is JsonObject =>
  isObject(unit) && !isObject(own(unit, 'item')) && (Object.hasOwn(unit, 'id') || Object.hasOwn(unit, 'price'));

/** Returns the limits and the default quantity of goods in steps; a wrong step remains for the codec to reject. */
const inSteps = (step: unknown): { readonly quantity: unknown; readonly limits?: JsonObject } => {
  if (step === undefined) return { quantity: 1 };
  const isStep = Number.isSafeInteger(step) && Number(step) >= 1;
  return { quantity: isStep ? step : 1, limits: { multiple: step, ...(isStep ? { min: step } : {}) } };
};

const completed = (unit: unknown): unknown => {
  if (!isSimple(unit)) return unit;
  const measure = own(unit, 'measure');
  const { quantity, ...steps } = inSteps(own(measure, 'step'));
  const [stock, large, taxRate, fields] = ['stock', 'category', 'taxRate', 'fields'].map((name) => own(unit, name));
  return {
    quantity,
    seller: { sellerKey: 'shop' },
    ...omit(unit, ...names),
    cartUnitId: own(unit, 'id'),
    item: {
      itemNo: own(unit, 'item'),
      itemName: own(unit, 'name'),
      itemSellPrice: own(unit, 'price'),
      ...(stock === undefined ? {} : { stock }),
      ...(large === undefined ? {} : { category: { large } }),
      ...(taxRate === undefined ? {} : { taxRate }),
      ...(fields === undefined ? {} : { fields }),
      ...(measure === undefined ? {} : { measure: isObject(measure) ? omit(measure, 'step') : measure }),
      ...steps,
    },
  };
};

/** Reports measures of simple units without a step: a single gram or centimetre is hardly ever sold. */
export const missingSteps = (json: JsonObject): readonly CartProblem[] =>
  entriesOf(own(json, 'units')).flatMap((unit, i): readonly CartProblem[] => {
    const measure = isSimple(unit) ? own(unit, 'measure') : undefined;
    return isObject(measure) && own(measure, 'step') === undefined
      ? [misfit(`units.${i}.measure.step`, undefined, { type: 'integer', minimum: 1 })]
      : [];
  });

/** Reports simple units whose `id` and `cartUnitId` differ, because one of them would be ignored. */
export const secondNumbers = (json: JsonObject): readonly CartProblem[] =>
  entriesOf(own(json, 'units')).flatMap((unit, i): readonly CartProblem[] => {
    const [id, second] = isSimple(unit) ? [own(unit, 'id'), own(unit, 'cartUnitId')] : [];
    return second === undefined || second === id || typeof id !== 'number'
      ? []
      : [misfit(`units.${i}.cartUnitId`, second, { enum: [id] })];
  });

/** Completes simple units. */
export const withCompleteUnits = (json: JsonObject): JsonObject => {
  const units = own(json, 'units');
  return Array.isArray(units) && units.length <= MAX_LISTED ? { ...json, units: units.map(completed) } : json;
};

/** Returns the path in the given JSON for a path in the complete unit. */
export const simplePath = (json: JsonObject, path: string): string => {
  const [, n = '', within = ''] = /^units\.(\d+)\.(.+)$/u.exec(path) ?? [];
  if (n === '' || !isSimple(entriesOf(own(json, 'units'))[Number(n)])) return path;
  const found = Object.entries(paths).find(([, one]) => within === one || within.startsWith(`${one}.`));
  return found ? `units.${n}.${found[0]}${within.slice(found[1].length)}` : path;
};

/** Returns the schema of a unit: complete or simple. */
export const unitSchema = (complete: JsonObject): JsonObject => {
  const properties = objectOf(own(complete, 'properties'));
  const field = (path: string): unknown =>
    path.split('.').reduce<unknown>((one, name) => own(own(one, 'properties'), name), complete);
  const simple = Object.fromEntries(names.map((name) => [name, field(paths[name] ?? '')]));
  const step = { ...objectOf(field('item.limits.multiple')), minimum: 1 };
  const measure = objectOf(simple['measure']);
  const unit = {
    ...complete,
    properties: {
      ...omit(properties, 'cartUnitId', 'item'),
      ...simple,
      measure: {
        ...withProperty(measure, 'step', () => step),
        required: [...textsOf(own(measure, 'required')), 'step'],
      },
    },
    required: ['id', 'item', 'name', 'price'],
  };
  return { anyOf: [complete, withQuantity(unit, { properties: { measure: {} }, required: ['measure'] })] };
};

import { getLocation, type Segment } from 'jsonc-parser';
import { tooDeepAt } from '../text/depth.ts';
import { isList, isObject, own, type JsonObject } from '../text/json.ts';

/** What may stand at a place of a text. */
export interface Suggestion {
  readonly label: string;
  /** What kind of value it is, e.g. `integer`. */
  readonly detail: string;
  /** What is written. */
  readonly apply: string;
  readonly isRequired: boolean;
}

/** What may stand somewhere, and which part of the text it takes the place of, in UTF-16 units. */
export interface Suggestions {
  readonly from: number;
  readonly to: number;
  readonly options: readonly Suggestion[];
}

/** The schemas that a value may be of: one, or all of its choices. */
const choicesOf = (schema: unknown): readonly JsonObject[] => {
  if (!isObject(schema)) return [];
  const any = own(schema, 'anyOf');
  const inner = isList(any) ? any.flatMap(choicesOf) : [];
  return own(schema, 'properties') || inner.length === 0 ? [schema] : inner;
};

const step = (schema: JsonObject, segment: Segment): readonly JsonObject[] =>
  typeof segment === 'number'
    ? choicesOf(own(schema, 'items'))
    : choicesOf(own(own(schema, 'properties'), segment) ?? own(schema, 'additionalProperties'));

const schemasAt = (schema: unknown, path: readonly Segment[]): readonly JsonObject[] =>
  path.reduce<readonly JsonObject[]>(
    (schemas, segment) => schemas.flatMap((one) => step(one, segment)),
    choicesOf(schema),
  );

const typeOf = (schema: unknown): string => {
  const types = choicesOf(schema).flatMap((one) => {
    const type = own(one, 'type');
    return typeof type === 'string' && type !== 'null' ? [type] : [];
  });
  return [...new Set(types)].join(' | ');
};

const starts: Readonly<Record<string, string>> = { object: '{}', array: '[]', string: '""', boolean: 'false' };

const startOf = (schema: unknown): string => {
  const [first] = choicesOf(schema);
  const values = valuesOf(first ?? {});
  return values[0] ?? starts[typeOf(schema)] ?? '0';
};

/** The values that a schema names one by one, as they are written. */
const valuesOf = (schema: JsonObject): readonly string[] => {
  const named = own(schema, 'enum');
  if (isList(named)) return named.map((value) => JSON.stringify(value));
  if (Object.hasOwn(schema, 'const')) return [JSON.stringify(own(schema, 'const'))];
  if (own(schema, 'type') === 'boolean') return ['true', 'false'];
  return own(schema, 'type') === 'null' ? ['null'] : [];
};

const namesAt = (schemas: readonly JsonObject[], isTaken: (name: string) => boolean): readonly Suggestion[] => {
  const found = new Map<string, Suggestion>();
  for (const schema of schemas) {
    const required = own(schema, 'required');
    const properties = own(schema, 'properties');
    for (const [label, of] of isObject(properties) ? Object.entries(properties) : []) {
      if (isTaken(label)) continue;
      const isRequired = isList(required) && required.includes(label);
      found.set(label, { label, detail: typeOf(of), apply: `${JSON.stringify(label)}: ${startOf(of)}`, isRequired });
    }
  }
  return [...found.values()].toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired));
};

const valuesAt = (schemas: readonly JsonObject[]): readonly Suggestion[] =>
  [...new Set(schemas.flatMap(valuesOf))].map((value) => ({
    label: value,
    detail: '',
    apply: value,
    isRequired: false,
  }));

/** The names that the object around a place has already. */
const takenAt = (text: string, path: readonly Segment[], offset: number): ReadonlySet<string> => {
  try {
    // the name that is being written stands between the two parts
    const whole: unknown = JSON.parse(text);
    const object = path.reduce<unknown>(
      (inner, segment) => (isList(inner) ? inner[Number(segment)] : own(inner, `${segment}`)),
      whole,
    );
    return new Set(isObject(object) ? Object.keys(object) : []);
  } catch {
    return namesAround(text, offset);
  }
};

/** The same where the text is no JSON yet: names on the same level, as far as brackets tell. */
const namesAround = (text: string, offset: number): ReadonlySet<string> => {
  const start = text.lastIndexOf('{', offset - 1);
  const end = text.indexOf('}', offset);
  const within = text.slice(start + 1, end < 0 ? text.length : end);
  return new Set([...within.matchAll(/"(\w+)"\s*:/gu)].map(([, name = '']) => name));
};

/** What a schema allows at a place of a text: names that are not there yet, or values. @param offset in UTF-16 units */
export const suggestionsAt = (schema: unknown, text: string, offset: number): Suggestions => {
  if (tooDeepAt(text) !== undefined) return { from: offset, to: offset, options: [] };
  const { path, isAtPropertyKey, previousNode } = getLocation(text, offset);
  const isInNode = previousNode !== undefined && offset <= previousNode.offset + previousNode.length;
  const range = isInNode
    ? { from: previousNode.offset, to: previousNode.offset + previousNode.length }
    : { from: wordStart(text, offset), to: offset };
  if (!isAtPropertyKey) return { ...range, options: valuesAt(schemasAt(schema, path)) };
  const around = path.slice(0, -1);
  const taken = takenAt(text, around, offset);
  const options = namesAt(schemasAt(schema, around), (name) => taken.has(name) && name !== previousNode?.value);
  // where a value stands already, the name alone is written
  const hasValue = /^\s*:/u.test(text.slice(range.to));
  return {
    ...range,
    options: hasValue ? options.map((one) => ({ ...one, apply: JSON.stringify(one.label) })) : options,
  };
};

const wordStart = (text: string, offset: number): number =>
  offset - (/[\w"]*$/u.exec(text.slice(Math.max(0, offset - 60), offset))?.[0].length ?? 0);

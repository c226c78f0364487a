/** What would fit in the place of a value: what a printer needs to know of its schema. */
export type Fit =
  | { readonly type: 'Whole' | 'Number'; readonly min: number | undefined; readonly max: number | undefined }
  /** Lengths in UTF-16 units. */
  | { readonly type: 'Text'; readonly min: number; readonly max: number | undefined }
  | { readonly type: 'Pattern'; readonly pattern: string }
  | { readonly type: 'Moment' | 'Boolean' | 'Object' | 'Null' }
  | { readonly type: 'List'; readonly max: number | undefined; readonly each: Fit | undefined }
  | { readonly type: 'OneOf'; readonly values: readonly unknown[] }
  | { readonly type: 'Either'; readonly fits: readonly Fit[] }
  /** Alone it would fit: it contradicts the fields beside it. */
  | { readonly type: 'Beside' };

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const numberIn = (schema: Schema, name: string): number | undefined => {
  const value = schema[name];
  // what is beyond every safe whole number is no bound that somebody meets
  return typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined;
};

const ofText = (schema: Schema): Fit => {
  if (typeof schema['pattern'] === 'string') return { type: 'Pattern', pattern: schema['pattern'] };
  if (schema['format'] === 'date-time') return { type: 'Moment' };
  return { type: 'Text', min: numberIn(schema, 'minLength') ?? 0, max: numberIn(schema, 'maxLength') };
};

const ofList = (schema: Schema): Fit => {
  const each = fitOf(schema['items']);
  return each?.type === 'OneOf' && each.values.length === 0
    ? { type: 'List', max: 0, each: undefined }
    : { type: 'List', max: numberIn(schema, 'maxItems'), each };
};

const ofNumber = (type: 'Whole' | 'Number', schema: Schema): Fit => ({
  type,
  min: numberIn(schema, 'minimum'),
  max: numberIn(schema, 'maximum'),
});

const ofType: Readonly<Record<string, (schema: Schema) => Fit>> = {
  integer: (schema) => ofNumber('Whole', schema),
  number: (schema) => ofNumber('Number', schema),
  string: ofText,
  array: ofList,
  boolean: () => ({ type: 'Boolean' }),
  object: () => ({ type: 'Object' }),
  null: () => ({ type: 'Null' }),
};

const ofAny = (choices: readonly unknown[]): Fit | undefined => {
  const fits = choices.map(fitOf);
  return fits.every((fit) => fit !== undefined) ? { type: 'Either', fits } : undefined;
};

const ofSchema = (schema: Schema): Fit | undefined => {
  if (Object.keys(schema).length === 0) return { type: 'Beside' };
  if ('const' in schema) return { type: 'OneOf', values: [schema['const']] };
  const { enum: values, anyOf: choices, type } = schema;
  if (Array.isArray(values)) return { type: 'OneOf', values };
  if (Array.isArray(choices)) return ofAny(choices);
  if (typeof type === 'string') return Object.hasOwn(ofType, type) ? ofType[type]?.(schema) : undefined;
  if ('items' in schema) return ofList(schema);
  return 'pattern' in schema ? ofText(schema) : undefined;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** What would fit by a JSON schema, or by the text of one; undefined where it says nothing that is understood. */
export const fitOf = (schema: unknown): Fit | undefined => {
  const value = typeof schema === 'string' ? parsed(schema) : schema;
  return isSchema(value) ? ofSchema(value) : undefined;
};

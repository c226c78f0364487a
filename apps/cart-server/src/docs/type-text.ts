type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listAt = (schema: Json, name: string): readonly unknown[] => {
  const list: unknown = schema[name];
  return Array.isArray(list) ? list : [];
};

const literal = (value: unknown): string => JSON.stringify(value) ?? 'unknown';

const bounds = (schema: Json, least: string, most: string): string => {
  const [min, max] = [schema[least], schema[most]];
  if (min === undefined && max === undefined) return '';
  return `(${min === undefined ? '' : literal(min)}..${max === undefined ? '' : literal(max)})`;
};

const object = (schema: Json, indent: string): string => {
  const properties = schema['properties'];
  const rest = schema['additionalProperties'];
  if (isRecord(rest)) return `{ [name]: ${typeText(rest, indent)} }`;
  if (!isRecord(properties) || Object.keys(properties).length === 0) return '{}';
  const required = listAt(schema, 'required');
  const lines = Object.entries(properties).map(
    ([name, part]) => `${indent}  ${name}${required.includes(name) ? '' : '?'}: ${typeText(part, `${indent}  `)}`,
  );
  return `{\n${lines.join('\n')}\n${indent}}`;
};

const byType = (schema: Json, indent: string): string => {
  const type = schema['type'];
  if (Array.isArray(type)) return type.map(String).join(' | ');
  switch (type) {
    case 'object':
      return object(schema, indent);
    case 'array':
      return `list${bounds(schema, 'minItems', 'maxItems')} of ${typeText(schema['items'], indent)}`;
    case 'string':
      return typeof schema['format'] === 'string'
        ? schema['format']
        : `text${bounds(schema, 'minLength', 'maxLength')}`;
    case 'integer':
    case 'number':
      return `${type}${bounds(schema, 'minimum', 'maximum')}`;
    default:
      return typeof type === 'string' ? type : 'properties' in schema ? object(schema, indent) : 'any';
  }
};

/** Formats a JSON schema, e.g. `{ quantity: integer(1..999) }`. */
export const typeText = (schema: unknown, indent = ''): string => {
  if (!isRecord(schema)) return 'any';
  if ('const' in schema) return literal(schema['const']);
  if (typeof schema['$ref'] === 'string') return schema['$ref'].split('/').at(-1) ?? 'any';
  const choices = listAt(schema, 'enum');
  if (choices.length > 0) return choices.map(literal).join(' | ');
  const one = listAt(schema, 'anyOf').map((part) => typeText(part, indent));
  if (one.length > 0) return one.join(' | ');
  const all = listAt(schema, 'allOf').map((part) => typeText(part, indent));
  return all.length > 0 ? all.join(' & ') : byType(schema, indent);
};

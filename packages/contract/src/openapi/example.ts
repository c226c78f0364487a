import { isObject, listOf, objectOf } from '@baguni/domain/internal';
import type { JsonSchema } from './json-schema.ts';

const numberAt = (schema: JsonSchema, name: string, fallback: number): number =>
  typeof schema[name] === 'number' ? schema[name] : fallback;

const rowsOf = (rows: Readonly<Record<string, string>>): string =>
  Object.entries(rows)
    .map(([head, text]) => `<tr><th>${head}</th><td>${text}</td></tr>`)
    .join('');

/** Values that exist in any marketplace, by the name of their field. */
const known: Readonly<Record<string, string>> = {
  buyerInfoTable: `<table>${rowsOf({ Buyer: 'Mina', Address: 'Seoul', Details: '', Date: '2026.11.20' })}</table>`,
  ebayInfoTable: '<table></table>',
  bodyTable: '<table></table>',
  summaryTable: '<table></table>',
  cart: JSON.stringify({
    cartUnitIds: [1],
    cartVersion: 1,
    payableSeen: 1000,
    countryType: 'SouthKorea',
    shippingCompany: 'CJ',
  }),
  token: '00000000-0000-4000-8000-000000000000',
  countryType: 'Japan',
  countryCode: 'SouthKorea',
  idempotencyKey: '00000000-0000-4000-8000-000000000000',
};

const textExample = (schema: JsonSchema, name: string): string => {
  if (schema['format'] === 'date-time') return '2026-11-20T03:00:00Z';
  if (schema['format'] === 'date') return '2026-11-20';
  return (
    known[name] ?? 'example'.padEnd(numberAt(schema, 'minLength', 0), '-').slice(0, numberAt(schema, 'maxLength', 99))
  );
};

const objectExample = (schema: JsonSchema): JsonSchema => {
  const required = listOf(schema['required']);
  return Object.fromEntries(
    Object.entries(objectOf(schema['properties']))
      .filter(([name]) => required.includes(name))
      .map(([name, value]) => [name, exampleOf(value, name)]),
  );
};

/** Returns a value that fits a schema of this project, with required fields only. @param name the field */
export const exampleOf = (schema: unknown, name = ''): unknown => {
  if (!isObject(schema)) return null;
  if ('const' in schema) return schema['const'];
  const choices = listOf(schema['enum']);
  if (choices.length > 0) return choices.find((choice) => choice !== 'Unknown') ?? choices[0];
  const [one] = listOf(schema['anyOf']);
  if (one !== undefined) return exampleOf(one, name);
  const all = listOf(schema['allOf']);
  if (all.length > 0) return Object.assign({}, ...all.map((part) => exampleOf(part, name)));
  switch (schema['type']) {
    case 'object':
      return objectExample(schema);
    case 'array':
      return [exampleOf(schema['items'], name)];
    case 'string':
      return textExample(schema, name);
    case 'integer':
    case 'number':
      return Math.min(Math.max(1, numberAt(schema, 'minimum', 1)), numberAt(schema, 'maximum', 1));
    case 'boolean':
      return false;
    default:
      return null;
  }
};

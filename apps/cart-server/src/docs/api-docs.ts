import { html, plainPage, type Html } from '../html/html.ts';
import { openApi } from '@baguni/contract';
import type { FastifyInstance } from 'fastify';

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

const recordAt = (value: unknown, ...path: readonly string[]): Json =>
  path.reduce<Json>(
    (found, name) => {
      const next = found[name];
      return isRecord(next) ? next : {};
    },
    isRecord(value) ? value : {},
  );
const textAt = (value: unknown, name: string): string => {
  const text = recordAt(value)[name];
  return typeof text === 'string' ? text : '';
};

interface Operation {
  readonly path: string;
  readonly method: string;
  readonly described: Json;
}

const operationsOf = (description: Json): readonly Operation[] =>
  Object.entries(recordAt(description, 'paths')).flatMap(([path, item]) =>
    Object.entries(recordAt(item)).map(([method, described]) => ({
      path,
      method: method.toUpperCase(),
      described: recordAt(described),
    })),
  );

const typeBlock = (label: string, schema: unknown): Html =>
  html`<pre tabindex="0" role="region" aria-label="${label}">${typeText(schema)}</pre>`;

const schemaIn = (content: Json): unknown => recordAt(content, 'content', 'application/json')['schema'];

const headerRow = (parameter: unknown): Html =>
  html`<li>
    <code>${textAt(parameter, 'name')}: ${typeText(recordAt(parameter)['schema'])}</code>
    ${recordAt(parameter)['required'] === true ? '' : '(optional)'} ${textAt(parameter, 'description')}
  </li>`;

const answerBlock = (operationId: string, [status, answer]: readonly [string, unknown]): Html =>
  html`<h3>${status === 'default' ? 'Other statuses' : status}: ${textAt(answer, 'description')}</h3>
    ${typeBlock(`${operationId} answer ${status}`, schemaIn(recordAt(answer)))}`;

const operationBlock = (base: string, { path, method, described }: Operation): Html => {
  const id = textAt(described, 'operationId');
  const parameters = described['parameters'];
  const request = schemaIn(recordAt(described, 'requestBody'));
  return html`<section class="card" aria-labelledby="${id}">
    <h2 id="${id}">${textAt(described, 'summary')}</h2>
    <p><code>${method} ${base}${path}</code></p>
    <details>
      <summary>Headers, request and answers</summary>
      <h3>Headers</h3>
      <ul class="headers">
        ${Array.isArray(parameters) ? parameters.map(headerRow) : ''}
      </ul>
      ${
        request === undefined
          ? ''
          : html`<h3>Request</h3>
              ${typeBlock(`${id} request`, request)}`
      }
      ${Object.entries(recordAt(described, 'responses')).map((answer) => answerBlock(id, answer))}
    </details>
  </section>`;
};

const linkTo = ({ described }: Operation): Html =>
  html`<li><a href="#${textAt(described, 'operationId')}">${textAt(described, 'operationId')}</a></li>`;

const docsPage = (description: Json, base: string): Html => {
  const operations = operationsOf(description);
  return plainPage(
    { lang: 'en', title: 'Baguni API' },
    html`<header>
        <nav aria-label="Calls">
          <ul>
            ${operations.map(linkTo)}
          </ul>
        </nav>
      </header>
      <main>
        <h1>Baguni API</h1>
        <p class="lead">
          Every call between the page and the server, printed from the codecs that validate them. Success is
          <code>resultCode</code> "0000"; everything else is a refusal. For tools:
          <a href="/openapi.json">openapi.json</a>.
        </p>
        <div class="calls">${operations.map((operation) => operationBlock(base, operation))}</div>
      </main>`,
  );
};

const BASE = '/api';

export const addDocs = (app: FastifyInstance): void => {
  const description = openApi(BASE);
  const page = docsPage(description, BASE).text;
  app.get('/openapi.json', (_, reply) => reply.header('cache-control', 'no-cache').send(description));
  app.get('/docs', (_, reply) => reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page));
};

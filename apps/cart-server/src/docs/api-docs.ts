import { FORM_TYPE, openApi } from '@baguni/contract';
import { isObject, listOf, objectOf, own, type JsonObject } from '@baguni/domain/internal';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config/config.ts';
import { html, type Html } from '../html/html.ts';
import { sessionCookieName } from '../session/visitors.ts';
import { codeEntries, codePage, codesPage, readCodes } from './code-pages.ts';
import { guideEntries, lazy, referencePage, type SearchEntry } from './reference-page.ts';

type DocsConfig = Pick<Config, 'environment' | 'codesFile' | 'guideFolder' | 'isSecure'>;

const literal = (value: unknown): string => JSON.stringify(value) ?? 'unknown';

const bounds = (schema: JsonObject, least: string, most: string): string => {
  const [min, max] = [schema[least], schema[most]];
  if (min === undefined && max === undefined) return '';
  return `(${min === undefined ? '' : literal(min)}..${max === undefined ? '' : literal(max)})`;
};

const object = (schema: JsonObject, indent: string): string => {
  const properties = schema['properties'];
  const rest = schema['additionalProperties'];
  if (isObject(rest)) return `{ [name]: ${typeText(rest, indent)} }`;
  if (!isObject(properties) || Object.keys(properties).length === 0) return '{}';
  const required = listOf(schema['required']);
  const lines = Object.entries(properties).map(
    ([name, part]) => `${indent}  ${name}${required.includes(name) ? '' : '?'}: ${typeText(part, `${indent}  `)}`,
  );
  return `{\n${lines.join('\n')}\n${indent}}`;
};

const byType = (schema: JsonObject, indent: string): string => {
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
  if (!isObject(schema)) return 'any';
  if ('const' in schema) return literal(schema['const']);
  if (typeof schema['$ref'] === 'string') return schema['$ref'].split('/').at(-1) ?? 'any';
  const choices = listOf(schema['enum']);
  if (choices.length > 0) return choices.map(literal).join(' | ');
  const one = listOf(schema['anyOf']).map((part) => typeText(part, indent));
  if (one.length > 0) return one.join(' | ');
  const all = listOf(schema['allOf']).map((part) => typeText(part, indent));
  return all.length > 0 ? all.join(' & ') : byType(schema, indent);
};

const recordAt = (value: unknown, ...path: readonly string[]): JsonObject => objectOf(path.reduce(own, value));
const textAt = (value: unknown, name: string): string => {
  const text = recordAt(value)[name];
  return typeof text === 'string' ? text : '';
};

interface Operation {
  readonly path: string;
  readonly method: string;
  readonly described: JsonObject;
}

const operationsOf = (description: JsonObject): readonly Operation[] =>
  Object.entries(recordAt(description, 'paths')).flatMap(([path, item]) =>
    Object.entries(recordAt(item)).map(([method, described]) => ({
      path,
      method: method.toUpperCase(),
      described: recordAt(described),
    })),
  );

const typeBlock = (label: string, schema: unknown): Html =>
  html`<pre tabindex="0" role="region" aria-label="${label}">${typeText(schema)}</pre>`;

const schemaIn = (content: JsonObject): unknown => recordAt(content, 'content', 'application/json')['schema'];

const headerRow = (parameter: unknown): Html =>
  html`<li>
    <code>${textAt(parameter, 'name')}: ${typeText(recordAt(parameter)['schema'])}</code>
    ${recordAt(parameter)['required'] === true ? '' : '(optional)'} ${textAt(parameter, 'description')}
  </li>`;

/** The cookie and headers of the first alternative, which has all of them. */
const securityRows = (description: JsonObject, described: JsonObject): readonly Html[] =>
  Object.keys(recordAt(listOf(described['security'])[0])).map((name) => {
    const scheme = recordAt(description, 'components', 'securitySchemes', name);
    const where = scheme['in'] === 'cookie' ? 'Cookie ' : '';
    return html`<li>
      <code>${where}${textAt(scheme, 'name') || 'Authorization'}</code> ${textAt(scheme, 'description')}
    </li>`;
  });

/** A refusal that calls share is one line, without its schema. */
const answerBlock = (description: JsonObject, id: string, [status, answer]: readonly [string, unknown]): Html => {
  const [, ...path] = textAt(answer, '$ref').split('/');
  const response = path.length > 0 ? recordAt(description, ...path) : recordAt(answer);
  return html`<h3>${status === 'default' ? 'Other statuses' : status}: ${textAt(response, 'description')}</h3>
    ${path.length > 0 ? '' : typeBlock(`${id} answer ${status}`, schemaIn(response))}`;
};

/** The form of a call; docs.js sends it and prints the response. */
const tryBlock = (base: string, { path, method, described }: Operation): Html => {
  const id = textAt(described, 'operationId');
  const parameters = listOf(described['parameters']);
  const query = parameters.find((parameter) => textAt(parameter, 'in') === 'query');
  const address = query
    ? `${base}${path}?${textAt(query, 'name')}=${String(recordAt(query, 'schema')['const'])}`
    : `${base}${path}`;
  const isWrite = parameters.some((parameter) => textAt(parameter, 'name') === 'Idempotency-Key');
  const [[type, content] = []] = Object.entries(recordAt(described, 'requestBody', 'content'));
  const example = recordAt(content)['example'];
  return html`<details
    class="try"
    data-method="${method}"
    data-address="${address}"
    ${isWrite ? html`data-write` : html``}
    ${type === FORM_TYPE ? html`data-form` : html``}
  >
    <summary>Try ${id}</summary>
    ${
      isWrite
        ? html`<p class="warning">This call changes data of your session on this server. It cannot be undone here.</p>`
        : ''
    }
    ${
      example === undefined
        ? ''
        : html`<label for="${id}-body">Request as JSON</label>
            <textarea
              id="${id}-body"
              rows="${`${JSON.stringify(example, null, 2).split('\n').length + 1}`}"
              spellcheck="false"
            >
${JSON.stringify(example, null, 2)}</textarea>`
    }
    <p><button class="button" type="button">${isWrite ? 'Send and change data' : 'Send'}</button></p>
    <div class="answer" role="status"></div>
  </details>`;
};

/** True if an operation has another server, at the root. */
const isElsewhere = ({ described }: Operation): boolean => described['servers'] !== undefined;

const operationBlock = (description: JsonObject, api: string, operation: Operation, triesCalls: boolean): Html => {
  const { path, method, described } = operation;
  const [base, canTry] = isElsewhere(operation) ? ['', false] : [api, triesCalls];
  const id = textAt(described, 'operationId');
  const parameters = listOf(described['parameters']);
  const request = schemaIn(recordAt(described, 'requestBody'));
  return html`<section class="card" aria-labelledby="${id}">
    <h2 id="${id}">${textAt(described, 'summary')}</h2>
    <p><code>${method} ${base}${path}</code></p>
    <details>
      <summary>Headers, request and answers</summary>
      <h3>Headers</h3>
      <ul class="headers">
        ${[...securityRows(description, described), ...parameters.map(headerRow)]}
      </ul>
      ${
        request === undefined
          ? ''
          : html`<h3>Request</h3>
              ${typeBlock(`${id} request`, request)}`
      }
      ${Object.entries(recordAt(described, 'responses')).map((answer) => answerBlock(description, id, answer))}
    </details>
    ${canTry ? tryBlock(base, operation) : ''}
  </section>`;
};

const linkTo = ({ described }: Operation): Html =>
  html`<li><a href="#${textAt(described, 'operationId')}">${textAt(described, 'operationId')}</a></li>`;

/** All field names of a schema, for the search. */
const fieldNames = (schema: unknown): readonly string[] => {
  if (Array.isArray(schema)) return schema.flatMap(fieldNames);
  if (!isObject(schema)) return [];
  return [...Object.keys(objectOf(schema['properties'])), ...Object.values(schema).flatMap(fieldNames)];
};

const callEntries = (description: JsonObject): readonly SearchEntry[] =>
  operationsOf(description).flatMap(({ path, method, described }) => {
    const id = textAt(described, 'operationId');
    const entry = { href: `/docs#${id}`, detail: `${method} ${path}` };
    const schemas = { request: described['requestBody'], answer: recordAt(described, 'responses')['200'] };
    return [
      { ...entry, kind: 'Calls', title: id, words: textAt(described, 'summary') },
      ...Object.entries(schemas).flatMap(([name, schema]) => {
        const words = [...new Set(fieldNames(schema))].join(' ');
        return words === '' ? [] : [{ ...entry, kind: 'Schemas', title: `${id} ${name}`, words }];
      }),
    ];
  });

const docsPage = (description: JsonObject, base: string, canTry: boolean): string => {
  const operations = operationsOf(description);
  return referencePage(
    'Baguni API',
    html`<p class="lead">
        Every call between the page and the server, printed from the codecs that validate them. Success is
        <code>resultCode</code> "0000"; everything else is a refusal with an <a href="/docs/codes">error code</a>. For
        tools: <a href="/openapi.json">openapi.json</a>.
      </p>
      <details>
        <summary>${`${operations.length} calls`}</summary>
        <nav aria-label="Calls">
          <ul>
            ${operations.map(linkTo)}
          </ul>
        </nav>
      </details>
      <div class="calls">${operations.map((operation) => operationBlock(description, base, operation, canTry))}</div>`,
  );
};

const BASE = '/api';

const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);

/** The API reference (SV-05). Calls can be sent from it outside production only. */
export const addDocs = (app: FastifyInstance, config: DocsConfig): void => {
  const { environment, codesFile, guideFolder } = config;
  const description = openApi(BASE, sessionCookieName(config));
  const page = docsPage(description, BASE, environment.name !== 'production');
  const codes = readCodes(codesFile);
  const calls = callEntries(description);
  const entries = lazy(async () => [...calls, ...codeEntries(codes), ...(await guideEntries(guideFolder))]);
  app.get('/openapi.json', (_, reply) => reply.header('cache-control', 'no-cache').send(description));
  app.get('/docs', (_, reply) => sendPage(reply, page));
  app.get('/docs/search.json', async (_, reply) => reply.header('cache-control', 'no-cache').send(await entries()));
  app.get('/docs/codes', (_, reply) => sendPage(reply, codesPage(codes)));
  app.get<{ Params: { code: string } }>('/docs/codes/:code', (request, reply) => {
    const found = codes.find(({ code }) => code === request.params.code);
    return found ? sendPage(reply, codePage(found)) : reply.callNotFound();
  });
};

import { FORM_TYPE, formFields, SPREADSHEET_TYPE } from '../codecs/estimate.ts';
import { adminCalls } from '../admin/admin-calls.ts';
import type { AnyCall, Reader } from '../calls/call.ts';
import { calls } from '../calls/client.ts';
import type { Codec } from '../codecs/base/codec.ts';
import { exampleOf } from './example.ts';
import { schemaOf, type JsonSchema } from './json-schema.ts';

interface DescribedCall extends AnyCall {
  readonly request: unknown;
  readonly response: unknown;
  readonly conflict?: Reader;
}

const text: JsonSchema = { type: 'string' };

const success = (data: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { resultCode: { const: '0000' }, data },
  required: ['resultCode', 'data'],
});

const failure: JsonSchema = {
  type: 'object',
  properties: { resultCode: text, domain: text, message: text, nextAction: text, redirectUrl: text, data: {} },
  required: ['resultCode', 'domain', 'message'],
};

const conflict = (data: JsonSchema): JsonSchema => ({
  allOf: [{ $ref: '#/components/schemas/Failure' }, { properties: { data } }],
});

const json = (description: string, schema: JsonSchema): JsonSchema => ({
  description,
  content: { 'application/json': { schema } },
});

const header = (name: string, required: boolean, schema: JsonSchema, description: string): JsonSchema => ({
  in: 'header',
  name,
  required,
  schema,
  description,
});

const scriptHeaders: readonly JsonSchema[] = [
  header('X-Baguni-Client', true, { const: '1' }, 'Shows that a script of the page sent it.'),
  header(
    'X-Baguni-Language',
    false,
    { enum: ['ko', 'en', 'cn', 'jp'] },
    'Language of the item texts; ko where absent.',
  ),
];

const headersOf = (call: DescribedCall): readonly JsonSchema[] => [
  // a form sets no headers; the server checks the page origin instead
  ...(call.isForm || call.id === 'admin' ? [] : scriptHeaders),
  ...(call.isWrite
    ? [
        header(
          'Idempotency-Key',
          true,
          { type: 'string', format: 'uuid' },
          'One key a change; a repeat answers the same.',
        ),
      ]
    : []),
];

/** Returns the fixed query parameters, `name=value`. */
const queryOf = ({ query }: DescribedCall): readonly JsonSchema[] => {
  if (query === undefined) return [];
  const [name, value] = query.split('=');
  return [{ in: 'query', name, schema: { const: value } }];
};

const file: JsonSchema = {
  description: 'A spreadsheet',
  content: { [SPREADSHEET_TYPE]: { schema: { type: 'string', format: 'binary' } } },
};

const responsesOf = (call: DescribedCall): JsonSchema => ({
  200: call.isForm ? file : json('Success', success(schemaOf(call.response))),
  ...(call.conflict ? { 409: json('A stale version, with what holds now', conflict(schemaOf(call.conflict))) } : {}),
  default: json('Refused', { $ref: '#/components/schemas/Failure' }),
});

const bodyType = ({ isForm }: DescribedCall): string => (isForm ? FORM_TYPE : 'application/json');

/** A form sends its fields in addition to those of the call (CM-44). */
const bodySchema = ({ request, isForm }: DescribedCall): JsonSchema =>
  isForm ? { allOf: [schemaOf(request), schemaOf(formFields)] } : schemaOf(request);

const bodyOf = (call: DescribedCall): JsonSchema => {
  if (call.method === 'GET') return {};
  const schema = bodySchema(call);
  const content = { schema, example: exampleOf(schema) };
  return { requestBody: { required: true, content: { [bodyType(call)]: content } } };
};

const summaryOf = (name: string, { id }: DescribedCall): string => {
  if (id === 'reference') return `${name} (of the reference marketplace)`;
  return id === 'admin' ? `${name} (for administrators)` : `${id} ${name}`;
};

/** Calls of administrators need a token, and have addresses of their own. */
const accessOf = ({ id }: DescribedCall): JsonSchema =>
  id === 'admin' ? { servers: [{ url: '/' }], security: [{ adminToken: [] }] } : {};

const operation = (name: string, call: DescribedCall): JsonSchema => ({
  operationId: name,
  summary: summaryOf(name, call),
  ...accessOf(call),
  tags: [call.path.split('/')[1] ?? ''],
  parameters: [...queryOf(call), ...headersOf(call)],
  ...bodyOf(call),
  responses: responsesOf(call),
});

const pathItem = ([name, call]: readonly [string, DescribedCall]): readonly [string, JsonSchema] => [
  call.path,
  { [call.method.toLowerCase()]: operation(name, call) },
];

/**
 * Returns the OpenAPI 3.1 description, built from the validating codecs (SV-05).
 * @example
 * const { openapi, servers } = openApi('/api');
 * [openapi, servers]; // [ '3.1.0', [ { url: '/api' } ] ]
 */
export const openApi = (baseUrl = '/api'): JsonSchema => ({
  openapi: '3.1.0',
  info: { title: 'Baguni cart server', version: '1' },
  servers: [{ url: baseUrl }],
  paths: Object.fromEntries(Object.entries<DescribedCall>({ ...calls, ...adminCalls }).map(pathItem)),
  components: {
    schemas: { Failure: failure },
    securitySchemes: { adminToken: { type: 'http', scheme: 'bearer' } },
  },
});

/**
 * The JSON schema of a codec, e.g. for the command line's help.
 * @example
 * jsonSchemaOf(couponType)['enum']; // [ 'BuyerCoupon', 'SuperCoupon', 'SellerDupCoupon', 'Unknown' ]
 */
export const jsonSchemaOf = <A>(codec: Codec<A>): JsonSchema => schemaOf(codec);

import { devices, languages } from '@baguni/domain/internal';
import { FORM_TYPE, formFields, SPREADSHEET_TYPE } from '../codecs/estimate.ts';
import { adminCalls, adminReads } from '../admin/admin-calls.ts';
import type { AnyCall, Reader } from '../calls/call.ts';
import { calls } from '../calls/client.ts';
import type { Codec } from '../codecs/base/codec.ts';
import { exampleOf } from './example.ts';
import { propertiesOf, schemaOf, type JsonSchema } from './json-schema.ts';

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

const refusals = {
  400: 'The Host header, the request or the Idempotency-Key is invalid',
  401: 'X-Baguni-Shopper is not the mark of the session, or the token of administrators is missing',
  403: 'Not sent by a page of this host, or not allowed to this shopper',
  404: 'The unit, the order or the item does not exist for this caller',
  409: 'The cart, a price or the order has changed, or the same write is still running',
  413: 'The body is too large',
  415: 'The body has another content type',
  421: 'This host is not served here',
  422: 'A rule refuses the request, or the Idempotency-Key belongs to another request',
  429: 'Too many requests; Retry-After has the seconds to wait',
  503: 'Too busy or without a database; Retry-After has the seconds to wait',
} as const;

type RefusalStatus = keyof typeof refusals;

/** The refusals of single calls; any other is the same for all calls of its kind. */
const ownRefusals: Readonly<Record<string, readonly RefusalStatus[]>> = {
  applyCoupons: [404],
  changeOptions: [404],
  deliverOrderTo: [404],
  estimateToExcel: [409],
  getItemOptions: [404],
  getOrder: [404, 409],
  moveToCart: [404],
  payOrder: [404],
  setPrice: [404],
  setQuantity: [404],
  setSale: [404],
  setStock: [404],
  takeOrderOver: [404],
};

const statusesOf = (name: string, { id, method, isWrite }: AnyCall): readonly RefusalStatus[] => [
  ...([400, 401, 429, 503] as const),
  ...(id === 'admin' ? [] : ([421] as const)),
  ...(method === 'POST' || id === 'admin' ? ([403] as const) : []),
  ...(method === 'POST' ? ([413, 415] as const) : []),
  ...(isWrite ? ([409, 422] as const) : []),
  ...(ownRefusals[name] ?? []),
];

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
  header('X-Baguni-Language', false, { enum: languages }, 'Language of texts and messages; ko if missing.'),
  header('X-Baguni-Device', false, { enum: devices }, 'Device of the page; pc if missing.'),
  header('X-Baguni-App', false, { const: '1' }, 'Sent by pages in the native app.'),
  header('X-Baguni-Shopper', false, text, 'The mark of the shown shopper, from this header of an earlier response.'),
];

const headersOf = (call: DescribedCall): readonly JsonSchema[] => [
  // a form sets no headers
  ...(call.isForm || call.id === 'admin' ? [] : scriptHeaders),
  ...(call.isWrite
    ? [
        header(
          'Idempotency-Key',
          true,
          { type: 'string', format: 'uuid' },
          'One key per change; a repeated request gets the first answer.',
        ),
      ]
    : []),
];

/** Returns the query parameters: the request of a GET, or fixed ones, `name=value`. */
const queryOf = ({ method, query, request }: DescribedCall): readonly JsonSchema[] => {
  if (method === 'GET' && query === undefined)
    return Object.entries(propertiesOf(schemaOf(request))).map(([name, schema]) => ({
      in: 'query',
      name,
      schema,
    }));
  if (query === undefined) return [];
  const [name, value] = query.split('=');
  return [{ in: 'query', name, schema: { const: value } }];
};

const file: JsonSchema = {
  description: 'A spreadsheet',
  content: { [SPREADSHEET_TYPE]: { schema: { type: 'string', format: 'binary' } } },
};

const failureRef: JsonSchema = { schema: { $ref: '#/components/schemas/Failure' } };

const refusalResponses: JsonSchema = Object.fromEntries(
  Object.entries(refusals).map(([status, description]) => [
    `Refused${status}`,
    { description, content: { 'application/json': failureRef } },
  ]),
);

/** A form receives refusals of its handler as text with the same JSON. */
const refusalsOf = (name: string, call: AnyCall): JsonSchema =>
  Object.fromEntries(
    statusesOf(name, call).map((status) => [
      status,
      call.isForm
        ? {
            description: refusals[status],
            content: { 'application/json': failureRef, 'text/plain': failureRef },
          }
        : { $ref: `#/components/responses/Refused${status}` },
    ]),
  );

const responsesOf = (name: string, call: DescribedCall): JsonSchema => ({
  200: call.isForm ? file : json('Success', success(schemaOf(call.response))),
  ...refusalsOf(name, call),
  ...(call.conflict ? { 409: json('A stale version, with the current data', conflict(schemaOf(call.conflict))) } : {}),
  default: json('Failed', { $ref: '#/components/schemas/Failure' }),
});

const bodyType = ({ isForm }: DescribedCall): string => (isForm ? FORM_TYPE : 'application/json');

/** A form sends its fields in addition to those of the call, and the mark of the shopper instead of a header (CM-44). */
const bodySchema = ({ request, isForm }: DescribedCall): JsonSchema =>
  isForm
    ? { allOf: [schemaOf(request), schemaOf(formFields), { type: 'object', properties: { shopper: text } }] }
    : schemaOf(request);

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

/**
 * Each visitor has a session: a request without its cookie starts one. A POST must also come from a page of the host.
 * A form cannot send the header of scripts. Calls of administrators need only their token.
 */
const securityOf = ({ id, method, isForm }: AnyCall): readonly JsonSchema[] => {
  if (id === 'admin') return [{ adminToken: [] }];
  const page = method === 'POST' ? { origin: [], ...(isForm ? {} : { script: [] }) } : {};
  return [{ session: [], ...page }, page];
};

const securitySchemes = (cookie: string): JsonSchema => ({
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: cookie,
    description: 'The session. The first response sets it; it is HttpOnly, and lasts 30 days after the last visit.',
  },
  origin: {
    type: 'apiKey',
    in: 'header',
    name: 'Origin',
    description: 'The origin of the page, which must be this host. Browsers send it; scripts cannot change it.',
  },
  script: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Baguni-Client',
    description: 'Always 1. Forms and images of other sites cannot send it.',
  },
  adminToken: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The token of administrators, in a request without cookies. Without a token, the server has no such calls.',
  },
});

const operation = (name: string, call: DescribedCall): JsonSchema => ({
  operationId: name,
  summary: summaryOf(name, call),
  ...(call.id === 'admin' ? { servers: [{ url: '/' }] } : {}),
  tags: [call.path.split('/')[1] ?? ''],
  security: securityOf(call),
  parameters: [...queryOf(call), ...headersOf(call)],
  ...bodyOf(call),
  responses: responsesOf(name, call),
});

const pathItem = ([name, call]: readonly [string, DescribedCall]): readonly [string, JsonSchema] => [
  call.path,
  { [call.method.toLowerCase()]: operation(name, call) },
];

/**
 * Returns the OpenAPI 3.1 description, built from the validating codecs (SV-05).
 * @param cookie name of the session cookie
 * @example
 * const { openapi, servers } = openApi('/api');
 * [openapi, servers]; // [ '3.1.0', [ { url: '/api' } ] ]
 */
export const openApi = (baseUrl = '/api', cookie = '__Host-baguni'): JsonSchema => ({
  openapi: '3.1.0',
  info: { title: 'Baguni cart server', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
  servers: [{ url: baseUrl }],
  paths: Object.fromEntries(Object.entries<DescribedCall>({ ...calls, ...adminCalls, ...adminReads }).map(pathItem)),
  components: {
    schemas: { Failure: failure },
    responses: refusalResponses,
    securitySchemes: securitySchemes(cookie),
  },
});

/**
 * The JSON schema of a codec, e.g. for the command line's help.
 * @example
 * jsonSchemaOf(seller)['type']; // object
 */
export const jsonSchemaOf = <A>(codec: Codec<A>): JsonSchema => schemaOf(codec);

import { estimateFile } from '@baguni/backend';
import {
  calls,
  FILE_COOKIE,
  FORM_TYPE,
  formFields,
  readReply,
  readValue,
  SPREADSHEET_TYPE,
  type FormFields,
} from '@baguni/contract';
import { estimateTimestamp, type EstimateTables } from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refused, mustBeSameOrigin } from '../http/refused.ts';
import { tenantOf } from '../http/storefront.ts';
import { answerCall, type ApiDeps } from './routes.ts';

/** Size limit of a form in bytes; URL encoding can triple the bytes of a non-Latin letter to nine. */
export const FORM_BYTES = 2 * 1024 * 1024;
/** Lifetime of the download cookie in s. */
const COOKIE_S = 60;

const framed = {
  'content-security-policy': "default-src 'none';frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'no-store',
};

const fieldsOf = ({ body }: FastifyRequest): object =>
  Object.fromEntries(new URLSearchParams(typeof body === 'string' ? body : ''));

const formOf = (fields: object): FormFields => {
  const form = readValue(formFields, fields);
  if (form === undefined) throw new Refused(400, 'the form lacks its token or its language');
  return form;
};

/** The cookie signals that the download has started; a frame receives no event for downloads. */
const sendFile = async (
  { now, config }: ApiDeps,
  reply: FastifyReply,
  { token, language }: FormFields,
  tables: EstimateTables,
): Promise<FastifyReply> => {
  const file = await estimateFile(tables, language);
  return reply
    .setCookie(FILE_COOKIE, token, { path: '/', maxAge: COOKIE_S, sameSite: 'strict', secure: config.isSecure })
    .type(SPREADSHEET_TYPE)
    .header('content-disposition', `attachment; filename="estimate-${estimateTimestamp(now())}.xlsx"`)
    .header('content-length', file.size)
    .send(file.stream());
};

const answer = async (deps: ApiDeps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  const body = fieldsOf(request);
  const form = formOf(body);
  const { shopper }: { readonly shopper?: unknown } = body;
  const over = { body, language: form.language, shopper };
  const answered = await answerCall(deps, 'estimateToExcel', request, reply, over);
  const tables = readReply(calls.estimateToExcel, answered);
  if (E.isRight(tables)) return sendFile(deps, reply, form, tables.right);
  return reply.status(answered.status).type('text/plain; charset=utf-8').send(JSON.stringify(answered.body));
};

/** Saves an estimate as a spreadsheet (ES-05). The request is a form, so only its origin is checked (CS-1). */
export const addEstimate = async (app: FastifyInstance, deps: ApiDeps): Promise<void> => {
  await app.register(async (forms) => {
    forms.addContentTypeParser(FORM_TYPE, { parseAs: 'string', bodyLimit: FORM_BYTES }, (_, body, done) =>
      done(null, body),
    );
    forms.route({
      method: 'POST',
      url: `/api${calls.estimateToExcel.path}`,
      bodyLimit: FORM_BYTES,
      onRequest: async (request, reply) => {
        reply.headers(framed);
        tenantOf(request, deps.config);
        mustBeSameOrigin(request, deps.config);
        if (!request.headers['content-type']?.startsWith(FORM_TYPE))
          throw new Refused(415, `requests are ${FORM_TYPE}`);
      },
      handler: (request, reply) => answer(deps, request, reply),
    });
  });
};

import type { Language } from '@baguni/domain/internal';
import { temporaryProblem } from '@baguni/backend';
import type { Refusal } from '@baguni/contract';
import type { FastifyError, FastifyReply, FastifyRequest, FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { html, type Html, plainPage } from '../html/html.ts';
import { languageTag, type PageLook, addressLanguage, pageLanguage, pageLook } from '../http/storefront.ts';
import { TemporarilyUnavailable } from '../store/database-errors.ts';
import { Refused } from '../http/refused.ts';

export interface MessageWords {
  readonly title: string;
  readonly hint: string;
  readonly link: string;
}

const notFoundWords: Readonly<Record<Language, MessageWords>> = {
  ko: {
    title: '페이지를 찾을 수 없어요',
    hint: '주소가 바뀌었거나 잘못 입력되었어요.',
    link: '장바구니로 가기',
  },
  en: {
    title: 'Page not found',
    hint: 'The address may have changed, or it was mistyped.',
    link: 'Go to the cart',
  },
  cn: {
    title: '找不到该页面',
    hint: '地址可能已更改，或输入有误。',
    link: '前往购物车',
  },
  jp: {
    title: 'ページが見つかりません',
    hint: 'アドレスが変更されたか、入力に誤りがある可能性があります。',
    link: 'カートへ移動',
  },
};

/** For an overloaded server; the hint is also the message of a refused call. */
export const busyWords: Readonly<Record<Language, MessageWords>> = {
  ko: {
    title: '일시적인 오류가 발생했어요',
    hint: '지금은 요청을 처리할 수 없어요. 잠시 후 다시 시도해 주세요.',
    link: '다시 시도',
  },
  en: {
    title: 'A temporary error occurred',
    hint: 'Your request cannot be processed right now. Please try again shortly.',
    link: 'Try again',
  },
  cn: {
    title: '发生了临时错误',
    hint: '暂时无法处理您的请求。请稍后重试。',
    link: '重试',
  },
  jp: {
    title: '一時的なエラーが発生しました',
    hint: '現在リクエストを処理できません。しばらくしてからもう一度お試しください。',
    link: 'もう一度試す',
  },
};

/**
 * Renders a page with a message and one link. @param href an address of this site; empty links to the current address
 */
const messagePage = ({ language, tenant }: PageLook, { title, hint, link }: MessageWords, href: string): Html =>
  plainPage(
    { lang: languageTag[language], tenant, title },
    html`<main class="lone">
      <h1>${title}</h1>
      <p class="lead">${hint}</p>
      <p><a class="button" href="${href}">${link}</a></p>
    </main>`,
  );

const messages: Readonly<Record<number, string>> = {
  400: 'the request cannot be read',
  413: 'the request is too large',
  415: 'requests are application/json',
  429: 'too many requests',
};

const refusalBody = (status: number, message: string, data: Refusal['data'] = null): Refusal => ({
  resultCode: status === 500 ? '9999' : `9${status}`,
  domain: 'cart-api',
  message,
  data,
});

/** A refusal in the language of the request; the reason is for client developers (XT-15). */
const failedBody = (request: FastifyRequest, status: number, reason: string): Refusal =>
  refusalBody(status, temporaryProblem(pageLanguage(request) ?? addressLanguage(request)), { reason });

const statusOf = (error: FastifyError | Error): number => {
  if (error instanceof TemporarilyUnavailable) return 503;
  const status = 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
};

const messageOf = (error: FastifyError | Error, status: number): string =>
  error instanceof Refused ? error.message : (messages[status] ?? 'the request failed');

/** Log entry of an internal error. */
const faultOf = ({ name, message: said, stack }: Error): object => ({ name, said, stack });

const isOpened = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && headers.accept?.includes('text/html') === true;

/** Asks the shopper to try again in a moment; the page then shows whether a write happened. */
const answerBusy = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const language = pageLanguage(request) ?? addressLanguage(request);
  const words = busyWords[language];
  request.refusal = '9503';
  reply.status(503).header('cache-control', 'no-store');
  if (!reply.hasHeader('retry-after')) reply.header('retry-after', '1');
  if (!isOpened(request)) return reply.send(refusalBody(503, words.hint));
  return reply.type('text/html; charset=utf-8').send(messagePage(pageLook(request, language), words, '').text);
};

/** Sends refusals and errors in the envelope, never with a stack, a query or a host (LG-5). */
export const answerError = (
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const status = statusOf(error);
  if (status >= 500 && !(error instanceof Refused)) request.log.error(faultOf(error), 'failed');
  else request.log.warn({ status, said: error.message }, 'refused');
  if (error instanceof Refused) reply.headers(error.headers);
  if (status === 503) return answerBusy(request, reply);
  reply.status(status).header('cache-control', 'no-store');
  const body = failedBody(request, status, messageOf(error, status));
  request.refusal = body.resultCode;
  return reply.send(body);
};

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';

export type KnownPaths = ReadonlyMap<string, ReadonlySet<string>>;

export const answerNotFound =
  (known: KnownPaths) =>
  (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = pathOf(request);
    const methods = known.get(path) ?? (/^\/(ko|en|cn|jp)\//u.test(path) ? new Set(['GET', 'HEAD']) : null);
    reply.header('cache-control', 'no-store');
    if (methods && !methods.has(request.method))
      return reply
        .status(405)
        .header('allow', [...methods].join(', '))
        .send(failedBody(request, 405, `asked by ${[...methods].join(' or ')} only`));
    if (path.startsWith('/api/')) return reply.status(404).send(failedBody(request, 404, 'no such call'));
    const language = addressLanguage(request);
    const page = messagePage(pageLook(request, language), notFoundWords[language], `/${language}/cart`);
    return reply.status(404).type('text/html; charset=utf-8').send(page.text);
  };

/** Maximum number of calls at the same time: half more than keep the processor and a database busy (RL-5). */
export const MAX_RUNNING = 24;

/** Delay of a refusal, so that clients that retry at once do not use up the processor. Milliseconds. */
const REFUSAL_DELAY_MS = 100;

/** Refuses calls with 503 while `MAX_RUNNING` others run. @returns how many calls are running */
export const limitRunningCalls = (app: FastifyInstance): (() => number) => {
  let running = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return undefined;
    if (running >= MAX_RUNNING) {
      await wait(REFUSAL_DELAY_MS);
      return answerBusy(request, reply);
    }
    running += 1;
    reply.raw.once('close', () => (running -= 1));
    return undefined;
  });
  return () => running;
};

import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { answerBusy } from './answer-error.ts';

/** Calls that run at once, at most: half more than keep the processor and a database busy (RL-5). */
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

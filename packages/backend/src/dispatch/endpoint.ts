import { either as E } from 'fp-ts';
import { readRequest, successBody, type Call } from '@baguni/contract';
import type { Deps, Handler } from '../request/handler.ts';
import { refusalAnswer, type Answer } from './answer.ts';
import { bodyHash } from './body-hash.ts';

/** An answer; its writes are rolled back unless `isCommitted`. */
export interface Outcome {
  readonly answer: Answer;
  /** The answer to a repeated request. */
  readonly kept: Answer;
  readonly isCommitted: boolean;
}

export interface ReadyRequest {
  readonly bodyHash: string;
  readonly run: (deps: Deps) => Promise<Outcome>;
}

export interface Endpoint {
  readonly path: string;
  readonly isWrite: boolean;
  readonly read: (body: unknown) => E.Either<readonly string[], ReadyRequest>;
}

const accepted = <Req, Res>(call: Call<Req, Res>, reply: Res): Answer => ({
  status: 200,
  body: successBody(call, reply),
});

/**
 * Binds a handler to its call: decodes the request, runs the handler, encodes the reply. Unlisted fields are dropped.
 */
export const endpoint = <Req, Res>(call: Call<Req, Res>, handler: Handler<Req, Res>): Endpoint => ({
  path: call.path,
  isWrite: call.isWrite,
  read: (body) =>
    E.map((request: Req) => ({
      bodyHash: bodyHash(call.request.encode(request)),
      run: async (deps: Deps): Promise<Outcome> => {
        const reply = await handler(deps)(request);
        if (E.isLeft(reply)) {
          const refusal = refusalAnswer(reply.left);
          return { answer: refusal, kept: refusal, isCommitted: false };
        }
        const answer = accepted(call, reply.right);
        return {
          answer,
          kept: handler.keptOf ? accepted(call, handler.keptOf(reply.right)) : answer,
          isCommitted: true,
        };
      },
    }))(readRequest(call.request, body)),
});

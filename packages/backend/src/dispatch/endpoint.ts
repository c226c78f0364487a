import { either as E } from 'fp-ts';
import { readRequest, successBody, type Call } from '@baguni/contract';
import type { Deps, Handler } from '../request/handler.ts';
import { refusalAnswer, type Answer } from './answer.ts';
import { bodyHash } from './body-hash.ts';

/** What came of running a request: its answer, and whether what it wrote stands. */
export interface Outcome {
  readonly answer: Answer;
  readonly stands: boolean;
}

/** A request that could be read: it waits for a transaction. */
export interface ReadyRequest {
  readonly bodyHash: string;
  readonly run: (deps: Deps) => Promise<Outcome>;
}

/** A call with what stands behind it, whatever its types. */
export interface Endpoint {
  readonly path: string;
  readonly isWrite: boolean;
  /** The request, or the paths of what did not fit. */
  readonly read: (body: unknown) => E.Either<readonly string[], ReadyRequest>;
}

/** Puts a handler behind its call: decode once, run, encode once. Fields that the contract does not list are dropped. */
export const endpoint = <Req, Res>(call: Call<Req, Res>, handler: Handler<Req, Res>): Endpoint => ({
  path: call.path,
  isWrite: call.isWrite,
  read: (body) =>
    E.map((request: Req) => ({
      bodyHash: bodyHash(call.request.encode(request)),
      run: async (deps: Deps): Promise<Outcome> => {
        const reply = await handler(deps)(request);
        if (E.isLeft(reply)) return { answer: refusalAnswer(reply.left), stands: false };
        return { answer: { status: 200, body: successBody(call, reply.right) }, stands: true };
      },
    }))(readRequest(call.request, body)),
});

import type { Calls, Client } from '@baguni/contract';
import { notLoaded, type Answer, type IdempotencyKey } from '@baguni/domain/internal';
import type { Late } from '@baguni/use-cases';
import { either as E } from 'fp-ts';

type Send = (request?: unknown, key?: IdempotencyKey) => Answer<unknown>;

/** A client that is loaded with its first call. A call fails like a lost one if the client does not load. */
export const lateClient = (load: Late<Client<Calls>>): Client<Calls> => {
  const sendLate =
    (name: string): Send =>
    (request, key) =>
    async () => {
      const client = await load().catch(() => null);
      if (client === null) return E.left({ ...notLoaded(), requestUrl: name });
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every name that is read is that of a call
      return (Reflect.get(client, name) as Send)(request, key)();
    };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each function has the types of its call
  return new Proxy({} as Client<Calls>, {
    // `then` would make a promise of it
    get: (_, name) => (typeof name === 'string' && name !== 'then' ? sendLate(name) : undefined),
  });
};

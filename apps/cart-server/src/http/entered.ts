import type { Tenant } from '@baguni/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from './refused.ts';
import type { Visitor, Visitors } from '../session/visitors.ts';

/**
 * The visitor of a call. One whose session ended while the call was on its way is asked to send it again, which the page does
 * by itself (RL-8): then it comes with the browser's newer cookie.
 * @throws Refused 503 there
 */
export const entered = async (
  visitors: Visitors,
  request: FastifyRequest,
  reply: FastifyReply,
  tenant: Tenant,
): Promise<Visitor> => {
  const visitor = await visitors.enter(request, reply, tenant);
  if (visitor === null) throw new Refused(503, 'the session has just ended: send it again', { 'retry-after': '1' });
  return visitor;
};

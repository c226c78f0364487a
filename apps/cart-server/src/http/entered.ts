import type { Tenant } from '@baguni/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from './refused.ts';
import type { Visitor, Visitors } from '../session/visitors.ts';

/**
 * Returns the visitor of a call. If the session ended meanwhile, the page retries with its new cookie (RL-8).
 * @throws Refused 503 if the session has just ended
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

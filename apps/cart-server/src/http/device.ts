import { deviceOf, devices, type Device } from '@baguni/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

const DEMO_DEVICE = 'demoDevice';

const ownDevice = ({ headers }: FastifyRequest): Device =>
  headers['sec-ch-ua-mobile'] === '?1' ? 'm' : deviceOf(headers['user-agent'] ?? '');

export const browserDevice = (request: FastifyRequest, { isDemo }: Pick<Config, 'isDemo'>): Device => {
  const chosen = isDemo ? devices.find((device) => device === request.cookies[DEMO_DEVICE]) : undefined;
  return chosen ?? ownDevice(request);
};

/** Stores the device of a demo browser; otherwise pages of the other device redirect (RT-05). */
export const standFor = (request: FastifyRequest, reply: FastifyReply, device: Device): void => {
  const options = { path: '/', httpOnly: true, sameSite: 'lax' } as const;
  if (device !== ownDevice(request)) reply.setCookie(DEMO_DEVICE, device, options);
  else if (request.cookies[DEMO_DEVICE] !== undefined) reply.clearCookie(DEMO_DEVICE, options);
};

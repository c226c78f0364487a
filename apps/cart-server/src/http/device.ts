import { deviceOf, devices, type Device } from '@baguni/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

/** The cookie that lets a browser of the demo stand for one of the other device. */
const DEMO_DEVICE = 'demoDevice';

const ownDevice = ({ headers }: FastifyRequest): Device =>
  headers['sec-ch-ua-mobile'] === '?1' ? 'm' : deviceOf(headers['user-agent'] ?? '');

/** The device that a browser runs on, or, in the demo, stands for (RT-01, RT-05). */
export const browserDevice = (request: FastifyRequest, { isDemo }: Pick<Config, 'isDemo'>): Device => {
  const chosen = isDemo ? devices.find((device) => device === request.cookies[DEMO_DEVICE]) : undefined;
  return chosen ?? ownDevice(request);
};

/** Lets a browser of the demo stand for a device: without it, the pages of the other one redirect to its own (RT-05). */
export const standFor = (request: FastifyRequest, reply: FastifyReply, device: Device): void => {
  const options = { path: '/', httpOnly: true, sameSite: 'lax' } as const;
  if (device !== ownDevice(request)) reply.setCookie(DEMO_DEVICE, device, options);
  else if (request.cookies[DEMO_DEVICE] !== undefined) reply.clearCookie(DEMO_DEVICE, options);
};

import { rightSegments, type CartPlace, type RouteQuery } from '@baguni/domain';
import { option as O } from 'fp-ts';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { charsetLanguage } from '../http/charset.ts';
import { browserDevice } from '../http/device.ts';

/** Under which path a page is shown to a browser, with everything behind its segments as it is; null: where it was asked (RT-05, RT-06). */
export const rightPath = (
  request: FastifyRequest,
  asked: Pick<CartPlace, 'language' | 'device'>,
  { fromPC }: RouteQuery,
  config: Config,
): string | null => {
  const browser = { device: browserDevice(request, config), fromPC, charset: charsetLanguage(request) };
  const { language, device } = rightSegments(asked, browser);
  const before = O.isSome(asked.device) ? `/${asked.language}/${asked.device.value}` : `/${asked.language}`;
  const path = `/${language}/${device}${request.url.slice(before.length)}`;
  return path === request.url ? null : path;
};

import { cookieAttributes, cookieMeaning, cookieValue, type Cookie, charset, fromPC, tablet } from '@baguni/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import {
  languageOfCharset,
  languages,
  type Language,
  deviceOf,
  devices,
  type Device,
  servedTenant,
  type HostTable,
  type Tenant,
} from '@baguni/domain/internal';
import { Refused } from './refused.ts';

type Served = Pick<Config, 'isSecure'>;

/** Reads a cookie; undefined if it is missing or invalid (CO-01). */
export const cookieIn = <A extends string>({ cookies }: FastifyRequest, cookie: Cookie<A>): A | undefined =>
  cookieMeaning(cookie, cookies[cookie.name]);

/** Browsers refuse Secure cookies over plain http. */
const optionsOf = ({ isSecure }: Served) => ({ ...cookieAttributes, sameSite: 'lax', secure: isSecure }) as const;

export const setCookie = <A extends string>(
  reply: FastifyReply,
  cookie: Cookie<A>,
  meaning: A,
  config: Served,
): void => {
  const lifetime = cookie.maxAgeS === 0 ? {} : { maxAge: cookie.maxAgeS };
  reply.setCookie(cookie.name, cookieValue(cookie, meaning), { ...optionsOf(config), ...lifetime });
};

export const clearCookie = (reply: FastifyReply, { name }: Pick<Cookie<string>, 'name'>, config: Served): void => {
  reply.clearCookie(name, optionsOf(config));
};

/** The language from the query’s charset, or a language name in its place as in page links; undefined if missing. */
const askedLanguage = ({ url }: FastifyRequest): Language | undefined => {
  const asked = new URLSearchParams(url.split('?')[1] ?? '').get('charset') ?? '';
  return languages.find((language) => language === asked) ?? languageOfCharset(asked);
};

export const charsetLanguage = (request: FastifyRequest): Language | undefined =>
  askedLanguage(request) ?? cookieIn(request, charset);

export const keepCharset = (request: FastifyRequest, reply: FastifyReply, config: Config): void => {
  const [asked, kept] = [askedLanguage(request), cookieIn(request, charset)];
  if (asked === undefined || kept === asked) return;
  setCookie(reply, charset, asked, config);
};

/** True if a mobile browser keeps the segments that it asks for; the query is remembered for the session (RT-05). */
export const keepsSegment = (
  request: FastifyRequest,
  reply: FastifyReply,
  asked: boolean | undefined,
  config: Config,
): boolean => {
  const isKept = cookieIn(request, fromPC) !== undefined;
  const keeps = asked ?? isKept;
  if (keeps && !isKept) setCookie(reply, fromPC, 'Kept', config);
  if (isKept && !keeps) clearCookie(reply, fromPC, config);
  return keeps;
};

export const languageTag: Readonly<Record<Language, string>> = { ko: 'ko', en: 'en', cn: 'zh-CN', jp: 'ja' };

const byTag: ReadonlyMap<string, Language> = new Map(
  languages.map((language) => [languageTag[language].slice(0, 2), language]),
);
interface AcceptedLanguage {
  readonly tag: string;
  readonly weight: number;
}

const acceptedLanguage = (part: string): AcceptedLanguage => {
  const [tag = '', weight = ''] = part
    .trim()
    .toLowerCase()
    .split(/;\s*q=/u);
  return { tag: tag.slice(0, 2), weight: weight === '' ? 1 : Number(weight) || 0 };
};

const acceptedIn = (header: string): Language | undefined => {
  const accepted = header.slice(0, 200).split(',').map(acceptedLanguage);
  const best = accepted.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  return best.flatMap(({ tag }) => byTag.get(tag) ?? [])[0];
};

/** The language for a redirect: chosen before, accepted by the browser, or Korean (RT-01). */
export const preferredLanguage = (request: FastifyRequest): Language =>
  charsetLanguage(request) ?? acceptedIn(request.headers['accept-language'] ?? '') ?? 'ko';

export const addressLanguage = (request: FastifyRequest): Language =>
  languages.find((language) => request.url.startsWith(`/${language}/`)) ?? preferredLanguage(request);

export const pageLanguage = ({ headers }: FastifyRequest): Language | undefined =>
  languages.find((language) => language === headers['x-baguni-language']);

const DEMO_DEVICE = 'demoDevice';

const isTablet = (request: FastifyRequest): boolean =>
  cookieIn(request, tablet) !== undefined && /Macintosh/u.test(request.headers['user-agent'] ?? '');

const ownDevice = (request: FastifyRequest): Device => {
  const { headers } = request;
  return headers['sec-ch-ua-mobile'] === '?1' || isTablet(request) ? 'm' : deviceOf(headers['user-agent'] ?? '');
};

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

/** The tenant of a host (RT-16). Over https unknown hosts are refused; a local machine may have any name. */
export const tenantOf = ({ hostname }: FastifyRequest, { hosts, isSecure }: Config): Tenant => {
  const tenant = servedTenant(hosts, hostname);
  if (isSecure && tenant === undefined) throw new Refused(421, 'this host is not served here');
  return tenant ?? 'marketplace';
};

export interface PageLook {
  readonly language: Language;
  readonly tenant: Tenant;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly hosts: HostTable;
  }
}

/** The look of a page at any host, also at one that is refused. */
export const pageLook = (request: FastifyRequest, language = preferredLanguage(request)): PageLook => ({
  language,
  tenant: servedTenant(request.server.hosts, request.hostname) ?? 'marketplace',
});

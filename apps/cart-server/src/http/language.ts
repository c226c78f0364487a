import { languages, type Language } from '@baguni/domain';
import { option as O } from 'fp-ts';
import type { FastifyRequest } from 'fastify';
import { charsetLanguage } from './charset.ts';

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
  O.toUndefined(charsetLanguage(request)) ?? acceptedIn(request.headers['accept-language'] ?? '') ?? 'ko';

export const addressLanguage = (request: FastifyRequest): Language =>
  languages.find((language) => request.url.startsWith(`/${language}/`)) ?? preferredLanguage(request);

export const pageLanguage = ({ headers }: FastifyRequest): Language | undefined =>
  languages.find((language) => language === headers['x-baguni-language']);

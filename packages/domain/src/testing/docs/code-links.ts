import { isMessageKey, messageParams } from '../../messages/keys.ts';
import { rulesOfCode } from '../../rules/catalogue.ts';
import type { Language } from '../../storefront/storefront.ts';
import { messagesOf } from '../rules.ts';
import { familyOf } from './families.ts';
import { codesOfOthers } from './rule-list.ts';

/** A file of the repository and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** A line of the repository, with the title of its test or story. */
export interface Place {
  readonly path: string;
  readonly line: number;
  readonly title: string;
}

export interface CodeLinks {
  readonly code: string;
  readonly family: string;
  readonly requirements: readonly { readonly id: string; readonly text: string }[];
  /** The reason that this project returns it nowhere, or an empty string. */
  readonly elsewhere: string;
  readonly texts: Readonly<Record<Language, string>>;
  readonly rules: readonly Place[];
  readonly tests: readonly Place[];
  readonly stories: readonly Place[];
}

const isStory = (path: string): boolean => path.endsWith('.stories.tsx');
const isTest = (path: string): boolean => /\.(?:test|spec)\.tsx?$/u.test(path);
/** Texts, lists and helpers of tests contain codes, but decide nothing. */
const isCode = (path: string): boolean =>
  !/\/(?:testing|e2e)\/|\/domain\/src\/messages\/|\.d\.ts$|-words[-.]|session\/next-step\.ts$/u.test(path);

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);

const titlePattern =
  /(?:\b(?:test|it)(?:\.(?!each)\w+)*\(|\]\)\(|\b(?:keys|codes|catalogue|cases|rows)\)\()\s*(["'`])(.+?)\1\s*,/gu;

/** Returns the title of the test around an index: the last one in its statement, or the next one after a table. */
const testTitle = (text: string, at: number): string => {
  const start = [...text.slice(0, at + 1).matchAll(/^(?=[a-z/])/gmu)].at(-1)?.index ?? 0;
  const end = /\n(?=[a-z/])/u.exec(text.slice(at))?.index ?? text.length;
  const titles = [...text.slice(start, at + end).matchAll(titlePattern)];
  const before = titles.findLast(({ index }) => start + index <= at);
  const next = [...text.slice(at).matchAll(titlePattern)][0];
  return (before ?? titles[0] ?? next)?.[2] ?? '';
};

const storyTitle = (text: string, at: number): string => {
  const line = text.indexOf('\n', at);
  const around = text.slice(0, line === -1 ? text.length : line);
  return [...around.matchAll(/export const (\w+)/gu)].at(-1)?.[1] ?? '';
};

const placesOf = (
  sources: readonly Source[],
  pattern: RegExp,
  titleOf: (text: string, at: number) => string,
): readonly Place[] =>
  sources.flatMap(({ path, text }) => {
    const places = [...text.matchAll(pattern)].map(({ index }) => ({
      path,
      line: text.slice(0, index).split('\n').length,
      title: titleOf(text, index),
    }));
    // one line per title
    return places.filter(({ title }, i) => places.findIndex((place) => place.title === title) === i);
  });

const isRule = (path: string): boolean => path.includes('/domain/src/rules/');

/** Returns the longest part of a message between its values. */
const longestPart = (text: string): string =>
  text.split(/\{\w+\}|\n/u).reduce((longest, part) => (part.length > longest.length ? part : longest));

const untitled = (): string => '';

/** The stories that show every message whose code starts with a prefix; a longer prefix has priority. */
const familyStories = (code: string, stories: readonly Source[]): readonly Place[] => {
  const found = placesOf(stories, /\bstartingWith\('[A-Z\d-]*'\)/gu, (text, at) => storyTitle(text, at));
  const prefixOf = ({ path, line }: Place): string =>
    /startingWith\('([A-Z\d-]*)'/u.exec(
      stories.find((source) => source.path === path)?.text.split('\n')[line - 1] ?? '',
    )?.[1] ?? '';
  const own = found.filter((place) => code.startsWith(prefixOf(place)));
  const longest = Math.max(...own.map((place) => prefixOf(place).length));
  return own.filter((place) => prefixOf(place).length === longest);
};

const requirementText = (requirements: string, id: string): string =>
  new RegExp(String.raw`(?:^- |· )${id} ([^\n]*?)(?= · [A-Z]{2}-\d|$)`, 'mu').exec(requirements)?.[1] ?? '';

/** Links each code to its rules, tests and stories. @param requirements the text of `docs/requirements.md` */
export const codeLinks = (sources: readonly Source[], requirements: string): readonly CodeLinks[] => {
  const stories = sources.filter(({ path }) => isStory(path));
  const tests = sources.filter(({ path }) => isTest(path));
  const code = sources.filter(({ path }) => !isStory(path) && !isTest(path) && isCode(path));
  return Object.keys(messageParams)
    .filter(isMessageKey)
    .map((key) => {
      const named = new RegExp(String.raw`(?<![\w-])${key}(?![\w-])`, 'gu');
      const composed = new RegExp(escaped(`\`${key.replace(/[A-Za-z]+$/u, '')}\${`), 'gu');
      const ids = [
        ...new Set(rulesOfCode(key).flatMap(({ requirement }) => requirement.match(/[A-Z]{2}-\d+/gu) ?? [])),
      ];
      const ofRequirement = new RegExp(String.raw`\b(?:${ids.join('|') || 'none'})\b(?=[^\n]*[\]:])`, 'gu');
      // comments mention codes as examples
      const quoted = new RegExp(String.raw`^(?!\s*(?:\*|//)).*'${key}'`, 'gmu');
      const printed = Object.values(messagesOf).map((texts) => escaped(longestPart(texts[key])));
      const isTested = (pattern: RegExp): readonly Place[] => placesOf(tests, pattern, testTitle);
      const rules = placesOf(code, quoted, untitled);
      const ways = [named, new RegExp(printed.join('|'), 'gu'), ...(ids.length > 0 ? [ofRequirement] : [])];
      return {
        code: key,
        family: familyOf(key),
        requirements: ids.map((id) => ({ id, text: requirementText(requirements, id) })),
        elsewhere: codesOfOthers[key] ?? '',
        texts: {
          ko: messagesOf.ko[key],
          en: messagesOf.en[key],
          cn: messagesOf.cn[key],
          jp: messagesOf.jp[key],
        },
        rules: (rules.length > 0 ? rules : placesOf(code, composed, untitled)).toSorted(
          (a, b) => Number(isRule(b.path)) - Number(isRule(a.path)),
        ),
        tests: ways.reduce<readonly Place[]>((found, way) => (found.length > 0 ? found : isTested(way)), []),
        stories: [...placesOf(stories, named, storyTitle), ...familyStories(key, stories)],
      };
    });
};

import { existsSync, readFileSync } from 'node:fs';
import { html, type Html } from '../html/html.ts';
import { referencePage, type SearchEntry } from './reference-page.ts';

interface Place {
  readonly path: string;
  readonly line: number;
  readonly title: string;
}

/** An error code with its links, as the build writes it. */
export interface Code {
  readonly code: string;
  readonly family: string;
  readonly requirements: readonly { readonly id: string; readonly text: string }[];
  readonly elsewhere: string;
  readonly texts: { readonly ko: string; readonly en: string; readonly cn: string; readonly jp: string };
  readonly rules: readonly Place[];
  readonly tests: readonly Place[];
  readonly stories: readonly Place[];
}

/** Reads the codes that the build wrote; none before the first build. */
export const readCodes = (file: string): readonly Code[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by our build
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly Code[]) : [];

const pathOf = (code: string): string => `/docs/codes/${code}`;

export const codeEntries = (codes: readonly Code[]): readonly SearchEntry[] =>
  codes.map(({ code, texts: { en, ...others }, requirements }) => ({
    kind: 'Error codes',
    title: code,
    detail: en,
    href: pathOf(code),
    words: [...Object.values(others), ...requirements.map(({ id }) => id)].join(' '),
  }));

const codeRow = ({ code, texts }: Code): Html => html`<li><a href="${pathOf(code)}">${code}</a> ${texts.en}</li>`;

export const codesPage = (codes: readonly Code[]): string =>
  referencePage(
    'Error codes',
    html`<p class="lead">
        ${
          codes.length === 0
            ? 'The build of the server writes the codes. It has not run yet.'
            : 'Each code has a page with its text in four languages, its rule, its tests and its story.'
        }
      </p>
      ${[...new Set(codes.map(({ family }) => family))].map(
        (family) =>
          html`<section>
            <h2>${family}</h2>
            <ul class="codes">
              ${codes.filter((code) => code.family === family).map(codeRow)}
            </ul>
          </section>`,
      )}`,
  );

const placeRow = ({ path, line, title }: Place): Html =>
  html`<li>${title === '' ? '' : html`${title}<br />`}<code>${path}:${`${line}`}</code></li>`;

const placeList = (title: string, places: readonly Place[], none: string): Html =>
  html`<h2>${title}</h2>
    ${
      places.length === 0
        ? html`<p>${none}</p>`
        : html`<ul class="places">
            ${places.map(placeRow)}
          </ul>`
    }`;

const languages = [
  ['ko', 'ko', 'Korean'],
  ['en', 'en', 'English'],
  ['cn', 'zh-CN', 'Chinese'],
  ['jp', 'ja', 'Japanese'],
] as const;

export const codePage = ({ code, family, requirements, elsewhere, texts, rules, tests, stories }: Code): string =>
  referencePage(
    code,
    html`<p class="lead">${texts.en}</p>
      <h2>Meaning</h2>
      <ul class="places">
        <li>${family}</li>
        ${requirements.map(({ id, text }) => html`<li><b>${id}</b> ${text}</li>`)}
        ${elsewhere === '' ? '' : html`<li>Another server returns it: ${elsewhere}.</li>`}
      </ul>
      <h2>Texts</h2>
      <dl class="texts">
        ${languages.map(
          ([language, tag, name]) =>
            html`<dt>${name}</dt>
              <dd lang="${tag}">${texts[language]}</dd>`,
        )}
      </dl>
      ${placeList('Rule', rules, 'No code of this project returns it.')}
      ${placeList('Tests', tests, 'No test: no code of this project returns it.')}
      ${placeList('Story', stories, 'No story.')}`,
  );

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { devices, languages, sideLayers, tenants } from '@baguni/domain/internal';
import { layerPolicies } from '@baguni/presentation/testing';
import { scenarioNames } from '@baguni/scenarios';
import { expect, test } from 'vitest';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AllScenarios, everything, pagesOf } from './all-scenarios.tsx';
import { globalTypes } from './globals.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const components = 'packages/components/src/';
const filesOf = (pattern: string): readonly string[] =>
  globSync(components + pattern, { cwd: root }).map((path) => path.slice(components.length));
const read = (path: string): string => readFileSync(root + components + path, 'utf8');
const storyFiles = filesOf('**/*.stories.tsx');
const nameOf = (path: string): string => path.split('/').at(-1)!;

const folders = filesOf('**/*.tsx')
  .filter((path) => !path.includes('testing/') && path.split('/').at(-2) === nameOf(path).replace('.tsx', ''))
  .map((path) => path.split('/').slice(0, -1).join('/'));

test('[SB-01] each component folder has a story file with its area and name', () => {
  expect(folders.length).toBeGreaterThan(45);
  const titles = folders.map((folder) => {
    const file = storyFiles.find((path) => path === `${folder}/${nameOf(folder)}.stories.tsx`);
    return [folder, file === undefined ? 'no stories' : /title: '([^']+)'/u.exec(read(file))?.[1]];
  });
  const room = (folder: string): string => folder.charAt(0).toUpperCase() + folder.slice(1).split('/')[0]!;
  expect(titles).toEqual(folders.map((folder) => [folder, `${room(folder)}/${nameOf(folder)}`]));
});

test('[SB-01] the toolbar offers each tenant, device, language, theme and scenario', () => {
  const offered = (name: string): unknown => {
    const { toolbar } = globalTypes[name]!;
    const items = typeof toolbar === 'object' ? toolbar.items : [];
    return items.map((item) => (typeof item === 'string' ? item : item.value));
  };
  expect(offered('tenant')).toEqual([...tenants]);
  expect(offered('device')).toEqual(devices.map((device) => (device === 'm' ? 'mobile' : device)));
  expect(offered('language')).toEqual([...languages]);
  expect(offered('theme')).toEqual(['', 'light', 'dark', 'forced']);
  expect(offered('scenario')).toEqual(['', ...scenarioNames]);
});

test('[SB-01] the theme of forced colours replaces each colour except backdrops', () => {
  const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!);
  const tokens = filesOf('styles/tokens/_{base,marketplace}.scss').flatMap((path) =>
    namesIn(read(path), /^ {2}--color-([a-z-]+):/gmu),
  );
  const lists = namesIn(readFileSync(`${root}.storybook/themes.scss`, 'utf8'), /'\w+':\s+'(.+)'/gu);
  const backdrops = ['dim', 'scrim'];
  expect(lists.flatMap((names) => names.split(' ')).toSorted()).toEqual(
    [...new Set(tokens)].filter((name) => !backdrops.includes(name)).toSorted(),
  );
});

test('[SB-01] the page for designers frames each scenario in each width, theme and language', () => {
  const pages = pagesOf(everything, true);
  expect(pages).toHaveLength(scenarioNames.length * 4 * 3 * languages.length);
  expect(new Set(pages.map(({ src, width }) => src + width)).size).toBe(pages.length);
  expect(pages.at(-1)?.src).toMatch(/language:jp;theme:forced;device:mobile;targets:on$/u);
  const markup = renderToStaticMarkup(createElement(AllScenarios));
  const frames = markup.match(/<iframe [^>]*>/gu) ?? [];
  expect(frames.map((frame) => / data-theme="(\w+)"/u.exec(frame)?.[1])).toEqual(['light', 'light', 'dark', 'dark']);
  expect(frames.filter((frame) => !/ src="iframe\.html\?id=cart-cartpage--[^"]+" loading="lazy"/u.test(frame))).toEqual(
    [],
  );
});

test('[SB-01] the whole page has a story for every scenario', () => {
  const text = storyFiles
    .filter((path) => path.startsWith('cart/CartPage/'))
    .map(read)
    .join('\n');
  expect(scenarioNames.filter((name) => !text.includes(`'${name}'`))).toEqual([]);
});

test('[SB-01 LY-01] each layer has a story that opens it', () => {
  // story fixtures in `testing`
  const made = filesOf('testing/*-views.ts');
  const text = [...storyFiles, ...made].map(read).join('\n');
  const layers = [...sideLayers, ...Object.keys(layerPolicies)];
  expect(layers.length).toBeGreaterThan(10);
  expect(layers.filter((name) => !new RegExp(`\\b${name}\\b`, 'u').test(text))).toEqual([]);
});

test('[SB-02] stories run as tests and include accessibility checks, also in dark and forced colours', () => {
  expect(readFileSync(`${root}packages/tooling/src/commands/test.ts`, 'utf8')).toMatch(/\bstories\b/u);
  expect(readFileSync(`${root}.storybook/preview.tsx`, 'utf8')).toMatch(/a11y: \{\s+test: 'error',/u);
  expect(readFileSync(`${root}packages/tooling/vitest.config.ts`, 'utf8')).toContain('.storybook/modes.setup.ts');
  const lenient = storyFiles.filter((path) => /a11y:|'!test'/u.test(read(path)));
  expect(lenient).toEqual([]);
});

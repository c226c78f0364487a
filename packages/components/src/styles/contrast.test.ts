import { compileString } from 'sass';
import { describe, expect, test } from 'vitest';

const importers = [{ findFileUrl: (name: string) => new URL(name, import.meta.url) }];
const cssOf = (scss: string): string => compileString(scss, { importers }).css;

const tokensIn = (css: string, selector: string): readonly (readonly [string, string])[] =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter((rule) => (rule[1] ?? '').split(',').some((one) => one.trim() === selector))
    .flatMap((rule) => [...(rule[2] ?? '').matchAll(/(--[\w-]+):\s*([^;]+)/g)])
    .map((found) => [found[1] ?? '', (found[2] ?? '').trim()] as const);

type Tokens = ReadonlyMap<string, string>;

const query = '@media screen and (prefers-color-scheme: dark)';
const printed = cssOf(`@use 'tokens';`);
/** The dark theme. No other media query may contain colours. */
const darkSheet =
  new RegExp(`${query.replaceAll(/[()]/gu, '\\$&')} \\{((?:[^{}]*\\{[^{}]*\\})*)\\s*\\}`, 'u').exec(printed)?.[1] ?? '';
const sheet = printed.replace(darkSheet, '');
const tenants = ['marketplace', 'outlet'] as const;
const themes = ['light', 'dark'] as const;
const tokensFor = (tenant: string, css: string) => [
  ...tokensIn(css, ':root'),
  ...tokensIn(css, `:root [data-tenant=${tenant}]`),
];
const lightTokens = (tenant: string) => tokensFor(tenant, sheet);
const darkTokens = (tenant: string) => tokensFor(tenant, darkSheet);
const tokensOf = (tenant: string, theme: (typeof themes)[number]): Tokens =>
  new Map([...lightTokens(tenant), ...(theme === 'dark' ? darkTokens(tenant) : [])]);
const worlds = tenants.flatMap((tenant) => themes.map((theme) => [tenant, theme] as const));

const resolve = (tokens: Tokens, name: string): string => {
  const value = tokens.get(`--color-${name}`) ?? '';
  const inner = /^var\(--color-([\w-]+)\)$/.exec(value)?.[1];
  return inner === undefined ? value : resolve(tokens, inner);
};

const channels = (hex: string): readonly number[] => {
  const long = /^#[0-9a-f]{3}$/i.test(hex) ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  if (!/^#[0-9a-f]{6}$/i.test(long)) throw new Error(`Not an opaque colour: "${hex}"`);
  return [1, 3, 5].map((at) => Number.parseInt(long.slice(at, at + 2), 16) / 255);
};

/** Luminance and contrast of WCAG 2.2. */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = channels(hex).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

/** Returns the hue of a colour in degrees. */
const hue = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = channels(hex);
  return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI;
};
const hueBetween = (one: string, other: string): number => {
  const turn = Math.abs(hue(one) - hue(other)) % 360;
  return Math.min(turn, 360 - turn);
};

const page = ['card', 'canvas'];
const grounds = Object.values({
  neutral: ['card', 'canvas', 'skeleton', 'disabled-ground', 'accent-tint'],
  meaning: ['discount-ground', 'free-shipping-ground', 'information-ground', 'warning-ground', 'error-ground'],
  service: ['smile-fresh-ground', 'smile-delivery-ground', 'express-shop-ground'],
}).flat();

/** Text token → its backgrounds, contrast 4.5:1. */
const texts: Readonly<Record<string, readonly string[]>> = {
  ink: grounds,
  card: ['error'],
  'ink-secondary': grounds,
  hint: grounds.filter((ground) => ground !== 'card'),
  'hint-on-card': ['card'],
  blocked: ['card'],
  disabled: ['disabled-ground', ...page],
  'on-solid': ['ink', 'discount', 'free-shipping', 'information', 'error'],
  accent: [...page, 'accent-tint'],
  'accent-strong': [...page, 'accent-tint'],
  'on-accent': ['accent', 'accent-strong'],
  discount: [...page, 'discount-ground', 'accent-tint', 'warning-ground'],
  'free-shipping': [...page, 'free-shipping-ground', 'accent-tint'],
  information: [...page, 'information-ground'],
  warning: [...page, 'warning-ground'],
  error: [...page, 'error-ground'],
  'smile-fresh': [...page, 'smile-fresh-ground'],
  'smile-delivery': [...page, 'smile-delivery-ground'],
  'express-shop': [...page, 'express-shop-ground'],
};

/** Control edges, focus ring and gauge → their backgrounds, contrast 3:1. */
const shapes: Readonly<Record<string, readonly string[]>> = {
  control: page,
  focus: grounds,
  accent: [...page, 'line'],
  'free-shipping': ['line', 'card'],
  error: [...page, 'line'],
};

const decoration = ['line', 'dim', 'scrim', 'canvas-dim', 'canvas-scrim'];

const pairs = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).flatMap(([mark, on]) => on.map((ground) => [mark, ground] as const));

test('the formula: black on white is 21, a colour on itself is 1, mid grey is the published 4.54', () => {
  expect(contrast('#000', '#fff')).toBeCloseTo(21, 5);
  expect(contrast('#0a7a4b', '#0a7a4b')).toBe(1);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

describe.each(worlds)('%s, %s', (tenant, theme) => {
  const tokens = tokensOf(tenant, theme);
  const measured = (mark: string, ground: string): number => contrast(resolve(tokens, mark), resolve(tokens, ground));

  test.each(pairs(texts))('text %s on %s is at least 4.5:1', (mark, ground) => {
    expect(measured(mark, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(shapes))('shape %s on %s is at least 3:1', (mark, ground) => {
    expect(measured(mark, ground)).toBeGreaterThanOrEqual(3);
  });

  test.each(grounds)('the ground mixin sets a hint colour that is readable on %s', (ground) => {
    const own = tokensIn(cssOf(`@use 'mixins' as *; .x { @include ground('${ground}'); }`), '.x');
    const inside = new Map([...tokens, ...own]);
    expect(contrast(resolve(inside, 'hint'), resolve(inside, ground))).toBeGreaterThanOrEqual(4.5);
  });

  test('[WA-08] an error has another hue than the accent', () => {
    expect(hueBetween(resolve(tokens, 'error'), resolve(tokens, 'accent'))).toBeGreaterThanOrEqual(18);
  });

  test('each colour token is measured or listed as decoration', () => {
    const listed = new Set([...Object.keys(texts), ...Object.keys(shapes), ...grounds, ...decoration]);
    const names = [...tokens.keys()].filter((name) => name.startsWith('--color-')).map((name) => name.slice(8));
    expect(names.filter((name) => !listed.has(name))).toEqual([]);
  });
});

test('tenants set the same tokens, and the dark theme sets each colour except derived ones', () => {
  const names = (tokens: readonly (readonly [string, string])[]) => tokens.map(([name]) => name);
  const [one = [], other = []] = tenants.map((tenant) => names(tokensIn(sheet, `:root [data-tenant=${tenant}]`)));
  expect(one.length).toBeGreaterThan(0);
  expect(other).toEqual(one);
  for (const tenant of tenants) {
    expect(names(tokensIn(darkSheet, `:root [data-tenant=${tenant}]`))).toEqual(one);
    const own = lightTokens(tenant).filter(([name, value]) => name.startsWith('--color-') && !value.startsWith('var('));
    expect([...new Set(names(own))].toSorted()).toEqual(
      [...new Set(names(darkTokens(tenant)))].filter((name) => name.startsWith('--color-')).toSorted(),
    );
  }
});

test('the dark theme applies to screens only, and prints stay dark on white', () => {
  expect(printed.match(/prefers-color-scheme/gu)).toHaveLength(1);
  expect(printed).toContain(query);
  expect(tokensIn(sheet, ':root')).toContainEqual(['--color-ink', '#16181d']);
});

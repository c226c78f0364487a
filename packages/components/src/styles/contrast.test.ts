import { compileString } from 'sass';
import { describe, expect, test } from 'vitest';

const importers = [{ findFileUrl: (name: string) => new URL(name, import.meta.url) }];
const cssOf = (scss: string): string => compileString(scss, { importers }).css;

/** The custom properties that a rule with exactly this selector among its selectors sets. */
const tokensIn = (css: string, selector: string): readonly (readonly [string, string])[] =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter((rule) => (rule[1] ?? '').split(',').some((one) => one.trim() === selector))
    .flatMap((rule) => [...(rule[2] ?? '').matchAll(/(--[\w-]+):\s*([^;]+)/g)])
    .map((found) => [found[1] ?? '', (found[2] ?? '').trim()] as const);

type Tokens = ReadonlyMap<string, string>;

const sheet = cssOf(`@use 'tokens';`);
const tenants = ['marketplace', 'outlet'] as const;
const tokensOf = (tenant: string): Tokens =>
  new Map([...tokensIn(sheet, ':root'), ...tokensIn(sheet, `[data-tenant=${tenant}]`)]);

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

/** Relative luminance and contrast as WCAG 2.2 defines them. */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = channels(hex).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const page = ['card', 'canvas'];
const grounds = Object.values({
  neutral: ['card', 'canvas', 'skeleton', 'disabled-ground', 'accent-tint'],
  meaning: ['discount-ground', 'free-shipping-ground', 'information-ground', 'warning-ground', 'error-ground'],
  service: ['smile-fresh-ground', 'smile-delivery-ground', 'express-shop-ground'],
}).flat();

/** Text token → the grounds it is written on: 4.5:1. */
const texts: Readonly<Record<string, readonly string[]>> = {
  ink: grounds,
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

/** Edges of controls, the focus ring and the gauge → what they stand on: 3:1. */
const shapes: Readonly<Record<string, readonly string[]>> = {
  control: page,
  focus: grounds,
  accent: [...page, 'line'],
  'free-shipping': ['line', 'card'],
};

const decoration = ['line', 'dim'];

const pairs = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).flatMap(([mark, on]) => on.map((ground) => [mark, ground] as const));

test('the measure itself: black on white is 21, a colour on itself is 1, mid grey is the published 4.54', () => {
  expect(contrast('#000', '#fff')).toBeCloseTo(21, 5);
  expect(contrast('#0a7a4b', '#0a7a4b')).toBe(1);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

describe.each(tenants)('%s', (tenant) => {
  const tokens = tokensOf(tenant);
  const measured = (mark: string, ground: string): number => contrast(resolve(tokens, mark), resolve(tokens, ground));

  test.each(pairs(texts))('text %s on %s is at least 4.5:1', (mark, ground) => {
    expect(measured(mark, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(shapes))('shape %s on %s is at least 3:1', (mark, ground) => {
    expect(measured(mark, ground)).toBeGreaterThanOrEqual(3);
  });

  test.each(grounds)('the ground mixin brings a hint colour that is readable on %s', (ground) => {
    const own = tokensIn(cssOf(`@use 'mixins' as *; .x { @include ground('${ground}'); }`), '.x');
    const inside = new Map([...tokens, ...own]);
    expect(contrast(resolve(inside, 'hint'), resolve(inside, ground))).toBeGreaterThanOrEqual(4.5);
  });

  test('every colour token is measured or listed as decoration', () => {
    const listed = new Set([...Object.keys(texts), ...Object.keys(shapes), ...grounds, ...decoration]);
    const names = [...tokens.keys()].filter((name) => name.startsWith('--color-')).map((name) => name.slice(8));
    expect(names.filter((name) => !listed.has(name))).toEqual([]);
  });
});

test('the tenants set the same tokens', () => {
  const [one = [], other = []] = tenants.map((tenant) =>
    tokensIn(sheet, `[data-tenant=${tenant}]`).map(([name]) => name),
  );
  expect(one.length).toBeGreaterThan(0);
  expect(other).toEqual(one);
});

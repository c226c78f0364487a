import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCart } from './testing/call.ts';

const here = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'baguni-pack-'));
const empty = join(folder, 'empty');
const bundle = join(folder, 'package/dist/baguni.js');
let tarball = '';

const start = (command: string, args: readonly string[], input = '', cwd = empty) =>
  spawnSync(command, args, {
    cwd,
    input,
    encoding: 'utf8',
    env: { ...process.env, npm_config_cache: join(folder, 'cache') },
  });
const baguni = (...args: readonly string[]) => start(process.execPath, [bundle, ...args], JSON.stringify(aCart));

/** A busy machine builds and packs slowly. */
const MINUTES = 180_000;

/** Runs to a good end, or throws what was said. */
const must = (command: string, args: readonly string[], cwd: string): void => {
  const { status, stderr } = start(command, args, '', cwd);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
};

beforeAll(() => {
  mkdirSync(empty);
  must('npm', ['pack', '--silent', '--pack-destination', folder], here);
  tarball = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '');
  must('tar', ['-xzf', tarball, '-C', folder], empty);
}, MINUTES);

afterAll(() => rmSync(folder, { recursive: true }));

test('[EN-03] the package is the one file, its description and its readme, below 1 MB', () => {
  const files = readdirSync(join(folder, 'package'), { recursive: true }).map(String);
  expect(files.toSorted()).toEqual(['README.md', 'dist', 'dist/baguni.js', 'package.json']);
  expect(statSync(bundle).size).toBeLessThan(1_000_000);
  expect(readFileSync(bundle, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/u);
});

test('[EN-03] it needs nothing else: no dependency, no import but three of Node’s own, none of which is the network', () => {
  const about = JSON.parse(readFileSync(join(folder, 'package/package.json'), 'utf8')) as object;
  expect(about).not.toHaveProperty('dependencies');
  expect(about).toMatchObject({ bin: { baguni: './dist/baguni.js' }, engines: { node: '>=20' } });
  const text = readFileSync(bundle, 'utf8');
  const imports = [...text.matchAll(/(?:from|import\()\s*["'`]([\w@:/.-]+)["'`]/gu)].map(([, name = '']) => name);
  expect(imports.toSorted()).toEqual(['node:fs', 'node:process', 'node:util']);
  expect(text).not.toMatch(/\b(?:fetch|WebSocket|XMLHttpRequest)\b|\brequire\(/u);
});

test('[EN-03] every command works in an empty folder, by its exit code and in the language asked for', () => {
  writeFileSync(join(empty, 'cart.json'), JSON.stringify({ ...aCart, selected: [] }));
  expect(baguni('price', '--lang', 'en').stdout).toContain('₩15,000  To pay for 2 of 2 units');
  expect(baguni('check', '-')).toMatchObject({ status: 0, stderr: '' });
  expect(baguni('check', 'cart.json', '--lang', 'jp')).toMatchObject({ status: 1, stderr: '' });
  expect(JSON.parse(baguni('best-coupons', '--json').stdout)).toMatchObject({ saving: 0, isProved: true });
  expect(baguni('explain', 'CART-BR7-33', 'max=30', '--lang', 'cn').stdout).toContain('30');
  expect(baguni('--version').stdout).toBe('0.1.0\n');
  expect(baguni('price', 'gone.json', '--lang', 'en')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: 'gone.json: no such file\n',
  });
});

test('[EN-03] a reader that leaves early is no fault', () => {
  const line = `"${process.execPath}" "${bundle}" price --json | head -c 1; echo`;
  const units = Array.from({ length: 500 }, (_, n) => ({ ...aCart.units[0], cartUnitId: n + 1 }));
  expect(start('sh', ['-c', line], JSON.stringify({ ...aCart, units }))).toMatchObject({ stdout: '{\n', stderr: '' });
});

test('[EN-03] npx runs it from the packed file without a network', () => {
  const { status, stdout, stderr } = start('npm', [
    'exec',
    '--offline',
    '--yes',
    '--silent',
    '--package',
    tarball,
    '--',
    'baguni',
    '--version',
  ]);
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '0.1.0\n', stderr: '' });
});

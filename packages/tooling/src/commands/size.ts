import { existsSync, readFileSync } from 'node:fs';
import {
  budget,
  gzipBytes,
  initialScripts,
  isManifest,
  usableBudget,
  usableScripts,
  type Manifest,
} from '../lib/page-weight.ts';
import { root } from '../lib/root.ts';

const page = `${root}apps/cart-web/dist/`;
const manifestFile = `${page}.vite/manifest.json`;
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const readManifest = (): Manifest => {
  const parsed: unknown = existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {};
  return isManifest(parsed) ? parsed : {};
};

const manifest = readManifest();
const weigh = (name: string, files: readonly string[], most: number): boolean => {
  const weights = files.map((file) => ({ file, bytes: gzipBytes(`${page}${file}`) }));
  const total = weights.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { file, bytes } of weights) console.log(`${kB(bytes).padStart(10)}  ${file}`);
  const isWithin = weights.length > 0 && total <= most;
  const verdict = weights.length === 0 ? 'no built page found' : `${kB(total)} gzip of at most ${kB(most)}`;
  console.log(`${isWithin ? '✓' : '✗'} ${name}: ${verdict}.`);
  return isWithin;
};

const isLight = [
  weigh('Initial JavaScript of the cart page', initialScripts(manifest), budget),
  weigh('JavaScript until the cart can be used', usableScripts(manifest), usableBudget),
];
process.exitCode = isLight.every(Boolean) ? 0 : 1;

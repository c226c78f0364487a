import { existsSync, readFileSync } from 'node:fs';
import { budget, gzipBytes, initialScripts, isManifest, type Manifest } from '../lib/page-weight.ts';
import { root } from '../lib/root.ts';

const page = `${root}apps/cart-web/dist/`;
const manifestFile = `${page}.vite/manifest.json`;
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const readManifest = (): Manifest => {
  const parsed: unknown = existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {};
  return isManifest(parsed) ? parsed : {};
};

const weights = initialScripts(readManifest()).map((file) => ({ file, bytes: gzipBytes(`${page}${file}`) }));
const total = weights.reduce((sum, { bytes }) => sum + bytes, 0);
for (const { file, bytes } of weights) console.log(`${kB(bytes).padStart(10)}  ${file}`);

const isWithin = weights.length > 0 && total <= budget;
const verdict = weights.length === 0 ? 'no built page found' : `${kB(total)} gzip of at most ${kB(budget)}`;
console.log(`${isWithin ? '✓' : '✗'} Initial JavaScript of the cart page: ${verdict}.`);
process.exitCode = isWithin ? 0 : 1;

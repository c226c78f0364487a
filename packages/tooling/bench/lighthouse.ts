import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';
import { chromiumLaunch } from '../src/lib/chromium.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Points of 100 in each category, and the blocking time in ms. */
export type Scores = Readonly<Record<(typeof categories)[number] | 'blocking', number>>;

interface Result {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** Runs Lighthouse in its own process and browser, as on a phone or a PC. @param cookie of the session, if any */
export const lighthouseScores = async (url: string, device: 'mobile' | 'desktop', cookie = ''): Promise<Scores> => {
  const { args, executablePath } = chromiumLaunch();
  const flags = [
    url,
    '--quiet',
    '--output=json',
    '--no-enable-error-reporting',
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=--headless=new ${args.join(' ')}`,
    `--extra-headers=${JSON.stringify(cookie === '' ? {} : { cookie })}`,
    ...(device === 'desktop' ? ['--preset=desktop'] : []),
  ];
  const env = { ...process.env, ...(executablePath === undefined ? {} : { CHROME_PATH: executablePath }) };
  const { stdout } = await promisify(execFile)('lighthouse', flags, { env, maxBuffer: 100_000_000, timeout: 180_000 });
  const { categories: found, audits } = JSON.parse(stdout) as Result;
  const points = (name: string): number => Math.round((found[name]?.score ?? Number.NaN) * 100);
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    'best-practices': points('best-practices'),
    seo: points('seo'),
    blocking: audits['total-blocking-time']?.numericValue ?? Number.NaN,
  };
};

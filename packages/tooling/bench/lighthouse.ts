import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium, type BrowserContext } from 'playwright';
import { chromiumLaunch } from '../src/lib/chromium.ts';
import { freePort } from '../src/lib/server.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Points of 100 in each category, and the blocking time in ms. */
export type Scores = Readonly<Record<(typeof categories)[number] | 'blocking', number>>;

interface Result {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/**
 * Runs Lighthouse in its own process and browser, as on a phone or a PC.
 * @param signIn fills the cookies of the browser: with a cookie header the page would find another shopper and reload
 */
export const lighthouseScores = async (
  url: string,
  device: 'mobile' | 'desktop',
  signIn: (context: BrowserContext) => Promise<void> = async () => undefined,
): Promise<Scores> => {
  const port = await freePort();
  const { args, ...launch } = chromiumLaunch();
  const flags = [
    url,
    '--quiet',
    '--output=json',
    '--no-enable-error-reporting',
    `--only-categories=${categories.join(',')}`,
    `--port=${port}`,
    ...(device === 'desktop' ? ['--preset=desktop'] : []),
  ];
  const context = await chromium.launchPersistentContext('', {
    ...launch,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    await signIn(context);
    const { stdout } = await promisify(execFile)('lighthouse', flags, { maxBuffer: 100_000_000, timeout: 180_000 });
    const { categories: found, audits } = JSON.parse(stdout) as Result;
    const points = (name: string): number => Math.round((found[name]?.score ?? Number.NaN) * 100);
    return {
      performance: points('performance'),
      accessibility: points('accessibility'),
      'best-practices': points('best-practices'),
      seo: points('seo'),
      blocking: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    };
  } finally {
    await context.close();
  }
};

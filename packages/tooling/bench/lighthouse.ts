import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium, type BrowserContext } from 'playwright';
import { chromiumLaunch } from '../src/lib/chromium.ts';
import { freePort } from '../src/lib/server.ts';

/** Points of 100 for each category, and times of the load in ms. */
export interface Verdict {
  readonly performance: number;
  readonly accessibility: number;
  readonly practices: number;
  readonly search: number;
  readonly blocking: number;
  readonly largest: number;
}

type Enter = (context: BrowserContext) => Promise<void>;

const judgeOnce = async (url: string, device: 'mobile' | 'desktop', enter: Enter): Promise<Verdict> => {
  const port = await freePort();
  const { args, ...launch } = chromiumLaunch();
  const context = await chromium.launchPersistentContext('', {
    ...launch,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    await enter(context);
    const flags = { port, onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'] };
    const result = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined);
    if (!result) throw new Error(`Lighthouse did not judge ${url}`);
    const { categories, audits } = result.lhr;
    const points = (name: string): number => Math.round((categories[name]?.score ?? Number.NaN) * 100);
    const time = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
    return {
      performance: points('performance'),
      accessibility: points('accessibility'),
      practices: points('best-practices'),
      search: points('seo'),
      blocking: time('total-blocking-time'),
      largest: time('largest-contentful-paint'),
    };
  } finally {
    await context.close();
  }
};

/** Loads of one verdict: Lighthouse gives no points if the trace of a load is incomplete. */
const TRIES = 3;

/**
 * Lets Lighthouse judge a page in a new browser that `enter` has signed in. Reports nothing to its makers.
 * @throws Error if it gives no points
 */
export const judgePage = async (
  url: string,
  device: 'mobile' | 'desktop',
  enter: Enter = async () => undefined,
): Promise<Verdict> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const verdict = await judgeOnce(url, device, enter);
    if (Object.values(verdict).every(Number.isFinite)) return verdict;
  }
  throw new Error(`Lighthouse gave no points for ${url}`);
};

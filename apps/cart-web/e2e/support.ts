import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type APIResponse, type Locator, type Page, type Route } from '@playwright/test';
import { turnsIn, type Turns } from './turns.ts';

type Tenant = 'marketplace' | 'outlet';
type Language = 'ko' | 'en' | 'cn' | 'jp';

/** A visit to a cart. */
export interface Visit {
  readonly buyer: string;
  readonly tenant?: Tenant;
  readonly language?: Language;
  /** The path after `cart`, e.g. `/emartmall?fromPC=true`. */
  readonly behind?: string;
}

/** Opens carts for a test. */
export interface Shop {
  readonly device: 'pc' | 'm';
  /** Projects run in parallel, so each changes the carts of another tenant. */
  readonly ownTenant: Tenant;
  readonly origin: (tenant?: Tenant) => string;
  /** Signs in as a demo buyer, reserved for this test, and opens the cart as this test left it. */
  readonly visit: (page: Page, visit: Visit) => Promise<void>;
  /** Does the same with the buyer's initial cart. */
  readonly open: (page: Page, visit: Visit) => Promise<void>;
  /** Adds items to the open cart and reloads it. @param pieces quantities by item number */
  readonly putIn: (page: Page, pieces: Readonly<Record<string, number>>) => Promise<void>;
  /** Opens a guest's cart with these items. */
  readonly openAsGuest: (page: Page, pieces: Readonly<Record<string, number>>) => Promise<void>;
  /** Signs in as a demo buyer with the initial cart. */
  readonly signInAnew: (page: Page, buyer: string) => Promise<void>;
}

/** Sends a form in the page, which must be on this origin. Returns whether the server redirected. */
const submitInPage = (page: Page, url: string, fields: Record<string, string>): Promise<boolean> =>
  page.evaluate(
    async ([to, form]) => {
      const body = new URLSearchParams(form);
      return (await fetch(to, { method: 'POST', body, redirect: 'manual' })).type === 'opaqueredirect';
    },
    [url, fields] as const,
  );

/** Sends a form without loading a page, and gives the cookies to the browser. Returns whether the server redirected. */
const submit = async (page: Page, url: string, fields: Record<string, string>): Promise<boolean> => {
  const { host, port, pathname, origin } = new URL(url);
  const cookie = (await page.context().cookies(origin)).map(({ name, value }) => `${name}=${value}`).join('; ');
  const headers = { host, origin, cookie, 'content-type': 'application/x-www-form-urlencoded' };
  // only browsers resolve the host names of the marketplaces
  const sent = request({ host: '127.0.0.1', port, path: pathname, method: 'POST', headers });
  sent.end(new URLSearchParams(fields).toString());
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  const cookies = (answer.headers['set-cookie'] ?? []).map((line) => /^(?<name>[^=]+)=(?<value>[^;]*)/u.exec(line));
  await page
    .context()
    .addCookies(
      cookies.map((found) => ({ name: found?.[1] ?? '', value: found?.[2] ?? '', url: origin, httpOnly: true })),
    );
  return answer.statusCode === 303;
};

/** Adds an item as item pages do (CM-06). */
const put = (page: Page, body: object): Promise<number> =>
  page.evaluate(async (asked) => {
    const headers = { 'content-type': 'application/json', 'x-baguni-client': '1' };
    const key = { 'idempotency-key': crypto.randomUUID() };
    const init = { method: 'POST', headers: { ...headers, ...key }, body: JSON.stringify(asked) };
    return (await fetch('/api/cart/addCart', init)).status;
  }, body);

const shopOf = (baseURL: string, project: string, turns: Turns): Shop => {
  const { port } = new URL(baseURL);
  const device = project === 'mobile' ? 'm' : 'pc';
  const ownTenant = project === 'mobile' ? 'outlet' : 'marketplace';
  const origin: Shop['origin'] = (tenant = ownTenant) =>
    tenant === 'outlet' ? `http://outlet.localhost:${port}` : baseURL;
  const signIn = async (page: Page, { buyer, tenant }: Visit, isAnew: boolean): Promise<void> => {
    // another test may have changed the cart
    const isFirst = await turns.take(`${tenant ?? ownTenant}-${buyer}`);
    const isNew = page.url() === 'about:blank';
    const demo = `${origin(tenant)}/demo`;
    // a used page may hold storage, which the response clears
    if (!isNew) await page.goto(demo);
    const send = isNew ? submit : submitInPage;
    if (isAnew || isFirst) expect(await send(page, `${demo}/reset`, { buyer })).toBe(true);
    expect(await send(page, `${demo}/signIn`, { buyer, device })).toBe(true);
  };
  const enter =
    (isAnew: boolean): Shop['open'] =>
    async (page, visit) => {
      await signIn(page, visit, isAnew);
      await page.goto(`${origin(visit.tenant)}/${visit.language ?? 'ko'}/${device}/cart${visit.behind ?? ''}`);
    };
  const putIn: Shop['putIn'] = async (page, pieces) => {
    for (const [itemNo, quantity] of Object.entries(pieces))
      expect(await put(page, { itemNo, quantity, optionNos: [], additions: [] })).toBe(200);
    await page.reload();
  };
  const openAsGuest: Shop['openAsGuest'] = async (page, pieces) => {
    // an open cart would report the lost session and load itself again
    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.goto(`${origin()}/ko/${device}/cart`);
    await putIn(page, pieces);
  };
  const signInAnew: Shop['signInAnew'] = async (page, buyer) => {
    await signIn(page, { buyer }, true);
    if (page.url() === 'about:blank') await page.goto(`${origin()}/demo`);
  };
  const ways = { visit: enter(false), open: enter(true), putIn, openAsGuest, signInAnew };
  return { device, ownTenant, origin, ...ways };
};

/** Blocks primary buttons until 510 ms after the first paint: earlier presses do not count (CS-10). */
const lookFirst = (): void => {
  const unseen = new CSSStyleSheet();
  unseen.replaceSync('[data-look="primary"] { pointer-events: none }');
  document.adoptedStyleSheets.push(unseen);
  const seen = (list: PerformanceObserverEntryList): void => {
    for (const { startTime } of list.getEntriesByName('first-contentful-paint'))
      setTimeout(() => unseen.replaceSync(''), startTime + 510 - performance.now());
  };
  new PerformanceObserver(seen).observe({ type: 'paint', buffered: true });
};

/** Fails a test if a page logs an error or a warning. */
export interface ConsoleWatch {
  /** Allows the browser's reports of failed requests, which the test provokes. */
  readonly expectFailedCalls: () => void;
  /** Allows an error that the test provokes. */
  readonly expectError: (text: string) => void;
}

export const test = base.extend<{ shop: Shop; watch: ConsoleWatch }>({
  shop: async ({ baseURL }, give, { project }) => {
    const turns = turnsIn(`${process.env['BAGUNI_E2E_DATA'] ?? tmpdir()}-turns`);
    await give(shopOf(baseURL ?? '', project.name, turns));
    turns.giveBack();
  },
  watch: [
    async ({ context }, give) => {
      await context.addInitScript(lookFirst);
      const faults: string[] = [];
      const expected: string[] = [];
      let allowed = /^$/u;
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
      });
      context.on('weberror', (error) => faults.push(String(error.error())));
      await give({
        expectFailedCalls: () => {
          allowed =
            /^Failed to load resource: (?:the server responded with a status of [45]\d\d|net::ERR_(?:FAILED|INTERNET_DISCONNECTED))/u;
        },
        expectError: (text) => void expected.push(text),
      });
      expect(faults.filter((fault) => !allowed.test(fault) && !expected.includes(fault))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Returns the report of the browser that a frame’s sandbox blocks the scripts of its page. */
export const sandboxed = (shop: Shop, path: string): string =>
  `Blocked script execution in '${shop.origin()}${path}?lang=ko' because the document's frame is sandboxed and the 'allow-scripts' permission is not set.`;

/** Parts of a cart page. */
export const cart = (page: Page) => {
  const summary = page.locator('#order-summary');
  const rows = page.getByRole('article').getByRole('spinbutton');
  return {
    summary,
    payable: summary.locator('[data-total] dd'),
    order: page.getByRole('button', { name: /주문하기/u }),
    quantities: rows,
    boxes: page.getByRole('article').getByRole('checkbox'),
    selectAll: page.getByRole('checkbox', { name: /^전체/u }),
    /** The newest one; an answered one fades for half a second. */
    confirm: page.getByRole('alertdialog').last(),
  };
};

/** Parts of the coupons of a cart page, in any language. */
export const coupons = (page: Page) => {
  const box = page.getByRole('dialog');
  return {
    buttons: page.getByRole('article').locator('button[aria-haspopup="dialog"]:not(:has(+ meter))'),
    box,
    /** Coupons of the first section that can be chosen. */
    usable: box.getByRole('group').first().getByRole('radio', { disabled: false, checked: false }),
    apply: box.locator('button').last(),
  };
};

/** Fetches the server's response; only browsers resolve the host names of the marketplaces. */
export const fetched = (route: Route): Promise<APIResponse> => {
  const url = new URL(route.request().url());
  const headers = { ...route.request().headers(), host: url.host };
  url.hostname = '127.0.0.1';
  return route.fetch({ url: url.href, headers });
};

/** The server's HTML with its data. */
const drawn = /<div id="root">[\s\S]*?<script type="application\/json"[\s\S]*?<\/script>/u;

/** Serves cart pages without server HTML, as an overloaded server does. */
export const comeEmpty = async (page: Page): Promise<void> => {
  await page.route(/\/(?:ko|en|cn|jp)\/(?:pc|m)\/cart/u, async (route) => {
    const response = await fetched(route);
    const empty = (await response.text()).replace(drawn, '<div id="root"></div>');
    const body = empty.replace(/<link rel="expect"[^>]*>/u, '');
    await route.fulfill({ response, body });
  });
};

/** Waits until the page has rendered its settled state, which follows a paint. */
const rendersSettled = (page: Page) =>
  page.waitForFunction(
    () =>
      new Promise<true>((done) => {
        const afterPaint = (work: () => void) => requestAnimationFrame(() => setTimeout(work));
        // the paint of a press, then that of its marks
        afterPaint(() => afterPaint(() => done(true)));
      }),
  );

/** Waits until nothing is being loaded or saved, and the page shows the result. */
export const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('article').first()).toBeVisible();
  // until hydration the page does not react
  await expect(page.locator('html[data-drawn]')).toHaveCount(0);
  await rendersSettled(page);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await rendersSettled(page);
};

/** Waits until keys count for an order or a payment, 500 ms after the first paint (CS-10). */
export const seen = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return paint !== undefined && performance.now() - paint.startTime > 500;
  });
};

/** Returns the cumulative layout shift. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );

/** Waits for animations, which change contrasts; not for endless ones or those that follow scrolling. */
const movesNothing = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(
        ({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      )
      .every(({ playState }) => playState !== 'running'),
  );

type RunOptions = Parameters<AxeBuilder['options']>[0];
type Node = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]['nodes'][number];

/** True unless a sticky bar covers a target at this scroll position, which axe counts as too small. */
const isUncovered = ({ any, all, none }: Node): boolean =>
  [...any, ...all, ...none].every(({ id, data }) => id !== 'target-size' || !/obscured/iu.test(JSON.stringify(data)));

/** Rules that axe does not run by default. */
const extraRules = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } };

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Loads axe into each frame once; its builder would load it twice for each check, which takes half of the time. */
const loadAxe = (page: Page): Promise<unknown> =>
  Promise.all(
    page.frames().map(async (frame) => {
      const load = async () => (await frame.evaluate(() => 'axe' in window)) || frame.evaluate(axeSource);
      // like the builder, checks a page whose frames do not answer
      await (frame === page.mainFrame() ? load() : load().catch(() => undefined));
    }),
  );

const findViolations = async (page: Page, rules: RunOptions): Promise<readonly string[]> => {
  await movesNothing(page);
  await loadAxe(page);
  // legacy mode needs no second page
  const { violations } = await new AxeBuilder({ page, axeSource: '0' })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...rules })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.filter(isUncovered).map(({ html }) => `${id}: ${html}`));
};

/** Expects no violations of axe, nor low contrast in the dark theme (WA-27). */
export const expectAccessible = async (page: Page): Promise<void> => {
  expect(await findViolations(page, { rules: extraRules })).toEqual([]);
  // a frame has the theme of its page
  if (!('emulateMedia' in page)) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  // a page with its own switch changes colours in the next frame
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await findViolations(page, { runOnly: ['color-contrast'] }), 'dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
};

/** Reads an amount in won. */
export const wonIn = async (amount: Locator): Promise<number> =>
  Number((await amount.innerText()).replaceAll(/[^\d]/gu, ''));

/** Returns the difference between the rows and the total of the summary, in won. */
export const leftOver = async (summary: Locator, payable: Locator): Promise<number> => {
  const amounts = await summary.locator('[data-row]:not([data-row="Cashback"]) > dd').allInnerTexts();
  const wons = amounts.map((text) => Number(text.replace('−', '-').replaceAll(/[^\d-]/gu, '')));
  return wons.reduce((sum, amount) => sum + amount, 0) - (await wonIn(payable));
};

export { expect } from '@playwright/test';

/** True if tests are repeated in every language and on both devices. */
export const isLongRun = process.env['BAGUNI_LONG'] === '1';

/** Returns the tag of a table row: rows alternate between the devices, and a long run tries each on both. */
export const onceOn = (at: number): '@once-pc' | '@once-mobile' => (at % 2 === 0 ? '@once-pc' : '@once-mobile');

/** Holds back the scripts whose names begin so, except the one that records early presses. Returns what lets them go. */
export const holdScripts = async (page: Page, files = ''): Promise<() => void> => {
  const waiting = Promise.withResolvers<void>();
  await page.route(`**/assets/${files}*.js`, async (route) => {
    if (!route.request().url().includes('/early-')) await waiting.promise;
    await route.continue();
  });
  return waiting.resolve;
};

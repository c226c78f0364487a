import { scenarioNames } from '@baguni/scenarios';
import { readFirstView } from '@baguni/use-cases';
import { expect, test } from 'vitest';
import { FIRST_VIEW_ID, takeFirstView } from '../browser/first-view.ts';
import { bodyOf, requestOf } from '../testing/asked-pages.ts';
import { askedPage } from './asked-page.ts';
import { firstViewDeps } from './drawn-page.tsx';
import { renderPage } from './render-page.ts';

/** Reads a cart with the calls of a page, and from the document of a server. */
const readBoth = async (scenario: (typeof scenarioNames)[number]) => {
  const request = await requestOf(scenario);
  const asked = askedPage(new URL(request.url), '');
  const page = await renderPage(request);
  if (!asked || !page) throw new Error('no page');
  const byCalls = await readFirstView(firstViewDeps(request), asked);
  const html = await bodyOf(page);
  const [, textContent = ''] = new RegExp(`id="${FIRST_VIEW_ID}">([^<]*)</script>`, 'u').exec(html) ?? [];
  return {
    byCalls,
    textContent,
    byDocument: takeFirstView({ getElementById: () => ({ textContent, remove: () => undefined }) }),
  };
};

test.each(scenarioNames)(
  '[SV-02] %s: a page takes the state out of its document that it would read by calls',
  async (scenario) => {
    const { byCalls, byDocument } = await readBoth(scenario);
    expect(byDocument?.state).toEqual(byCalls.state);
    expect(byDocument?.plan).toEqual(byCalls.plan);
  },
);

test('[SV-02] a document omits the fields that a unit shares with the previous unit', async () => {
  const { byCalls, byDocument, textContent } = await readBoth('hundred-units');
  expect(byDocument?.state.cart.units).toHaveLength(100);
  expect(textContent.length).toBeLessThan(JSON.stringify(byCalls.state).length / 2);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { anOverseasPanel } from '../../testing/overseas-views.ts';
import { OverseasPanel } from './OverseasPanel.tsx';

const html = (over: Parameters<typeof anOverseasPanel>[0] = {}): string =>
  renderToStaticMarkup(<OverseasPanel panel={anOverseasPanel(over)} send={() => undefined} />);

test('[WA-28 OV-13] a total in another currency is no live region, because the announcer handles totals', () => {
  expect(html()).toMatch(/<span class="total">결제 예상 금액 약 [\d,]+ TWD<\/span>/);
  expect(html()).not.toMatch(/<output|role="status"|aria-live/);
  expect(html({ inCurrency: undefined })).not.toContain('class="total"');
});

test('[SH-05] announces terms that load for the first time, and dims known ones during a reload', () => {
  expect(html({ isBusy: true, companies: [], statusText: '확인하고 있어요' })).toMatch(
    /aria-busy="true".*<output [^>]*>확인하고 있어요<\/output>/,
  );
  const again = html({ isBusy: true, isStale: true });
  expect(again.match(/class="fee stale"/g)).toHaveLength(3);
  expect(again.replaceAll(' stale', '').replace('aria-busy="true"', 'aria-busy="false"')).toBe(html());
});

test('[OV-03] a carrier that serves no selected unit shows no fee', () => {
  const [first, second] = anOverseasPanel().companies.map((company) => ({ ...company, feeText: undefined }));
  expect(html({ companies: [first, second].flatMap((company) => company ?? []) })).not.toContain('class="fee"');
});

test('[OV-12] without customs papers the consent has no paper box', () => {
  const { papers } = anOverseasPanel();
  expect(html().match(/<fieldset/g)).toHaveLength(2);
  const page = html({ papers: { ...papers, title: undefined, taiwanId: undefined } });
  expect(page.match(/<fieldset/g)).toHaveLength(1);
  expect(page).toContain(papers.consent.label);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aGuide, anOverseasPanel } from '../testing/overseas-views.ts';
import { GuideLayer } from './GuideLayer/GuideLayer.tsx';
import { OverseasPanel } from './OverseasPanel/OverseasPanel.tsx';

const htmlGuideLayer = (over: Parameters<typeof aGuide>[0] = {}): string =>
  renderToStaticMarkup(<GuideLayer guide={aGuide(over)} isTop send={() => undefined} />);

test('[OV-13 LY-04] is a named dialog with escaped paragraphs, closed by its cross or its button', () => {
  const page = htmlGuideLayer({ paragraphs: ['<b>6개</b>까지예요.', '사진이 필요해요.'] });
  expect(page).toMatch(/role="dialog"[^>]*aria-labelledby="guide-title"/);
  expect(page.match(/<li>/g)).toHaveLength(2);
  expect(page).toContain('&lt;b&gt;6개&lt;/b&gt;까지예요.');
  expect(page).toMatch(/aria-label="닫기".*확인<\/button>/);
});

test('[LY-03] the layer policy decides whether the page is dimmed', () => {
  expect(htmlGuideLayer({ isDimmed: false })).not.toContain('dimmed');
  expect(htmlGuideLayer({ isDimmed: true })).toContain('class="veil dimmed"');
});

const htmlOverseasPanel = (over: Parameters<typeof anOverseasPanel>[0] = {}): string =>
  renderToStaticMarkup(<OverseasPanel panel={anOverseasPanel(over)} send={() => undefined} />);

test('[WA-28 OV-13] a total in another currency is no live region, because the announcer handles totals', () => {
  expect(htmlOverseasPanel()).toMatch(/<span class="total">결제 예상 금액 약 [\d,]+ TWD<\/span>/);
  expect(htmlOverseasPanel()).not.toMatch(/<output|role="status"|aria-live/);
  expect(htmlOverseasPanel({ inCurrency: undefined })).not.toContain('class="total"');
});

test('[SH-05] announces terms that load for the first time, and dims known ones during a reload', () => {
  expect(htmlOverseasPanel({ isBusy: true, companies: [], statusText: '확인하고 있어요' })).toMatch(
    /aria-busy="true".*<output [^>]*>확인하고 있어요<\/output>/,
  );
  const again = htmlOverseasPanel({ isBusy: true, isStale: true });
  expect(again.match(/class="fee stale"/g)).toHaveLength(3);
  expect(again.replaceAll(' stale', '').replace('aria-busy="true"', 'aria-busy="false"')).toBe(htmlOverseasPanel());
});

test('[OV-03] a carrier that serves no selected unit shows no fee', () => {
  const [first, second] = anOverseasPanel().companies.map((company) => ({ ...company, feeText: undefined }));
  expect(htmlOverseasPanel({ companies: [first, second].flatMap((company) => company ?? []) })).not.toContain(
    'class="fee"',
  );
});

test('[OV-12] without customs papers the consent has no paper box', () => {
  const { papers } = anOverseasPanel();
  expect(htmlOverseasPanel().match(/<fieldset/g)).toHaveLength(2);
  const page = htmlOverseasPanel({ papers: { ...papers, title: undefined, taiwanId: undefined } });
  expect(page.match(/<fieldset/g)).toHaveLength(1);
  expect(page).toContain(papers.consent.label);
});

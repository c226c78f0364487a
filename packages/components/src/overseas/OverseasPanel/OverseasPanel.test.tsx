import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { anIdPhoto, anOverseasPanel, aPanelFailure } from '../../testing/overseas-views.ts';
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

test('[SH-05] a failure is an alert with a retry, and outdated fees are dimmed', () => {
  const page = html({ failure: aPanelFailure(), isStale: true });
  expect(page).toMatch(/role="alert">해외배송 조건을 불러오지 못했어요.*<button [^>]*>다시 불러오기<\/button>/);
  expect(page.match(/class="fee stale"/g)).toHaveLength(3);
});

test('[OV-10 WA-22] an invalid number shows an alert next to the example', () => {
  const { papers } = anOverseasPanel();
  const taiwanId = papers.taiwanId && { ...papers.taiwanId, value: 'B1', error: '영문 대문자 1자로' };
  const page = html({ papers: { ...papers, taiwanId } });
  expect(page).toMatch(
    /aria-invalid="true" aria-describedby="(\S+)hint \1error".*예: A123456789<.*role="alert">영문 대문자 1자로</,
  );
  expect(html()).not.toContain('role="alert"');
});

test('[OV-10 WA-22] an accepted photo can be removed, and a rejected one shows the reason next to the hint', () => {
  const { papers } = anOverseasPanel();
  const withPhoto = (over: Parameters<typeof anIdPhoto>[0]) =>
    html({ papers: { ...papers, chinaId: anIdPhoto(over) } });
  expect(withPhoto({})).toMatch(/type="file" accept="image\/jpeg,image\/png,image\/webp" aria-invalid="false"/);
  expect(withPhoto({})).not.toContain('신분증 사진 삭제');
  expect(withPhoto({ given: '사진을 선택했어요' })).toMatch(
    /사진을 선택했어요<.*<button [^>]*aria-label="신분증 사진 삭제"[^>]*>삭제<\/button>/,
  );
  expect(withPhoto({ error: '사진이 10MB보다 커요.' })).toMatch(
    /type="file"[^>]* aria-invalid="true" aria-describedby="(\S+)hint \1error".*role="alert">사진이 10MB보다 커요\.</,
  );
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

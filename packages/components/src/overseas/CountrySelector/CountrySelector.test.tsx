import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aCountrySelector } from '../../testing/overseas-views.ts';
import { CountrySelector } from './CountrySelector.tsx';

const html = (over: Parameters<typeof aCountrySelector>[0] = {}): string =>
  renderToStaticMarkup(<CountrySelector selector={aCountrySelector(over)} isTop send={() => undefined} />);

const select = (page: string): string => /<button [^>]*>선택<\/button>/.exec(page)?.[0] ?? '';

test('[LY-05] has a radio list with the current country checked, which can be selected', () => {
  const page = html();
  expect(page.match(/type="radio"/g)).toHaveLength(13);
  expect(page).toMatch(/<input [^>]*checked="" value="Japan"/);
  expect(select(page)).not.toContain('aria-disabled');
});

test('[LY-05] has no checked country for a domestic cart, so select and back to domestic are unavailable', () => {
  const countries = aCountrySelector().countries.map((country) => ({ ...country, isChosen: false }));
  const page = html({ countries, domestic: undefined });
  expect(select(page)).toContain('aria-disabled="true"');
  expect(page).toContain('목록에서 국가를 골라 주세요');
  expect(page).not.toContain('국내배송으로 변경');
});

test('[LY-05] announces a loading list, offers a retry for a failed one, and never shows “none found” for them', () => {
  const loading = html({ body: 'Loading', countries: [] });
  expect(loading).toMatch(/<output [^>]*>국가 목록을 불러오는 중이에요<\/output>/);
  const failed = html({ body: 'Failure', countries: [] });
  expect(failed).toMatch(/role="alert">국가 목록을 불러오지 못했어요<.*다시 불러오기/);
  for (const page of [loading, failed]) {
    expect(page).not.toContain('찾는 국가가 없어요');
    expect(page).not.toContain('type="search"');
    expect(select(page)).toContain('aria-disabled="true"');
  }
});

test('[LY-05] cannot be left while the country changes', () => {
  const page = html({ isChanging: true });
  expect(page).toContain('배송 국가를 바꾸고 있어요');
  expect(page).not.toContain('aria-label="닫기"');
  expect(select(page)).toContain('aria-disabled="true"');
});

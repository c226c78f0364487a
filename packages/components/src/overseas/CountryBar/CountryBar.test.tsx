import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aCountryBar } from '../../testing/overseas-views.ts';
import { CountryBar } from './CountryBar.tsx';

test('[OV-01] shows the destination as a term with a value, and the button names the change', () => {
  const page = renderToStaticMarkup(<CountryBar countryBar={aCountryBar({ name: '일본' })} send={() => undefined} />);
  expect(page).toMatch(/<dt [^>]*>.*배송 국가<\/dt><dd [^>]*>일본<\/dd>/);
  expect(page).toMatch(/<button [^>]*aria-label="배송 국가 변경"[^>]*>변경<\/button>/);
});

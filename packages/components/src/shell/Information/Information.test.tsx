import type { InformationView } from '@baguni/presentation';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { anInformation } from '../../testing/more-views.ts';
import { Information } from './Information.tsx';

const html = (over: Partial<InformationView> = {}): string =>
  renderToStaticMarkup(<Information information={anInformation(over)} />);

test('[PG-15 XS-4] escapes the text of a banner, keeps its colours, and hides its picture from screen readers', () => {
  const [banner] = anInformation().banners;
  const markup = html(banner && { banners: [{ ...banner, text: '<script>alert(1)</script>' }] });
  expect(markup).not.toContain('<script');
  expect(markup).toContain('color:#ffffff;background-color:#b3261e');
  expect(markup).toMatch(/<img[^>]*alt=""/u);
});

test('[XT-01] links a trusted item, and shows only the name of others', () => {
  const [item] = anInformation().benefits?.items ?? [];
  const withHref = (link: string) => (item ? html({ benefits: { title: '', items: [{ ...item, link }] } }) : '');
  expect(withHref('/item/1')).toContain('<a href="/item/1"');
  for (const href of ['javascript:alert(1)', '//evil.example', 'https://evil.example'])
    expect(withHref(href)).not.toMatch(/<a href="(?!tel:)/u);
});

test('[CM-32 CM-50] omits unknown data', () => {
  const markup = html({ banners: [], benefits: undefined, trouble: undefined });
  expect(markup).not.toMatch(/<(?:aside|section|img)/u);
  expect(markup).toContain('href="tel:15000184"');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aGuide } from '../../testing/overseas-views.ts';
import { GuideLayer } from './GuideLayer.tsx';

const html = (over: Parameters<typeof aGuide>[0] = {}): string =>
  renderToStaticMarkup(<GuideLayer guide={aGuide(over)} isTop send={() => undefined} />);

test('[OV-13 LY-04] is a named dialog with escaped paragraphs, closed by its cross or its button', () => {
  const page = html({ paragraphs: ['<b>6개</b>까지예요.', '사진이 필요해요.'] });
  expect(page).toMatch(/role="dialog"[^>]*aria-labelledby="guide-title"/);
  expect(page.match(/<li>/g)).toHaveLength(2);
  expect(page).toContain('&lt;b&gt;6개&lt;/b&gt;까지예요.');
  expect(page).toMatch(/aria-label="닫기".*확인<\/button>/);
});

test('[LY-03] the layer policy decides whether the page is dimmed', () => {
  expect(html({ isDimmed: false })).not.toContain('dimmed');
  expect(html({ isDimmed: true })).toContain('class="veil dimmed"');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aDialog } from '../testing/coupon-views.ts';
import { aBox, anAction, anImage } from '../testing/views.ts';
import { ActionButton, Button } from './Button/Button.tsx';
import { Checkbox } from './Checkbox/Checkbox.tsx';
import { DialogLayer } from './DialogLayer/DialogLayer.tsx';
import { ItemImage } from './ItemImage/ItemImage.tsx';
import { Labels } from './Labels/Labels.tsx';
import { ServiceBadge } from './ServiceBadge/ServiceBadge.tsx';

const nothing = (): void => undefined;

test('a button is native, with an accessible name only if it differs from the label', () => {
  expect(renderToStaticMarkup(<Button label="확인" onPress={nothing} />)).toMatch(
    /^<button type="button" class="[^"]*">확인<\/button>$/,
  );
  expect(renderToStaticMarkup(<ActionButton action={anAction()} send={nothing} />)).toMatch(/aria-label="[^"]*삭제"/);
});

test('a button escapes its label', () => {
  const html = renderToStaticMarkup(<Button label="<b>굵게</b>" onPress={nothing} />);
  expect(html).toContain('&lt;b&gt;굵게&lt;/b&gt;');
});

const htmlCheckbox = (over: Parameters<typeof aBox>[0], showsLabel = false): string =>
  renderToStaticMarkup(<Checkbox box={aBox(over)} send={() => undefined} showsLabel={showsLabel} />);

test('a checkbox is native, with a name, checked if all units are selected', () => {
  expect(htmlCheckbox({ state: 'all', accessibleName: '사과 선택' })).toMatch(
    /<input[^>]*type="checkbox"[^>]*checked=""/,
  );
  for (const state of ['none', 'mixed'] as const) expect(htmlCheckbox({ state })).not.toContain('checked=""');
  expect(htmlCheckbox({ accessibleName: '사과 선택' })).toContain('aria-label="사과 선택"');
});

test('[PG-13] a box without orderable units is disabled', () => {
  expect(htmlCheckbox({ isEnabled: false })).toContain('disabled=""');
});

test('a checkbox shows its label only on request', () => {
  expect(htmlCheckbox({ label: '전체 선택' }, true)).toContain('>전체 선택</span>');
  expect(htmlCheckbox({ label: '전체 선택' })).not.toContain('>전체 선택<');
});

test('[SE-01] the markup alone shows a partial selection, and browsers do not restore old values', () => {
  expect(htmlCheckbox({ state: 'mixed' })).toContain('data-box="mixed"');
  expect(htmlCheckbox({ state: 'all' })).toContain('data-box="all"');
  expect(htmlCheckbox({})).toMatch(/autocomplete="off"/iu);
});

const htmlDialogLayer = (over: Parameters<typeof aDialog>[0] = {}): string =>
  renderToStaticMarkup(
    <DialogLayer layer={aDialog(over)} shape="panel" onClose={nothing} foot={<p>합계</p>}>
      <p>내용</p>
    </DialogLayer>,
  );

test('[LY-04] a dialog is a named modal dialog with initial focus on its title', () => {
  expect(htmlDialogLayer()).toMatch(
    /<div [^>]*id="layer-1"[^>]*role="dialog"[^>]*aria-modal="true"[^>]*aria-labelledby="layer-1-title"/,
  );
  expect(htmlDialogLayer()).toMatch(
    /<h2 [^>]*id="layer-1-title" tabindex="-1" data-initial-focus="true">쿠폰 선택<\/h2>/,
  );
});

test('a dialog is inert while it is covered', () => {
  expect(htmlDialogLayer()).not.toContain('inert');
  expect(htmlDialogLayer({ isTop: false })).toMatch(/^<div class="root panel" inert=""/);
});

const htmlItemImage = (over: Parameters<typeof anImage>[0] = {}): string =>
  renderToStaticMarkup(<ItemImage image={anImage(over)} />);

test('a picture has an empty alternative text, because the name follows', () => {
  expect(htmlItemImage()).toMatch(/<img[^>]*alt=""/);
});

test('[PG-14] a missing picture is replaced by the placeholder', () => {
  expect(htmlItemImage({ src: undefined })).not.toContain('<img');
  expect(htmlItemImage({ src: undefined })).toContain('data-testid="no-image"');
});

test('the address of a picture cannot break out of its attribute', () => {
  expect(htmlItemImage({ src: '"><script>alert(1)</script>' })).not.toContain('<script');
});

test('each label shows its word, without a nested list', () => {
  const html = renderToStaticMarkup(
    <Labels
      labels={[
        { kind: 'Used', text: '중고' },
        { kind: 'LowStock', text: '3개 남았어요' },
      ]}
    />,
  );
  expect([...html.matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map((found) => found[1])).toEqual(['중고', '3개 남았어요']);
  expect(html).not.toMatch(/<[uo]l|<li/);
});

test('renders no labels if there are none', () => {
  expect(renderToStaticMarkup(<Labels labels={[]} />)).toBe('');
});

test('a badge shows the service name with the look of the service', () => {
  const html = renderToStaticMarkup(<ServiceBadge badge={{ service: 'SmileFresh', label: '스마일프레시' }} />);
  expect(html).toMatch(/class="[^"]*SmileFresh[^"]*">스마일프레시</);
});

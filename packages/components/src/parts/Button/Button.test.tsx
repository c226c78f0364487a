import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { anAction } from '../../testing/views.ts';
import { ActionButton, Button } from './Button.tsx';

const nothing = (): void => undefined;

test('is a native button with an accessible name only if it differs from the label', () => {
  expect(renderToStaticMarkup(<Button label="확인" onPress={nothing} />)).toMatch(
    /^<button type="button" class="[^"]*">확인<\/button>$/,
  );
  expect(renderToStaticMarkup(<ActionButton action={anAction()} send={nothing} />)).toMatch(/aria-label="[^"]*삭제"/);
});

test('a disabled button stays focusable and gives its reason', () => {
  const html = renderToStaticMarkup(
    <ActionButton action={anAction({ isEnabled: false, reason: '이미 삭제하고 있어요' })} send={nothing} />,
  );
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toContain(' disabled=""');
  const id = /aria-describedby="([^"]+)"/.exec(html)?.[1];
  expect(html).toMatch(new RegExp(`<span id="${id}"[^>]*>이미 삭제하고 있어요</span>`));
});

test('escapes a label from data', () => {
  const html = renderToStaticMarkup(<Button label="<b>굵게</b>" onPress={nothing} />);
  expect(html).toContain('&lt;b&gt;굵게&lt;/b&gt;');
});

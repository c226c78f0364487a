import { cartUnitId } from '@baguni/domain/internal';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BelowContext } from '../../lib/off-screen.ts';
import { anAction, aQuantity } from '../../testing/views.ts';
import { QuantityField } from './QuantityField.tsx';

const html = (over: Parameters<typeof aQuantity>[0] = {}): string =>
  renderToStaticMarkup(
    <QuantityField id="notes" unitId={cartUnitId(1)} quantity={aQuantity(over)} send={() => undefined} />,
  );
const field = (markup: string): string => /<input[^>]*>/.exec(markup)?.[0] ?? '';
const described = (markup: string): string => {
  const id = /aria-describedby="([^"]+)"/.exec(field(markup))?.[1] ?? '';
  return new RegExp(`id="${id}">(.*?)</div>`).exec(markup)?.[1] ?? '';
};

test('is a spinbutton with name, value and limits', () => {
  const input = field(html({ valueNow: 2, min: 1, max: 10 }));
  for (const part of ['role="spinbutton"', 'inputMode="numeric"', 'aria-valuenow="2"', 'aria-valuemin="1"'])
    expect(input).toContain(part);
  for (const part of ['aria-valuemax="10"', 'aria-valuetext="2개"']) expect(input).toContain(part);
  expect(input).toContain('수량, 단위 개"');
});

test('below the window it is text with the same name, value, limits and reasons', () => {
  const quantity = aQuantity({ valueNow: 2, min: 1, max: 10, error: '3개까지 살 수 있어요.' });
  const partOf = (isBelow: boolean): string =>
    renderToStaticMarkup(
      <BelowContext value={isBelow}>
        <QuantityField id="notes" unitId={cartUnitId(1)} quantity={quantity} send={() => undefined} />
      </BelowContext>,
    );
  const aria = (markup: string, tag: string) =>
    [
      ...(new RegExp(`<${tag}[^>]*role="spinbutton"[^>]*>`, 'u').exec(markup)?.[0] ?? '').matchAll(
        / (?:aria|role)[^=]*="[^"]*"/gu,
      ),
    ]
      .map(([attribute]) => attribute)
      .toSorted();
  expect(partOf(true)).not.toContain('<input');
  expect(partOf(true)).toContain('tabindex="0">2</span>');
  expect(aria(partOf(true), 'span')).toEqual(aria(partOf(false), 'input'));
  expect(aria(partOf(false), 'input')).toHaveLength(10);
});

test('the + and − buttons contain the name of the item', () => {
  const names = [...html().matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map((found) => found[1]);
  expect(names).toEqual([aQuantity().decrease.accessibleName, aQuantity().increase.accessibleName]);
});

test('[QT-05] a refusal appears next to the field, which is invalid and described by it', () => {
  const markup = html({ error: '3개까지 살 수 있어요.', errorFixes: [anAction({ label: '3개로 바꾸기' })] });
  expect(field(markup)).toContain('aria-invalid="true"');
  expect(described(markup)).toContain('role="alert">3개까지 살 수 있어요.');
  expect(markup).toContain('>3개로 바꾸기</button>');
});

test('[QT-05] is busy while saving', () => {
  expect(field(html({ isSaving: true }))).toContain('aria-busy="true"');
  expect(field(html())).toContain('aria-busy="false"');
});

test('[QT-03] a fixed quantity is focusable and gives its reason', () => {
  const markup = html({ isEditable: false, disabledReason: '할인 약정 상품이에요' });
  expect(field(markup)).toMatch(/aria-disabled="true"/);
  expect(field(markup)).toMatch(/readOnly=""/);
  expect(field(markup)).not.toMatch(/ disabled=/);
  expect(described(markup)).toContain('할인 약정 상품이에요');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { anEstimate } from '../testing/estimate-views.ts';
import { EstimateSheet } from './EstimateSheet/EstimateSheet.tsx';

const nothing = (): void => undefined;
/** Returns the part of the sheet that is also printed. */
const printedPart = (over: Parameters<typeof anEstimate>[0] = {}): string => {
  const page = renderToStaticMarkup(
    <EstimateSheet
      sheet={anEstimate(over)}
      isTop
      send={nothing}
      onWrite={nothing}
      onToggleEditing={nothing}
      printTitle={() => ''}
    />,
  );
  return /<article .*<\/article>/su.exec(page)?.[0] ?? '';
};

test('[ES-02] sheet and print contain the registration data of the seller and the notes', () => {
  const part = printedPart();
  expect(part).toContain('<th scope="row">사업자등록번호</th><td>000-81-00001</td>');
  expect(part.match(/<li>/gu)).toHaveLength(2);
  expect(part).toContain('<li>사업자 전용몰을 이용해 주셔서 감사합니다.</li>');
  expect(part).toMatch(/<li>상품 가격은 .*빠른 시일 안에 결제해 주시기 바랍니다\.<\/li>/u);
});

test('[ES-01] three fields are open with their labels while editing, and text afterwards', () => {
  const fields = (isEditing: boolean) => printedPart({ isEditing }).match(/<label [^>]*>[^<]*<\/label>|<input /gu);
  expect(fields(true)?.filter((tag) => tag === '<input ')).toHaveLength(3);
  expect(fields(true)?.join('')).toMatch(/구매자명.*주소.*상세 주소/u);
  expect(printedPart({ isEditing: true }).match(/maxLength="100"/gu)).toHaveLength(3);
  expect(fields(false)).toBeNull();
  const texts = anEstimate().fields.map(({ text }) => `<td>${text}</td>`);
  expect(texts.filter((text) => !printedPart({ isEditing: false }).includes(text))).toEqual([]);
});

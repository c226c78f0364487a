import { readFileSync } from 'node:fs';
import { readSpreadsheet, rowOf } from '@baguni/backend/testing/spreadsheet';
import type { Download, Page } from '@playwright/test';
import { cart, expect, expectAccessible, settled, test } from './support.ts';

const opener = (page: Page) =>
  page.getByRole('button', { name: /^(?:견적서 출력|Print estimate|打印报价单|見積書を印刷)$/u });
const sheetOf = (page: Page) => {
  const sheet = page.getByRole('dialog');
  return {
    sheet,
    items: sheet.getByRole('table').nth(2).locator('tbody tr'),
    save: sheet.getByRole('button', { name: /Excel|엑셀/u }),
    print: sheet.getByRole('button', { name: /^(?:인쇄하기|Print|打印|印刷する)$/u }),
  };
};

const numberIn = (text: string | null): number => Number((text ?? '').replace(/[^\d]/gu, ''));

const rowsOf = async (download: Download) => {
  const file = readSpreadsheet(readFileSync(await download.path()));
  expect(file.elements.has('f')).toBe(false);
  const last = Math.max(...[...file.cells.keys()].map((address) => Number(address.slice(1))));
  return Array.from({ length: last }, (_, i) => rowOf(file, i + 1));
};

const sumsOf = (rows: Awaited<ReturnType<typeof rowsOf>>) => {
  const lines = rows.filter((row) => typeof row[4] === 'number');
  const sums = rows.filter((row) => row[4] === undefined && typeof row[6] === 'number').map((row) => Number(row[6]));
  return { lines, goods: lines.reduce((sum, row) => sum + Number(row[6]), 0), sums, total: sums.at(-1) };
};

test('[ES-01] [ES-04] [ES-05] [PG-07] a business buyer edits, prints and saves an estimate by keyboard with the totals of the cart @pc', async ({
  page,
  shop,
}) => {
  const printed: { title: string; text: string }[] = [];
  await page.context().exposeFunction('notePrint', (title: string, text: string) => printed.push({ title, text }));
  await page.context().addInitScript('window.print = () => window.notePrint(document.title, document.body.innerText)');
  await shop.open(page, { buyer: 'business-hundred' });
  await settled(page);
  const { sheet, items, save, print } = sheetOf(page);
  await cart(page).selectAll.setChecked(true);
  await settled(page);
  const total = numberIn(await cart(page).payable.textContent());

  await test.step('prints the items and prices of the cart without any controls', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('button:visible:not(dt button)')).toHaveCount(0);
    const names = page.locator('article dt button');
    await expect(names.first()).toBeVisible();
    await expect(names.and(page.locator(':visible'))).toHaveCount(await names.count());
    await expect(page.locator(':has(> #order-summary)')).toHaveCSS('position', 'static');
    await expect(cart(page).payable).toBeVisible();
    const amounts = await page.getByRole('article').evaluateAll((all) =>
      all.map((article) => {
        const isPrinted = getComputedStyle(article).contentVisibility === 'visible';
        return isPrinted && [...article.querySelectorAll('strong, footer dd')].at(-1)?.checkVisibility();
      }),
    );
    expect(new Set(amounts)).toEqual(new Set([true]));
    await page.emulateMedia({ media: null });
  });

  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeVisible();
  await expect(items.first()).toBeVisible();
  await expectAccessible(page);
  const viewport = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: 320, height: 256 });
  expect((await sheet.getByRole('textbox').first().boundingBox())?.width, 'room to type').toBeGreaterThan(100);
  await page.setViewportSize(viewport);

  await sheet.getByLabel('구매자명').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('=HYPERLINK("x")');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('<b>3층</b>');
  await sheet.getByRole('button', { name: '수정 완료' }).focus();
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('textbox')).toHaveCount(0);
  await expect(sheet.getByText('<b>3층</b>')).toBeVisible();

  const download = page.waitForEvent('download');
  await save.focus();
  await page.keyboard.press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^estimate-\d{14}\.xlsx$/u);
  const rows = await rowsOf(file);
  expect(rows.flat()).toEqual(expect.arrayContaining(['=HYPERLINK("x")', '<b>3층</b>']));
  const { lines, goods, sums, total: saved } = sumsOf(rows);
  expect(lines).toHaveLength(await items.count());
  expect(lines.filter(([number]) => number !== undefined).length).toBeGreaterThan(10);
  expect(saved).toBe(total);
  expect(sums[2]).toBe(goods);
  await expect(page.getByText('견적서를 저장했어요.').first()).toBeVisible();

  const popup = page.waitForEvent('popup');
  await print.focus();
  await page.keyboard.press('Enter');
  await (await popup).waitForEvent('close');
  expect(printed).toHaveLength(1);
  expect(printed[0]?.title).toMatch(/^견적서_\d{14}$/u);
  expect(printed[0]?.text).toContain('<b>3층</b>');
  expect(numberIn(printed[0]?.text.match(/총 견적 금액\(원\)\s*([\d,]+)/u)?.[1] ?? null)).toBe(total);

  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test('[ES-04] a printed estimate breaks heads only between words, and no page begins with an option without its number @once-pc', async ({
  page,
  shop,
}) => {
  await page.context().addInitScript('window.print = window.close = () => undefined');
  await shop.open(page, { buyer: 'business-hundred', language: 'jp' });
  await settled(page);
  await opener(page).click();
  const popup = page.waitForEvent('popup');
  await sheetOf(page).print.click();
  const printed = await popup;
  await printed.setViewportSize({ width: 688, height: 1000 });
  await printed.emulateMedia({ media: 'print' });
  const words = () =>
    printed.locator('thead th').evaluateAll((heads) =>
      heads.flatMap(({ firstChild: text }) =>
        [...(text?.textContent ?? '').matchAll(/[\p{L}]+/gu)].map(({ 0: word, index }) => {
          const range = new Range();
          if (text) range.setStart(text, index);
          if (text) range.setEnd(text, index + word.length);
          return range.getClientRects().length === 1 ? 'whole' : word;
        }),
      ),
    );
  await expect.poll(async () => new Set(await words())).toEqual(new Set(['whole']));
  const breaksBefore = (option: string) =>
    printed
      .getByRole('table')
      .nth(2)
      .locator(`tbody tr:has(> td:first-child${option})`)
      .evaluateAll((rows) => [...new Set(rows.map((row) => getComputedStyle(row).breakBefore))]);
  await expect.poll(() => breaksBefore(':empty')).toEqual(['avoid']);
  await expect.poll(() => breaksBefore(':not(:empty)')).toEqual(['auto']);
  for (const part of ['html', 'body'])
    await expect(printed.locator(part), 'paper without the backdrop').toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  // also the pictures of the last page
  const unloaded = () =>
    printed
      .locator('img')
      .evaluateAll((all) => all.filter((one) => one instanceof HTMLImageElement && !one.complete).length);
  await expect.poll(unloaded).toBe(0);
});

import type { ElementHandle, Locator, Page } from '@playwright/test';
import { coupons, expect, seen, settled, test } from './support.ts';

/** The focus, as seen from a control that should get it. */
interface Focus {
  readonly isThere: boolean;
  /** True if the page has replaced the control. */
  readonly isGone: boolean;
  /** Why the focused control is not visible: no outline, or covered as a whole (WCAG 2.4.7, 2.4.11). */
  readonly fault: string | undefined;
}

/** Looks at the focus once it is visible, or after 5 s. On the way to a control, nothing may have the focus. */
const lookAtFocus = (page: Page, wanted: ElementHandle | null = null): Promise<Focus> =>
  page.evaluate(async (control) => {
    const isOutlined = (element: Element | null | undefined): boolean => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && outlineWidth !== '0px';
    };
    const findFault = (): string | undefined => {
      const at = document.activeElement;
      if (at === null || at === document.body) return control === null ? 'nothing has the focus' : undefined;
      // a card may show the focus of its radio
      const shown = [at, at.nextElementSibling, at.parentElement, at.parentElement?.parentElement];
      if (!shown.some(isOutlined)) return `no outline: ${at.outerHTML.slice(0, 200)}`;
      const isReached = (x: number, y: number): boolean => {
        const top = document.elementFromPoint(x, y);
        return top !== null && (at.contains(top) || top.closest('label')?.control === at || top.contains(at));
      };
      const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
      const isInView = Array.from(at.getClientRects()).some(({ x, y, width, height }) =>
        steps.some((i) => steps.some((j) => isReached(x + width * i, y + height * j))),
      );
      return isInView ? undefined : `covered or out of view: ${at.outerHTML.slice(0, 200)}`;
    };
    const end = performance.now() + 5000;
    let fault = findFault();
    // scrolling and closing layers take time
    while (fault !== undefined && performance.now() < end) {
      await new Promise((again) => setTimeout(again, 50));
      fault = findFault();
    }
    return { isThere: control === document.activeElement, isGone: control?.isConnected === false, fault };
  }, wanted);

/** Presses Tab until a control has the focus. Every control on the way must be visible. */
const tabTo = async (page: Page, control: Locator): Promise<void> => {
  await expect(control).toBeVisible();
  if (await control.evaluate((element) => element === document.activeElement)) return;
  // asking for the control after each press would search the page each time
  let wanted = await control.elementHandle();
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab');
    const { isThere, isGone, fault } = await lookAtFocus(page, wanted);
    expect(fault).toBeUndefined();
    if (isThere) return;
    if (isGone) wanted = await control.elementHandle();
  }
  throw new Error(`Tab never reached ${String(control)}`);
};

const press = async (page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> => {
  await tabTo(page, control);
  await page.keyboard.press(key);
};

const rows = (page: Page) => page.locator('[id^="unit-"]');
const dialog = (page: Page) => page.getByRole('dialog');
/** In the summary on PC, in the order bar on mobile. */
const order = (page: Page) => page.getByRole('button', { name: /주문하기|^Order \d|^下单|注文する/u });
const rowButton = (page: Page, name: RegExp) => rows(page).getByRole('button', { name }).first();

/** Opens a layer, uses it, and expects the focus on its opener once it has closed. */
const inLayer = async (page: Page, opener: Locator, walk: (layer: Locator) => Promise<void>): Promise<void> => {
  await press(page, opener);
  const from = await opener.elementHandle();
  await expect(dialog(page).locator(':focus')).toHaveCount(1);
  await walk(dialog(page));
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => from?.evaluate((element) => element === document.activeElement)).toBe(true);
  expect((await lookAtFocus(page)).fault).toBeUndefined();
};

/** Agrees to share data with the carrier, and orders. */
const consentAndOrder = async (page: Page, panel: Locator): Promise<void> => {
  const consent = panel.getByRole('checkbox');
  await press(page, consent, 'Space');
  await expect(consent).toBeChecked();
  await settled(page);
  await press(page, order(page));
  await expect(page).toHaveURL(/\/order\//u);
};

const languages = ['ko', 'en', 'cn', 'jp'] as const;

interface Journey {
  readonly scenario: string;
  /** True for the club, which exists in Korean only (PG-08) and not in a mock. */
  readonly isKorean?: true;
  readonly walk: (page: Page) => Promise<void>;
}

const journeys: Readonly<Record<string, Journey>> = {
  'orders a part of the cart': {
    scenario: 'one-seller',
    walk: async (page) => {
      const box = rows(page).getByRole('checkbox').first();
      await expect(box).toBeChecked();
      await press(page, box, 'Space');
      await settled(page);
      await expect(box).not.toBeChecked();
      await press(page, order(page));
      await expect(page).toHaveURL(/\/order\//u);
    },
  },
  'changes an option': {
    scenario: 'many-sellers',
    walk: (page) =>
      inLayer(page, rowButton(page, /옵션 변경$|: change$|更改.*选项|选项$|オプションを変更$/u), async (layer) => {
        await tabTo(page, layer.getByRole('radio', { checked: true }).first());
        await page.keyboard.press('ArrowDown');
        await press(page, layer.getByRole('button').last());
      }),
  },
  'applies a coupon': {
    scenario: 'coupon-collector',
    walk: async (page) => {
      const { buttons, apply } = coupons(page);
      await inLayer(page, buttons.first(), async (layer) => {
        await tabTo(page, layer.getByRole('radio', { checked: true }).first());
        await page.keyboard.press('ArrowDown');
        await expect(apply).toBeEnabled();
        await press(page, apply);
      });
      await expect(buttons.first()).toContainText('−');
    },
  },
  'uses the best coupons': {
    scenario: 'coupon-puzzle',
    walk: async (page) => {
      const best = page.getByRole('button', { name: /더 할인|Coupons can save|可再省|さらに/u });
      await inLayer(page, best, (layer) => press(page, layer.locator('[data-look="primary"]')));
      await expect(page.getByRole('button', { name: /최저가|Lowest price|最低价|最安値/u })).toBeVisible();
      await expect(coupons(page).buttons.filter({ hasText: '−' }).first()).toBeVisible();
    },
  },
  'ships to Japan': {
    scenario: 'oversea-china',
    walk: async (page) => {
      const change = page.getByRole('button', { name: /배송 국가 변경|hange.*countr|更改.*国家|国・地域を変更/u });
      await inLayer(page, change, async (layer) => {
        await tabTo(page, layer.getByRole('radio', { checked: true }));
        await page.keyboard.press('ArrowDown');
        await expect(layer.getByRole('radio', { name: /^(?:일본|Japan|日本)$/u })).toBeChecked();
        await press(page, layer.locator('[data-look="primary"]'));
      });
      await settled(page);
      const panel = page.locator('section:has(select)');
      const carriers = panel.getByRole('radio');
      if (!(await carriers.first().isVisible())) await press(page, panel.locator('summary').first());
      await tabTo(page, carriers.first());
      await page.keyboard.press('ArrowDown');
      await expect(carriers.nth(1)).toBeChecked();
      await settled(page);
      await consentAndOrder(page, panel);
    },
  },
  'gives the papers for Taiwan': {
    scenario: 'oversea-taiwan',
    walk: async (page) => {
      const panel = page.locator('section:has(select)');
      const idNumber = panel.locator('[data-paper="TaiwanIdNumber"]');
      await tabTo(page, idNumber);
      await page.keyboard.type('A12345678');
      await page.keyboard.press('Enter');
      await expect(idNumber).toHaveAttribute('aria-invalid', 'true');
      await page.keyboard.type('9');
      await page.keyboard.press('Enter');
      await expect(idNumber).toHaveAttribute('aria-invalid', 'false');
      await consentAndOrder(page, panel);
    },
  },
  'joins the club': {
    scenario: 'club-candidate',
    isKorean: true,
    walk: async (page) => {
      await press(page, page.getByRole('button', { name: '원클릭으로 가입하기' }));
      await press(page, dialog(page).getByRole('checkbox').first(), 'Space');
      await press(page, dialog(page).getByRole('button', { name: '가입하기', exact: true }));
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.getByRole('link', { name: /^유료 회원으로 전환하기/u })).toBeVisible();
      // the banner with the opener is gone
      expect((await lookAtFocus(page)).fault).toBeUndefined();
    },
  },
  'deletes an item and undoes it': {
    scenario: 'one-seller',
    walk: async (page) => {
      const count = await rows(page).count();
      await press(page, rowButton(page, /삭제$|^Delete |^删除|を削除$/u));
      const question = page.getByRole('alertdialog');
      await expect(question.locator(':focus')).toHaveCount(1);
      await press(page, question.getByRole('button').last());
      await expect(rows(page)).toHaveCount(count - 1);
      await press(page, page.locator('[data-message="undo"]').getByRole('button').first());
      await expect(rows(page)).toHaveCount(count);
    },
  },
};

/** Mobile runs two languages, and a long run all. */
const tagOf = (language: string): string => (language === 'ko' || language === 'en' ? '' : ' @once-pc');

for (const language of languages)
  for (const [name, { scenario, isKorean, walk }] of Object.entries(journeys)) {
    if (isKorean && language !== 'ko') continue;
    test(`[WA-10 WA-15] by keyboard alone and with a visible focus: ${name}, ${language}${tagOf(language)}`, async ({
      page,
      shop,
    }) => {
      const origin = shop.origin('marketplace');
      // a nudge would add tab stops
      await page.context().addCookies([{ name: 'nudgesQuiet', value: 'Y', url: origin }]);
      if (isKorean) await shop.open(page, { buyer: scenario, tenant: 'marketplace' });
      else await page.goto(`${origin}/${language}/${shop.device}/cart?mock=true&scenario=${scenario}`);
      await settled(page);
      // earlier presses of primary buttons do not count
      await seen(page);
      await walk(page);
    });
  }

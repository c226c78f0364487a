import type { Locator, Page } from '@playwright/test';
import { expect, settled, test } from './support.ts';

/*
 * Accessibility trees of the five main journeys, each in one language, as snapshots. The mock catalogue and a fixed date make them
 * stable. To update a tree, see docs/guides/pictures.md.
 */

interface Journey {
  readonly scenario: string;
  readonly language: 'ko' | 'en' | 'cn' | 'jp';
  /** Walks the journey and passes each part with its name to `heard`. */
  readonly walk: (page: Page, heard: (name: string, place: Locator) => Promise<void>) => Promise<void>;
}

const summary = (page: Page) => page.locator('#order-summary');
const firstCard = (page: Page) => page.getByRole('article').first();
/** Presses by keyboard, so that no layer intercepts it. */
const press = async (control: Locator): Promise<void> => {
  await control.focus();
  await control.press('Enter');
};

const journeys: Readonly<Record<string, Journey>> = {
  order: {
    scenario: 'one-seller',
    language: 'cn',
    walk: async (page, heard) => {
      await firstCard(page).getByRole('checkbox').last().press('Space');
      await settled(page);
      // the rows only: the header contains the test server's address
      await heard('card', firstCard(page).getByRole('list').first());
      await heard('summary', summary(page));
    },
  },
  coupon: {
    scenario: 'coupon-collector',
    language: 'en',
    walk: async (page, heard) => {
      await press(firstCard(page).locator('button[aria-haspopup="dialog"]:not(:has(+ meter))').first());
      await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
      await heard('box', page.getByRole('dialog'));
    },
  },
  delete: {
    scenario: 'one-seller',
    language: 'ko',
    walk: async (page, heard) => {
      await press(
        firstCard(page)
          .getByRole('button', { name: /삭제$|^Delete |^删除|を削除$/u })
          .first(),
      );
      await heard('question', page.getByRole('alertdialog'));
    },
  },
  overseas: {
    scenario: 'oversea-china',
    language: 'jp',
    walk: async (page, heard) => {
      const panel = page.getByRole('region').filter({ has: page.getByRole('radio') });
      await expect(panel.getByRole('meter').first()).toBeAttached();
      await heard('panel', panel);
    },
  },
  club: {
    scenario: 'club-candidate',
    language: 'ko',
    walk: async (page, heard) => {
      await press(page.getByRole('button', { name: '원클릭으로 가입하기' }));
      await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
      await heard('join', page.getByRole('dialog'));
    },
  },
};

for (const [name, { scenario, language, walk }] of Object.entries(journeys))
  test(`[WA-28] the accessibility tree of ${name} is unchanged, ${language} @pc`, async ({ page, shop }) => {
    await page.clock.setFixedTime(new Date('2026-11-23T10:00:00+09:00'));
    const address = `/${language}/pc/cart?mock=true&scenario=${scenario}`;
    // the nudge would offer the club instead of the banner
    await page.context().addCookies([{ name: 'nudgesQuiet', value: 'Y', url: shop.origin('marketplace') }]);
    await page.goto(`${shop.origin('marketplace')}${address}`);
    await settled(page);
    await walk(page, (part, place) =>
      expect(place).toMatchAriaSnapshot({ name: `${name}-${part}-${language}.aria.yml` }),
    );
  });

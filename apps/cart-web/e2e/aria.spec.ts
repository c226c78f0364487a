import type { Locator, Page } from '@playwright/test';
import { expect, isLongRun, settled, test } from './support.ts';

/*
 * What a screen reader meets on the five main journeys, in the order in which it does, kept beside this file as trees of
 * roles and names. The marketplace is the page's own (LS-10) and its day is fixed, so the words are always the same. A
 * tree that is meant to change is written anew: docs/guides/pictures.md.
 */

const languages = ['ko', 'en', 'cn', 'jp'] as const;
type Language = (typeof languages)[number];

interface Journey {
  readonly scenario: string;
  /** In which it is walked by every run. */
  readonly language: Language;
  /** There is no such journey in another one. */
  readonly isOnlyOne?: true;
  /** @param heard keeps what is met there under a name */
  readonly walk: (page: Page, heard: (name: string, place: Locator) => Promise<void>) => Promise<void>;
}

const summary = (page: Page) => page.locator('#order-summary');
const firstCard = (page: Page) => page.getByRole('article').first();
/** By keyboard, so that nothing that lies over the page is in the way. */
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
      // its rows; the head links to the shop by the address that the test runs at
      await heard('card', firstCard(page).getByRole('list').first());
      await heard('summary', summary(page));
    },
  },
  coupon: {
    scenario: 'coupon-collector',
    language: 'en',
    walk: async (page, heard) => {
      await press(firstCard(page).locator('button[aria-haspopup="dialog"]').first());
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
    // the club is not offered in other languages (PG-08)
    scenario: 'club-candidate',
    language: 'ko',
    isOnlyOne: true,
    walk: async (page, heard) => {
      await press(page.getByRole('button', { name: '원클릭으로 가입하기' }));
      await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
      await heard('join', page.getByRole('dialog'));
    },
  },
};

test.skip(({ isMobile }) => isMobile, 'a screen reader meets the same parts on a phone');

for (const [name, { scenario, language: own, isOnlyOne, walk }] of Object.entries(journeys))
  for (const language of languages.filter((one) => one === own || (isLongRun && isOnlyOne !== true)))
    test(`[WA-28] what a screen reader meets: ${name}, ${language}`, async ({ page, shop }) => {
      await page.clock.setFixedTime(new Date('2026-11-23T10:00:00+09:00'));
      const address = `/${language}/pc/cart?mock=true&scenario=${scenario}`;
      await page.goto(`${shop.origin('marketplace')}${address}`);
      await settled(page);
      await walk(page, (part, place) =>
        expect(place).toMatchAriaSnapshot({ name: `${name}-${part}-${language}.aria.yml` }),
      );
    });

import { modestCheck } from '@baguni/backend/testing';
import type { OrderCheck } from '@baguni/domain';
import type { Translations } from '@baguni/presentation';
import { testWords } from '@baguni/presentation/testing';
import type { ResolutionContext } from 'inversify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const CHECK = '@baguni/contract/engine/orders';

beforeEach(() => vi.resetModules());
// other files share these modules
afterEach(() => {
  vi.doUnmock(CHECK);
  vi.resetModules();
});

/** The module as it is where the one file of the contract gives another check. */
const boundTo = async (orderCheck: OrderCheck) => {
  vi.doMock(CHECK, () => ({ orderCheck }));
  return (await import('./order-check.ts')).orderCheckOf;
};

/** A page of which nothing is asked but its words. */
const pageWith = (words: Translations) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the container of a page, as far as it is asked
  ({ get: () => ({ words }) }) as unknown as ResolutionContext;

test('[EN-09] a page is bound to the check of an engine of one’s own, and says what its rules find', async () => {
  const words = testWords('ko');
  const orderCheckOf = await boundTo(modestCheck);
  expect(orderCheckOf(pageWith(words))).toBe(modestCheck);
  await words.messages.load();
  expect(words.messages.table).toMatchObject(modestCheck.words('ko'));
});

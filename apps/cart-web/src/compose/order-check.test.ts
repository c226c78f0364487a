import { modestCheck } from '@baguni/backend/testing';
import type { OrderCheck } from '@baguni/domain/internal';
import type { Translations } from '@baguni/presentation';
import { testWords } from '@baguni/presentation/testing';
import type { ResolutionContext } from 'inversify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const CHECK = '@baguni/contract/engine/orders';

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.doUnmock(CHECK);
  vi.resetModules();
});

const boundTo = async (orderCheck: OrderCheck) => {
  vi.doMock(CHECK, () => ({ orderCheck }));
  return (await import('./order-check.ts')).orderCheckOf;
};

const pageWith = (words: Translations) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the container of a page, as far as it is asked
  ({ get: () => ({ words }) }) as unknown as ResolutionContext;

test('[EN-09] binds a page to the check of a custom engine and shows the violations of its rules', async () => {
  const words = testWords('ko');
  const orderCheckOf = await boundTo(modestCheck);
  expect(orderCheckOf(pageWith(words))).toBe(modestCheck);
  await words.messages.load();
  expect(words.messages.table).toMatchObject(modestCheck.words('ko'));
});

import { type ApiError, type CartUnit, estimateRequestOf, type EstimateRequest } from '@baguni/domain/internal';
import { anApiError } from '@baguni/domain/testing';
import { either as E } from 'fp-ts';
import { firstValueFrom, timer } from 'rxjs';
import { expect, test } from 'vitest';
import { anOpenWorld, apples, quantityOf } from '../testing/world.ts';

const buyer = { buyerName: 'Hanbit', address1: 'Seoul', address2: '' };
const save = { type: 'SaveEstimate', buyer, date: '2026.11.22' } as const;

/** A world that saves files after 100 ms; the first one may fail. */
const aWorld = async (first: E.Either<ApiError, void> = E.right(undefined), units?: readonly CartUnit[]) => {
  const world = await anOpenWorld(units);
  const asked: EstimateRequest[] = [];
  const estimateToExcel = (request: EstimateRequest) => async () => {
    asked.push(request);
    await firstValueFrom(timer(100));
    return asked.length === 1 ? first : E.right(undefined);
  };
  world.provide({ estimateFiles: { estimateToExcel } });
  return { world, asked, told: () => [...world.notified, ...world.alerted] };
};

test('[ES-05] saves the visible estimate and shows a toast', async () => {
  const { world, asked, told } = await aWorld();
  await world.settle(save);
  expect(asked).toEqual([estimateRequestOf(world.state.cart, world.state.cartVersion, buyer, '2026.11.22')]);
  expect(told()).toEqual(['ESTIMATE-SAVED']);
});

test('[ES-05 CM-51] ignores a second press while saving; a later press saves again', async () => {
  const { world, asked } = await aWorld();
  await world.settle(save, save);
  expect(asked).toHaveLength(1);
  await world.settle(save);
  expect(asked).toHaveLength(2);
});

test('[ES-05 CK-19] reloads the cart and notifies the shopper if the server has other prices', async () => {
  const { world, told } = await aWorld(E.left(anApiError({ resultCode: 'PRICE-CHANGED', status: 409 })));
  await world.settle(save);
  expect([told(), world.requests('getCart').length]).toEqual([['PRICE-CHANGED'], 1]);
});

test('[ES-05 ER-03 LG-2] reports a missing file once without buyer input, and it can be saved again', async () => {
  const { world, told } = await aWorld(E.left(anApiError({ kind: 'TimedOut', resultCode: '9999' })));
  await world.settle(save);
  expect([told(), world.reports.map(({ type }) => type)]).toEqual([['TEMPORARY-PROBLEM'], ['CallFailed']]);
  expect(JSON.stringify(world.reports)).not.toMatch(/Hanbit|Seoul/u);
  await world.settle(save);
  expect(told()).toContain('ESTIMATE-SAVED');
});

test('[ES-05 QT-05] uses the requested quantity while it is still being saved', async () => {
  const { world, asked } = await aWorld(undefined, apples(1));
  await world.settle(quantityOf(1, 7), save);
  expect(asked[0]?.bodyTable[1]?.[3]).toEqual({ type: 'Number', value: 7 });
});

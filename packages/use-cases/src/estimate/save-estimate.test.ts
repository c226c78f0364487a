import type { ApiError, CartUnit } from '@baguni/domain';
import { estimateRequestOf, type EstimateFiles, type EstimateRequest } from '@baguni/domain/estimate';
import { anApiError } from '@baguni/domain/testing';
import { either as E } from 'fp-ts';
import { firstValueFrom, timer } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { anOpenWorld, apples, quantityOf, type World } from '../testing/world.ts';

const buyer = { buyerName: 'Hanbit', address1: 'Seoul', address2: '' };
const save = { type: 'SaveEstimate', buyer, date: '2026.11.22' } as const;
type Outcome = E.Either<ApiError, void>;

/** A fake that saves files after 100 ms and records the requests. */
const aDisk = (...outcomes: readonly Outcome[]) => {
  const asked: EstimateRequest[] = [];
  const files: EstimateFiles = {
    estimateToExcel: (request) => async () => {
      asked.push(request);
      await firstValueFrom(timer(100));
      return outcomes[asked.length - 1] ?? E.right(undefined);
    },
  };
  return { asked, files };
};

const aWorld = async (
  { files }: Pick<ReturnType<typeof aDisk>, 'files'>,
  units?: readonly CartUnit[],
): Promise<World> => {
  const world = await anOpenWorld(units);
  world.provide({ estimateFiles: files });
  return world;
};
const codes = ({ shopper }: World): readonly unknown[] =>
  [...shopper.notices, ...shopper.alerts].map((notice) => ('code' in notice ? notice.code : notice.type));

test('[ES-05] saves the visible estimate and shows a toast', async () => {
  const disk = aDisk();
  const world = await aWorld(disk);
  await world.settle(save);
  expect(disk.asked).toEqual([estimateRequestOf(world.state.cart, world.state.cartVersion, buyer, '2026.11.22')]);
  expect(codes(world)).toEqual(['ESTIMATE-SAVED']);
});

test('[ES-05] [CM-51] ignores a second press while saving; a later press saves again', async () => {
  const disk = aDisk();
  const world = await aWorld(disk);
  await world.after(50, save, save);
  await world.settle();
  expect(disk.asked).toHaveLength(1);
  await world.settle(save);
  expect(disk.asked).toHaveLength(2);
});

test('[ES-05] [CK-19] reloads the cart and notifies the shopper if the server has other prices', async () => {
  const refused = anApiError({ resultCode: 'PRICE-CHANGED', status: { _tag: 'Some', value: 409 } });
  const disk = aDisk(E.left(refused));
  const world = await aWorld(disk);
  const reads = vi.spyOn(world.server, 'getCart');
  await world.settle(save);
  expect(codes(world)).toEqual(['PRICE-CHANGED']);
  expect(reads).toHaveBeenCalled();
});

test('[ES-05] [ER-03] shows and reports a missing file once, and it can be saved again', async () => {
  const disk = aDisk(E.left(anApiError({ kind: 'TimedOut', resultCode: '9999' })));
  const world = await aWorld(disk);
  await world.settle(save);
  expect(world.reports.filter(({ type }) => type === 'CallFailed')).toHaveLength(1);
  expect(codes(world)).not.toContain('ESTIMATE-SAVED');
  expect(codes(world)).toHaveLength(1);
  world.shopper.closeAlerts();
  await world.settle(save);
  expect(codes(world)).toContain('ESTIMATE-SAVED');
});

test('[ES-05] [LG-2] a failure report contains no buyer input', async () => {
  const world = await aWorld(aDisk(E.left(anApiError({ kind: 'Network' }))));
  await world.settle(save);
  expect(JSON.stringify(world.reports)).not.toMatch(/Hanbit|Seoul/u);
});

test('[ES-05] [QT-05] uses the requested quantity while it is still being saved', async () => {
  const disk = aDisk();
  const world = await aWorld(disk, apples(1));
  await world.after(0, quantityOf(1, 7), save);
  await world.settle();
  const [request] = disk.asked;
  expect(request?.bodyTable[1]?.[3]).toEqual({ type: 'Number', value: 7 });
});

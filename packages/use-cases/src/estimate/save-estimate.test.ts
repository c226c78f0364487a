import type { ApiError, CartUnit } from '@baguni/domain';
import { estimateRequestOf, type EstimateFiles, type EstimateRequest } from '@baguni/domain/estimate';
import { anApiError } from '@baguni/domain/testing';
import { either as E } from 'fp-ts';
import { firstValueFrom, timer } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { anOpenWorld, apples, quantityOf, type World } from '../testing/world.ts';
import { withVirtualTime } from '../testing/virtual-time.ts';

withVirtualTime();

const buyer = { buyerName: 'Hanbit', address1: 'Seoul', address2: '' };
const save = { type: 'SaveEstimate', buyer, date: '2026.11.22' } as const;
type Outcome = E.Either<ApiError, void>;

/** Files that are saved 100 ms later, with what was asked of them. */
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

test('[ES-05] the estimate that is shown is saved, and a toast says so', async () => {
  const disk = aDisk();
  const world = await aWorld(disk);
  await world.settle(save);
  expect(disk.asked).toEqual([estimateRequestOf(world.state.cart, world.state.cartVersion, buyer, '2026.11.22')]);
  expect(codes(world)).toEqual(['ESTIMATE-SAVED']);
});

test('[ES-05] [CM-51] a second press while one is being saved is dropped; one after it saves again', async () => {
  const disk = aDisk();
  const world = await aWorld(disk);
  await world.after(50, save, save);
  await world.settle();
  expect(disk.asked).toHaveLength(1);
  await world.settle(save);
  expect(disk.asked).toHaveLength(2);
});

test('[ES-05] [CK-19] where the server has other prices the cart is read again, and the shopper is told', async () => {
  const refused = anApiError({ resultCode: 'PRICE-CHANGED', status: { _tag: 'Some', value: 409 } });
  const disk = aDisk(E.left(refused));
  const world = await aWorld(disk);
  const reads = vi.spyOn(world.server, 'getCart');
  await world.settle(save);
  expect(codes(world)).toEqual(['PRICE-CHANGED']);
  expect(reads).toHaveBeenCalled();
});

test('[ES-05] [ER-03] a file that does not come is told and reported once, and can be saved again', async () => {
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

test('[ES-05] [LG-2] what is reported of a failure holds nothing that the buyer wrote', async () => {
  const world = await aWorld(aDisk(E.left(anApiError({ kind: 'Network' }))));
  await world.settle(save);
  expect(JSON.stringify(world.reports)).not.toMatch(/Hanbit|Seoul/u);
});

test('[ES-05] [QT-05] in a race with a quantity that is being saved, the estimate is of what is asked for', async () => {
  const disk = aDisk();
  const world = await aWorld(disk, apples(1));
  await world.after(0, quantityOf(1, 7), save);
  await world.settle();
  const [request] = disk.asked;
  expect(request?.bodyTable[1]?.[3]).toEqual({ type: 'Number', value: 7 });
});

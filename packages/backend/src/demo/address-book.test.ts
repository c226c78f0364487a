import { demoAddresses } from '@baguni/scenarios';
import { expect, test } from 'vitest';
import { memoryStore } from '../memory/memory-store.ts';
import type { UnitDetail } from '../store/rows.ts';
import { aCatalogue, aNewUnit, aStoredBuyer, scopeA, scopeB } from '../testing/rows.ts';
import { addAddress, addressBookOf, chooseAddress, findAddresses } from './address-book.ts';

const branch = (branchServiceTypes: readonly ('Reserve' | 'Dawn')[]) => {
  const named = { branchCode: 'SF2001', branchName: 'Seongsu', branchAdditionalPrice: 0, branchServiceTypes };
  return { ko: named, en: named, cn: named, jp: named } as unknown as NonNullable<UnitDetail['smileFreshBranch']>;
};

const shopWith = async (over: Partial<UnitDetail>) => {
  const store = memoryStore();
  const { detail, ...unit } = aNewUnit();
  await store.transaction(async (tx) => {
    await tx.putBuyer(scopeA, aStoredBuyer({ latestShippingAddress: null }));
    await tx.addUnit(scopeA, { ...unit, detail: { ...detail, ...over } });
  });
  const read = () =>
    store.transaction(async (tx) => ({
      version: await tx.cartVersion(scopeA),
      address: (await tx.buyer(scopeA))?.latestShippingAddress?.addressNo ?? null,
      detail: (await tx.units(scopeA))[0]?.detail,
    }));
  return { store, read };
};

test('[AD-02] the address book of a buyer contains the demo addresses; visitors have none', async () => {
  const { store } = await shopWith({});
  expect(await addressBookOf(store, scopeA)).toEqual({ addresses: demoAddresses, current: null });
  expect(await addressBookOf(store, scopeB)).toBeNull();
});

test('[AD-02] the Hong Kong address has no zip code, and all others have five digits', () => {
  for (const { countryType, zipCode } of demoAddresses)
    expect(zipCode).toMatch(countryType === 'HongKong' ? /^$/u : /^\d{5}$/u);
});

test.each([
  ['해운대', ['3']],
  ['04766', ['2']],
  [' NATHAN ', ['5']],
  ['nowhere', []],
  ['', ['1', '2', '3', '4', '5']],
])('[AD-02] the address search for “%s” finds %j', (text, found) => {
  expect(findAddresses(text).map(({ addressNo }) => addressNo)).toEqual(found);
});

test('[AD-03] another address raises the cart version and changes the grocery branch', async () => {
  const { store, read } = await shopWith({ smileFreshBranch: branch(['Reserve', 'Dawn']) });
  expect(await chooseAddress(store, scopeA, '3')).toBe(true);
  const { version, address, detail } = await read();
  expect({ version, address, unable: detail?.unable }).toEqual({ version: 1, address: '3', unable: null });
  expect(detail?.smileFreshBranch).toMatchObject({ ko: { branchCode: 'SF2601', branchName: '부산센터' } });
  expect(detail?.smileFreshBranch).toMatchObject({ en: { branchName: 'Busan centre' } });
});

test.each([
  ['dawn alone', ['Dawn'], '3', 'ONLY_SMILE_FRESH_RESERVE_BRANCH'],
  ['at a time', ['Reserve'], '3', null],
  ['at a time', ['Reserve'], '4', 'NO_SMILE_FRESH_BRANCH'],
  ['at a time', ['Reserve'], '5', 'NO_SMILE_FRESH_BRANCH'],
  ['dawn alone', ['Dawn'], '2', null],
] as const)('[AD-03] delivery by %s (%j) to address %s: %s', async (_, services, addressNo, unable) => {
  const { store, read } = await shopWith({ smileFreshBranch: branch(services) });
  await chooseAddress(store, scopeA, addressNo);
  expect((await read()).detail?.unable).toBe(unable);
});

test('[AD-03] groceries become orderable again at the home address; other reasons remain', async () => {
  const fresh = await shopWith({ smileFreshBranch: branch(['Dawn']) });
  await chooseAddress(fresh.store, scopeA, '4');
  await chooseAddress(fresh.store, scopeA, '1');
  expect((await fresh.read()).detail).toMatchObject({
    unable: null,
    smileFreshBranch: { ko: { branchCode: 'SF2001' } },
  });
  const stopped = await shopWith({ smileFreshBranch: branch(['Dawn']), unable: 'ITEM_STOP_SELLING' });
  await chooseAddress(stopped.store, scopeA, '4');
  expect((await stopped.read()).detail?.unable).toBe('ITEM_STOP_SELLING');
});

test('[AD-03 LY-09] a centre uses only its services, and the home address restores those of the item', async () => {
  const own = branch(['Reserve', 'Dawn']);
  const { store, read } = await shopWith({ smileFreshBranch: own });
  await store.transaction(async (tx) => {
    const catalogue = aCatalogue();
    const items = [...catalogue.items].map(
      ([no, sold]) => [no, { ...sold, terms: { ...aNewUnit().detail, smileFreshBranch: own } }] as const,
    );
    await tx.putCatalogue('marketplace', 'ko', { ...catalogue, items: new Map(items) });
  });
  const servicesAt = async (addressNo: string) => {
    await chooseAddress(store, scopeA, addressNo);
    return (await read()).detail?.smileFreshBranch?.ko.branchServiceTypes;
  };
  expect(await servicesAt('3')).toEqual(['Reserve']);
  expect(await servicesAt('1')).toEqual(['Reserve', 'Dawn']);
});

test('[AD-03] does not change other units', async () => {
  const { store, read } = await shopWith({});
  const before = (await read()).detail;
  await chooseAddress(store, scopeA, '4');
  expect((await read()).detail).toEqual(before);
});

test('[AD-03] an unknown address or buyer changes nothing', async () => {
  const { store, read } = await shopWith({ smileFreshBranch: branch(['Dawn']) });
  expect(await chooseAddress(store, scopeA, '99')).toBe(false);
  expect(await chooseAddress(store, scopeB, '2')).toBe(false);
  expect(await read()).toMatchObject({ version: 0, address: null });
});

const busan = { zipCode: '４８０９５', address: ' 부산광역시  해운대구 센텀로 1, 2호 ' };

test('[AD-02 AD-03] an added address is stored, current and choosable, and moves the groceries', async () => {
  const { store, read } = await shopWith({ smileFreshBranch: branch(['Reserve']) });
  expect(await addAddress(store, scopeA, busan)).toBeNull();
  const { version, address, detail } = await read();
  expect({ version, address }).toEqual({ version: 1, address: '6' });
  expect(detail?.smileFreshBranch).toMatchObject({ ko: { branchName: '부산센터' } });
  const book = await addressBookOf(store, scopeA);
  expect(book?.addresses.map(({ addressNo }) => addressNo)).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(book?.current).toMatchObject({ zipCode: '48095', address: '부산광역시 해운대구 센텀로 1, 2호' });
  await chooseAddress(store, scopeA, '1');
  expect(await chooseAddress(store, scopeA, '6')).toBe(true);
});

test('[AD-01] an added address in Jeju needs a change, like that of the demo', async () => {
  const { store } = await shopWith({});
  await addAddress(store, scopeA, { ...busan, zipCode: '63122' });
  expect((await addressBookOf(store, scopeA))?.current?.alterType).toBe('NotSupport');
});

test.each([
  ['ZipCode', { zipCode: '' }],
  ['ZipCode', { zipCode: '1234' }],
  ['ZipCode', { zipCode: '123456' }],
  ['ZipCode', { zipCode: '12a45' }],
  ['Address', { address: ' \u0000 ' }],
  ['Address', { address: '서울시청' }],
  ['Address', { address: '가'.repeat(101) }],
] as const)('[AD-02] refuses an address because of its %s: %j', async (refusal, over) => {
  const { store, read } = await shopWith({});
  expect(await addAddress(store, scopeA, { ...busan, ...over })).toBe(refusal);
  expect(await read()).toMatchObject({ version: 0, address: null });
});

test.each([5, 100])('[AD-02] accepts an address of %i characters', async (length) => {
  const { store } = await shopWith({});
  expect(await addAddress(store, scopeA, { ...busan, address: '가'.repeat(length) })).toBeNull();
});

test('[AD-02] keeps at most 20 addresses, and none for visitors', async () => {
  const { store } = await shopWith({});
  for (let n = 6; n <= 20; n += 1) expect(await addAddress(store, scopeA, busan)).toBeNull();
  expect(await addAddress(store, scopeA, busan)).toBe('Full');
  expect((await addressBookOf(store, scopeA))?.addresses).toHaveLength(20);
  expect(await addAddress(store, scopeB, busan)).toBe('Unknown');
});

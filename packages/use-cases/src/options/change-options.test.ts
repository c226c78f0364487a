import type { OptionChange, OptionChangeReply } from '@baguni/contract';
import { cartUnitId, type ApiError, type CartUnit } from '@baguni/domain';
import { aCoupon, anApiError, anItem, anOption, aUnit } from '@baguni/domain/testing';
import { either as E, option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { aBusyError, aStaleError, aTimeOut } from '../testing/test-network.ts';
import { quantityOf, World } from '../testing/world.ts';
import type { ExtrasPorts } from '../flow/deps.ts';

const [red, blue, text] = [
  anOption({ optionNo: 'R' }),
  anOption({ optionNo: 'B', optionEntries: [{ name: '색상', value: '파랑' }] }),
  anOption({ optionNo: 'T', optionType: 'Text', optionEntries: [{ name: '각인', value: '' }] }),
];
const first = cartUnitId(1);
const shirt = (n: number, over: Partial<CartUnit> = {}): CartUnit =>
  aUnit({ cartUnitId: cartUnitId(n), item: anItem({ itemName: '티셔츠', options: [red] }), ...over });

class Setting {
  readonly sent: OptionChange[] = [];
  readonly world: World;
  readError: ApiError | undefined;
  error: ApiError | undefined;
  /** The change takes effect, even if the answer is lost. */
  isCarriedOut = true;
  joined: OptionChangeReply['joined'] = O.none;

  constructor(units: readonly CartUnit[]) {
    this.world = new World(units);
    const options: ExtrasPorts['options'] = {
      getItemOptions: () => async () =>
        this.readError ? E.left(this.readError) : E.right({ options: [red, blue, text], measures: [] }),
      changeOptions: (request) => async () => this.changed(request),
    };
    this.world.provide({ options });
  }

  private changed(request: OptionChange) {
    this.sent.push(request);
    const unit = this.world.server.units.find((one) => one.cartUnitId === request.cartUnitId);
    if (unit && unit.version !== request.unitVersion) return E.left(aStaleError());
    if (unit && this.isCarriedOut)
      this.world.server.changeElsewhere(request.cartUnitId, { item: { ...unit.item, options: [blue] } });
    if (this.error) return E.left(this.error);
    if (O.isSome(this.joined)) this.world.server.deleteElsewhere(this.joined.value);
    return E.right({ cartVersion: this.world.server.version, joined: this.joined });
  }

  get open() {
    return O.toUndefined(this.world.state.sideLayer);
  }

  optionsOf(n: number) {
    return this.world.state.cart.units
      .find((unit) => unit.cartUnitId === n)
      ?.item.options.map(({ optionNo }) => optionNo);
  }

  async toBlue(optionNo = 'B'): Promise<void> {
    await this.world.settle({ type: 'OpenOptions', cartUnitId: first });
    await this.world.settle({ type: 'ChangeOptions', cartUnitId: first, optionNos: [optionNo] });
  }
}

const opened = async (units: readonly CartUnit[] = [shirt(1), shirt(2)], prepare?: (setting: Setting) => void) => {
  const setting = new Setting(units);
  prepare?.(setting);
  await setting.world.settle({ type: 'OpenCart' });
  return setting;
};

test('[PG-21] opens the layer at once, loads the options, and updates the unit with a message', async () => {
  const setting = await opened();
  setting.world.send({ type: 'OpenOptions', cartUnitId: first });
  expect(setting.open).toBe('ItemOptions');
  await setting.world.settle();
  expect(setting.world.state.extras.optionChoice).toEqual({
    cartUnitId: first,
    offered: O.some({ options: [red, blue, text], measures: [] }),
    isSaving: false,
  });
  await setting.world.settle({ type: 'ChangeOptions', cartUnitId: first, optionNos: ['B'] });
  expect(setting.sent).toEqual([{ cartUnitId: first, unitVersion: 1, optionNos: ['B'] }]);
  expect([setting.open, setting.optionsOf(1), setting.world.notified]).toEqual([undefined, ['B'], ['OPTIONS-CHANGED']]);
  expect(setting.world.state.cart.units.map(({ cartUnitId: id }) => id)).toEqual([1, 2]);
});

test('[PG-21] does not send unchanged options or a second press during a request', async () => {
  const setting = await opened();
  await setting.toBlue('R');
  expect([setting.sent, setting.open, setting.world.notified]).toEqual([[], undefined, []]);
  await setting.world.settle({ type: 'OpenOptions', cartUnitId: first });
  const command = { type: 'ChangeOptions', cartUnitId: first, optionNos: ['B'] } as const;
  await setting.world.settle(command, command);
  expect(setting.sent).toHaveLength(1);
});

test('[PG-21 GM-2] the message about joined units states the new quantity', async () => {
  const setting = await opened();
  setting.joined = O.some(cartUnitId(2));
  await setting.toBlue();
  expect(setting.world.shopper.notices).toEqual([
    { type: 'Message', code: 'OPTIONS-JOINED', params: { product: '티셔츠', n: 1 } },
  ]);
  expect(setting.world.state.cart.units.map(({ cartUnitId: id }) => id)).toEqual([1]);
});

test('[PG-21 CP-03] alerts about a coupon that ended with the change, and does not mention one that holds', async () => {
  const setting = await opened([shirt(1)], ({ world }) => {
    world.server.coupons = [aCoupon({ cartUnitIds: [first], couponName: '10%' })];
  });
  await setting.toBlue();
  expect([setting.world.alerted, setting.world.notified]).toEqual([[], ['OPTIONS-CHANGED']]);
  await setting.world.settle({ type: 'OpenOptions', cartUnitId: first });
  setting.world.server.coupons = [];
  await setting.world.settle({ type: 'ChangeOptions', cartUnitId: first, optionNos: ['R'] });
  expect(setting.world.shopper.alerts).toMatchObject([{ code: 'OPTIONS-LEFT-COUPONS', params: { coupons: '10%' } }]);
});

test('[PG-21] a refusal keeps the layer open for another choice', async () => {
  const setting = await opened();
  setting.isCarriedOut = false;
  setting.error = anApiError({ kind: 'Refused', status: O.some(422), resultCode: 'CART-BR1-02', message: 'short' });
  await setting.toBlue();
  expect([setting.open, setting.world.alerted, setting.optionsOf(1)]).toEqual(['ItemOptions', ['short'], ['R']]);
  expect(setting.world.state.extras.optionChoice?.isSaving).toBe(false);
});

test('[PG-21 QT-06] resolves a lost answer by a read: a completed change is shown, others can be retried', async () => {
  const setting = await opened();
  setting.error = aTimeOut();
  await setting.toBlue();
  expect([setting.open, setting.optionsOf(1), setting.world.notified]).toEqual([undefined, ['B'], ['OPTIONS-CHANGED']]);
  const another = await opened();
  Object.assign(another, { error: aTimeOut(), isCarriedOut: false });
  await another.toBlue();
  expect([another.open, another.optionsOf(1), another.world.notified]).toEqual(['ItemOptions', ['R'], []]);
});

test('[PG-21] closes the layer with a message if options cannot be read', async () => {
  const setting = await opened();
  setting.readError = aBusyError();
  await setting.world.settle({ type: 'OpenOptions', cartUnitId: first });
  expect([setting.open, setting.world.alerted.length]).toEqual([undefined, 1]);
});

test('[PG-21 BL-9] reloads a unit that was changed elsewhere and notifies the shopper; a missing unit closes the layer', async () => {
  const setting = await opened();
  await setting.world.settle({ type: 'OpenOptions', cartUnitId: first });
  setting.world.server.changeElsewhere(first, { quantity: 7 });
  await setting.world.settle();
  await setting.world.settle({ type: 'ChangeOptions', cartUnitId: first, optionNos: ['B'] });
  expect([setting.open, setting.world.quantity(1), setting.optionsOf(1)]).toEqual(['ItemOptions', 7, ['R']]);
  await setting.world.settle({ type: 'ChangeOptions', cartUnitId: first, optionNos: ['B'] });
  expect([setting.open, setting.optionsOf(1)]).toEqual([undefined, ['B']]);
});

test('[PG-21 QT-06] a change waits for a pending quantity of its unit', async () => {
  const setting = await opened();
  await setting.world.settle({ type: 'OpenOptions', cartUnitId: first });
  setting.world.plan('setQuantity', { type: 'After', ms: 2000 });
  await setting.world.after(0, quantityOf(1, 3));
  await setting.world.after(0, { type: 'ChangeOptions', cartUnitId: first, optionNos: ['B'] });
  expect(setting.sent).toEqual([]);
  await setting.world.after(4000);
  expect(setting.sent).toMatchObject([{ unitVersion: 2 }]);
  expect([setting.world.quantity(1), setting.optionsOf(1)]).toEqual([3, ['B']]);
});

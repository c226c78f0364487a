import type { ApiError } from '@baguni/domain/internal';
import { anApiError, anEnvironment } from '@baguni/domain/testing';
import { expect, test, vi } from 'vitest';
import { failing } from '../testing/test-network.ts';
import { anOpenWorld, apples, quantityOf, World } from '../testing/world.ts';

const afterFailing = async (
  error: Partial<ApiError>,
  closesAlerts = true,
  name: 'local' | 'production' = 'production',
) => {
  const world = await anOpenWorld(apples(1), (prepared) => {
    prepared.server.environment = anEnvironment({ name });
  });
  if (closesAlerts)
    vi.spyOn(world.shopper, 'alert').mockImplementation((notice) => async () => void world.shopper.alerts.push(notice));
  world.plan('setQuantity', failing(anApiError(error)));
  await world.settle(quantityOf(1, 2));
  return world;
};

const redirectUrl = '/ko/pc/order/1';
const elsewhere = 'https://evil.example/';

const lead = { domain: 'cart-fe', resultCode: 'CART-BR-100' };
const leave = { nextAction: 'ALERT_AND_REDIRECT', message: '말' };
const order = ['/ko/pc/order/1'];

test.each<readonly [string, Partial<ApiError>, readonly string[], readonly string[]]>([
  ['[ER-03] leads to the address of the front end', { ...lead, redirectUrl }, [], order],
  ['[ER-03] leads home', lead, [], ['home']],
  ['[ER-03] never leads elsewhere', { ...lead, redirectUrl: elsewhere }, [], ['home']],
  ['[ER-04] goes back', { resultCode: 'CART-BR2-139' }, ['CART-BR2-139'], ['back']],
  ['[ER-06] follows', { redirectUrl }, [], order],
  ['[ER-06] stays', { resultCode: 'CART-BR7-01', redirectUrl: elsewhere }, ['CART-BR7-01'], []],
  ['[ER-06] alerts', { nextAction: 'ALERT', message: '말' }, ['말'], []],
  ['[ER-06] refreshes', { nextAction: 'ALERT_AND_REFRESH', message: '말' }, ['말'], ['refresh']],
  ['[ER-06] redirects', { ...leave, redirectUrl }, ['말'], order],
  ['[ER-06] redirects home', { ...leave, redirectUrl: elsewhere }, ['말'], ['home']],
  ['[ER-05] alerts a conflict', { status: 409, message: '말' }, ['말'], []],
])('%s (%o)', async (_, error, alerted, exits) => {
  const world = await afterFailing(error);
  expect([world.alerted, world.exits, world.quantity(1), world.state.cart.saving]).toEqual([alerted, exits, 1, []]);
});

test('[ER-06] redirects only after the alert is closed', async () => {
  const world = await afterFailing({ nextAction: 'ALERT_AND_REFRESH', message: '말' }, false);
  expect([world.alerted, world.exits]).toEqual([['말'], []]);
});

test('[ER-06] an alert that fails to show does not block the page', async () => {
  const world = await anOpenWorld(apples(1));
  vi.spyOn(world.shopper, 'alert').mockReturnValue(() => Promise.reject(new Error('no layers')));
  const error = anApiError({ nextAction: 'ALERT_AND_REFRESH' });
  world.plan('setQuantity', { type: 'Fails', error });
  await world.settle(quantityOf(1, 2));
  expect(world.exits).toEqual(['refresh']);
});

test.each([
  ['[ER-04] verification', 'CHECKOUT-BR2-200', [1, 0]],
  ['[CK-15] the sign-in', 'SIGN-IN-TO-ORDER', [0, 1]],
])('%s is opened by %s', async (_, resultCode, ways) => {
  const world = await afterFailing({ resultCode });
  expect([[world.verifications, world.signIns], world.alerted]).toEqual([ways, []]);
});

test('[ER-07] shows simultaneous errors once, and the next one after closing', async () => {
  const world = await anOpenWorld(apples(1));
  world.shopper.replies.push('Later', 'Later');
  for (const thrown of ['one', 'two']) world.session.unhandled(thrown);
  expect([world.shopper.questions.length, world.reports.length]).toEqual([1, 2]);
  world.shopper.later[0]?.(false);
  await world.after(0);
  world.session.unhandled('three');
  expect(world.shopper.questions).toMatchObject([{ params: { code: 'one' } }, { params: { code: 'three' } }]);
});

test('[ER-07] does so without details before the environment is known, as in production', async () => {
  const world = new World(apples(1));
  const secret = { type: 'Message', code: 'TEMPORARY-PROBLEM', params: {} };
  for (const thrown of ['one', 'two']) world.session.unhandled(thrown);
  expect([world.shopper.alerts, world.reports.length]).toEqual([[secret], 2]);
  world.shopper.closeAlerts();
  await world.after(0);
  world.session.unhandled('three');
  expect(world.shopper.alerts).toEqual([secret, secret]);
});

test.each([elsewhere, redirectUrl, undefined])(
  '[ER-06] reports a refused address, but not the address (%o)',
  async (url) => {
    const world = await afterFailing({ redirectUrl: url });
    const refused = world.reports.filter(({ type }) => type === 'RedirectRefused');
    expect(refused).toEqual(
      url === elsewhere ? [{ type: 'RedirectRefused', requestUrl: 'POST /cart/setQuantity' }] : [],
    );
  },
);

test.each([
  ['production', 'Message', 'TEMPORARY-PROBLEM', {}],
  ['local', 'SaveSession', 'TEMPORARY-PROBLEM-CODE', { code: 'CART-BR-101 POST /cart/setQuantity' }],
] as const)('[ER-03 ER-07] shows and reports a rethrown error once in %s', async (name, type, code, params) => {
  const world = await afterFailing({ domain: 'cart-fe', resultCode: 'CART-BR-101' }, false, name);
  expect([...world.shopper.alerts, ...world.shopper.questions]).toEqual([{ type, code, params }]);
  expect(world.reports.map(({ type }) => type)).toEqual(['CallFailed', 'Unhandled']);
  await world.settle(quantityOf(1, 3));
  expect(world.quantity(1)).toBe(3);
});

test.each([
  ['Yes', 1],
  ['No', 0],
] as const)('[ER-07] offers to save the session after an error outside production: %s', async (reply, saves) => {
  const world = await anOpenWorld(apples(1));
  world.shopper.replies.push(reply);
  world.session.unhandled(new Error('one'));
  await vi.advanceTimersByTimeAsync(0);
  expect([world.shopper.questions.map(({ type }) => type), world.alerted]).toEqual([['SaveSession'], []]);
  expect(world.saves).toBe(saves);
});

test('[ER-07] reports a session that cannot be saved, and shows the next error', async () => {
  const world = await anOpenWorld(apples(1));
  world.save = () => Promise.reject(new Error('full'));
  for (const thrown of ['one', 'two']) {
    world.session.unhandled(new Error(thrown));
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(world.shopper.questions).toHaveLength(2);
  const told = world.reports.flatMap((report) => (report.type === 'Unhandled' ? [report.message] : []));
  expect(told).toEqual(['one', 'full', 'two', 'full']);
});

test('[ER-07] a broken log does not affect the rest', async () => {
  const world = await anOpenWorld(apples(1), (prepared) => {
    prepared.log.report = () => {
      throw new Error('no log');
    };
  });
  world.plan('setQuantity', failing(anApiError({ resultCode: 'CART-BR7-01' })));
  await world.settle(quantityOf(1, 2));
  expect(world.alerted).toEqual(['CART-BR7-01']);
});

test.each([
  [{ kind: 'Network' } as const, [], []],
  [{ redirectUrl }, [], ['/ko/pc/order/1']],
  [{ resultCode: 'CART-BR2-139' }, ['CART-BR2-139'], []],
])('[LS-05 ER-06] shows a failed cart load in place of the cart, or redirects (%o)', async (error, alerted, exits) => {
  const world = new World(apples(1));
  world.plan('getInitialCart', failing(anApiError(error)));
  await world.settle({ type: 'OpenCart' });
  expect([world.state.load, world.alerted, world.exits]).toEqual(['LoadFailed', alerted, exits]);
});

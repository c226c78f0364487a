import { option as O } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  environmentNames,
  isMessageKey,
  knownDomains,
  messageParams,
  type ApiError,
  type ApiErrorKind,
} from '@baguni/domain';
import { aSafeTarget, anApiError } from '@baguni/domain/testing';
import { type FailureContext, nextStep, type NextStep } from './next-step.ts';

const target = O.some(aSafeTarget('https://www.marketplace.example/x'));
const act: FailureContext = { environment: 'production', origin: 'Act', target: O.none };
const said = (code: string, params = {}) => ({ type: 'Message', code, params });
const words = (text: string) => ({ type: 'ServerText', text });
const generic = (code: string) => said('TEMPORARY-PROBLEM-CODE', { code });

type Row = readonly [line: string, error: Partial<ApiError>, context: Partial<FailureContext>, step: unknown];

const frontEnd: readonly Row[] = [
  ['leads to the address given', { resultCode: 'CART-BR-100' }, { target }, { type: 'Redirect', to: target }],
  ['or home', { resultCode: 'CART-BR-100' }, {}, { type: 'Redirect', to: O.none }],
  ['is thrown again', { resultCode: 'CART-BR-101' }, { target }, { type: 'Rethrow' }],
];

test.each(frontEnd)('[ER-03] front end: %s (%o)', (_, error, context, step) => {
  expect(nextStep(anApiError({ domain: 'cart-fe', ...error }), { ...act, ...context })).toEqual(step);
});

test.each(['CART-BR-100', 'CART-BR-101'] as const)('[ER-03] %s of another domain is an ordinary code', (resultCode) => {
  expect(nextStep(anApiError({ resultCode }), act)).toEqual({ type: 'Alert', notice: said(resultCode) });
});

const br2: readonly Row[] = [
  ['our message, then back', { resultCode: 'CART-BR2-139' }, {}, said('CART-BR2-139')],
  ['the server’s words', { resultCode: 'CART-BR2-998', message: '점검 중' }, {}, words('점검 중')],
  ['the reason’s code', { resultCode: 'CART-BR2-998' }, {}, generic('CART-BR2-998')],
];

test.each(br2)('[ER-04] CART-BR2: %s (%o)', (_, error, context, notice) => {
  const at = (environment: FailureContext['environment']) =>
    nextStep(anApiError(error), { ...act, ...context, environment });
  for (const environment of environmentNames)
    expect(at(environment)).toEqual({ type: environment === 'local' ? 'Alert' : 'AlertAndGoBack', notice });
});

test.each(['CART-BR20-1', 'XCART-BR2-1', 'CART-BR3-02'])('[ER-04] %s is not one of them', (resultCode) => {
  expect(nextStep(anApiError({ resultCode }), act).type).toBe('Alert');
});

test.each(knownDomains)('[ER-04] CHECKOUT-BR2-200 of %s opens self-authentication', (domain) => {
  const error = anApiError({ domain, resultCode: 'CHECKOUT-BR2-200', nextAction: O.some('ALERT'), message: 'x' });
  expect(nextStep(error, { ...act, target })).toEqual({ type: 'VerifyIdentity' });
});

test.each(knownDomains)('[CK-15] SIGN-IN-TO-ORDER of %s opens sign-in', (domain) => {
  const error = anApiError({ domain, resultCode: 'SIGN-IN-TO-ORDER', nextAction: O.some('ALERT'), message: 'x' });
  expect(nextStep(error, { ...act, target })).toEqual({ type: 'SignIn' });
});

const one = { resultCode: 'CART-BR1-20', message: '판매 중지' };
const lists: readonly Row[] = [
  ['one entry’s code that we know', { data: [one] }, {}, said('CART-BR1-20')],
  ['in a list', { data: { list: [one] } }, {}, said('CART-BR1-20')],
  [
    'with its values',
    { data: [{ resultCode: 'CART-BR1-33', params: { max: 3 } }] },
    {},
    said('CART-BR1-33', { max: 3 }),
  ],
  ['one entry’s words', { data: [{ resultCode: 'X-1', message: '안 됩니다' }] }, {}, words('안 됩니다')],
  ['one entry’s code', { data: [{ resultCode: 'X-1', message: 7 }] }, {}, generic('X-1')],
  ['an entry’s words without a code', { data: [{ message: '안 됩니다' }] }, {}, words('안 됩니다')],
  ['an entry that says nothing', { data: [{ cartUnitId: 3 }] }, {}, said('CART-BR1-51')],
  ['an entry of blanks', { data: [{ resultCode: ' ', message: '' }] }, {}, said('CART-BR1-51')],
  ['two entries', { data: [one, one] }, {}, said('CART-BR1-51')],
  ['no entry', { data: [] }, {}, said('CART-BR1-51')],
  ['an entry that is none', { data: [null] }, {}, said('CART-BR1-51')],
  ['a list that is none', { data: { list: 'x' } }, {}, said('CART-BR1-51')],
  ['no data', {}, {}, said('CART-BR1-51')],
];

test.each(lists)('[ER-05] CART-BR1-51: %s (%o)', (_, error, context, notice) => {
  expect(nextStep(anApiError({ resultCode: 'CART-BR1-51', ...error }), { ...act, ...context })).toEqual({
    type: 'Alert',
    notice,
  });
});

test('[ER-05] another code with a list uses its own code', () => {
  expect(nextStep(anApiError({ resultCode: 'CART-BR1-21', data: [one] }), act)).toMatchObject({
    notice: said('CART-BR1-21'),
  });
});

const conflicts: readonly Row[] = [
  ['a message', { message: '이미 변경됨' }, {}, { type: 'Alert', notice: words('이미 변경됨') }],
  [
    'a code of ours',
    { resultCode: 'ORDER-OUT-OF-STOCK', message: 'x' },
    {},
    { type: 'Alert', notice: said('ORDER-OUT-OF-STOCK') },
  ],
  ['a stale cart', { resultCode: 'CART-STALE', message: 'x' }, {}, { type: 'Notify', notice: said('CART-CHANGED') }],
  [
    'a changed cart',
    { resultCode: 'CART-CHANGED', message: 'x' },
    {},
    { type: 'Notify', notice: said('CART-CHANGED') },
  ],
  [
    'a changed price',
    { resultCode: 'PRICE-CHANGED', message: 'x' },
    {},
    { type: 'Notify', notice: said('PRICE-CHANGED') },
  ],
  ['nothing said', {}, {}, { type: 'Notify', notice: said('CART-CHANGED') }],
];

test.each(conflicts)('[ER-05] HTTP 409 with %s (%o)', (_, error, context, step) => {
  expect(nextStep(anApiError({ status: O.some(409), ...error }), { ...act, ...context })).toEqual(step);
});

test.each([408, 410])('[ER-05] the same message with HTTP %d is not a toast', (status) => {
  const error = anApiError({ status: O.some(status), resultCode: 'CART-STALE', message: 'x' });
  expect(nextStep(error, act)).toEqual({ type: 'Alert', notice: said('CART-STALE') });
});

test.each([{}, { message: 'internals' }])('[ER-05] other codes: the generic message with the code (%o)', (over) => {
  expect(nextStep(anApiError({ resultCode: 'CART-BR9-99', ...over }), act)).toEqual({
    type: 'Alert',
    notice: generic('CART-BR9-99'),
  });
});

const actions: readonly Row[] = [
  ['ALERT', { nextAction: O.some('ALERT') }, {}, { type: 'Alert' }],
  ['ALERT_AND_REFRESH', { nextAction: O.some('ALERT_AND_REFRESH') }, {}, { type: 'AlertAndRefresh' }],
  [
    'ALERT_AND_REDIRECT',
    { nextAction: O.some('ALERT_AND_REDIRECT') },
    { target },
    { type: 'AlertAndRedirect', to: target },
  ],
  [
    'ALERT_AND_REDIRECT nowhere',
    { nextAction: O.some('ALERT_AND_REDIRECT') },
    {},
    { type: 'AlertAndRedirect', to: O.none },
  ],
];

test.each(actions)('[ER-06] %s alerts the message (%o)', (_, error, context, step) => {
  const of = (over: Partial<ApiError>) => nextStep(anApiError({ ...error, ...over }), { ...act, ...context });
  expect(of({ message: '잠시 후' })).toEqual({ ...(step as NextStep), notice: words('잠시 후') });
  expect(of({ resultCode: 'CART-BR2-139', message: 'x' })).toEqual({
    ...(step as NextStep),
    notice: said('CART-BR2-139'),
  });
  expect(of({})).toEqual({ ...(step as NextStep), notice: generic('9999') });
});

test.each(['', 'alert', 'ALERT_AND_DANCE', 'constructor'])('[ER-06] nextAction %j is silent', (nextAction) => {
  expect(nextStep(anApiError({ nextAction: O.some(nextAction), resultCode: 'CART-BR7-01' }), act)).toEqual({
    type: 'Alert',
    notice: said('CART-BR7-01'),
  });
});

test('[ER-06] follows an allowed address; otherwise the shopper stays and sees the reason', () => {
  const error = anApiError({ resultCode: 'CART-BR7-01', redirectUrl: O.some('https://evil.example/') });
  expect(nextStep(error, { ...act, target })).toEqual({ type: 'Redirect', to: target });
  expect(nextStep(error, act)).toEqual({ type: 'Alert', notice: said('CART-BR7-01') });
});

test.each<ApiErrorKind>(['Network', 'TimedOut', 'Unreadable'])('[ER-02] %s is a temporary problem', (kind) => {
  const error = anApiError({ kind, message: 'POST /cart/getCart', status: O.some(409) });
  expect(nextStep(error, act)).toEqual({ type: 'Alert', notice: said('TEMPORARY-PROBLEM') });
});

test.each([
  [{ message: '지울 수 없습니다' }, words('지울 수 없습니다')],
  [{ message: ' ' }, said('DELETE-FAILED')],
  [{ kind: 'TimedOut', message: 'late' } as const, said('DELETE-FAILED')],
  [{ resultCode: 'CART-BR4-09', message: 'x' }, said('CART-BR4-09')],
])('[DL-04] a call with words of its own for its failure (%o)', (error, notice) => {
  expect(nextStep(anApiError(error), { ...act, otherwise: 'DELETE-FAILED' })).toEqual({ type: 'Alert', notice });
});

test('[LS-05] an error shown by the failure view is not alerted again; a redirect is followed', () => {
  const load: FailureContext = { ...act, origin: 'Load' };
  expect(nextStep(anApiError(), load)).toEqual({ type: 'GoOn' });
  expect(nextStep(anApiError({ kind: 'Network' }), load)).toEqual({ type: 'GoOn' });
  expect(nextStep(anApiError({ resultCode: 'CART-BR2-139' }), load).type).toBe('AlertAndGoBack');
  expect(nextStep(anApiError(), { ...load, target })).toEqual({ type: 'Redirect', to: target });
});

const arbError = fc.record({
  kind: fc.constantFrom<ApiErrorKind>('Refused', 'Network', 'TimedOut', 'Unreadable'),
  domain: fc.oneof(fc.constantFrom(...knownDomains), fc.string()),
  resultCode: fc.oneof(fc.constantFrom(...Object.keys(messageParams).filter(isMessageKey)), fc.string()),
  message: fc.string(),
  status: fc.option(fc.constantFrom(200, 400, 409, 500)).map(O.fromNullable),
  nextAction: fc.option(fc.constantFrom('ALERT', 'ALERT_AND_REFRESH', 'ALERT_AND_REDIRECT', '')).map(O.fromNullable),
  data: fc.anything(),
});
const arbContext = fc.record({
  environment: fc.constantFrom(...environmentNames),
  origin: fc.constantFrom('Info', 'Load', 'Act'),
  target: fc.constantFrom(O.none, target),
}) satisfies fc.Arbitrary<FailureContext>;

test('[ER-08] a failed request for information is silent, whatever its answer', () => {
  fc.assert(
    fc.property(arbError, arbContext, (error, context) => {
      expect(nextStep(anApiError(error), { ...context, origin: 'Info' })).toEqual({ type: 'GoOn' });
    }),
  );
});

test('[ER-06] every failure has a step with a message, and redirects only to the checked address', () => {
  fc.assert(
    fc.property(arbError, arbContext, (error, context) => {
      const step = nextStep(anApiError(error), context);
      if ('notice' in step && step.notice.type === 'ServerText') expect(step.notice.text.trim()).not.toBe('');
      if ('to' in step) expect(step.to).toBe(context.target);
      if (context.origin === 'Act') expect(step.type).not.toBe('GoOn');
    }),
  );
});

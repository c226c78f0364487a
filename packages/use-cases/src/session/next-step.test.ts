import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  environmentNames,
  isMessageKey,
  knownDomains,
  messageParams,
  type ApiError,
  type ApiErrorKind,
} from '@baguni/domain/internal';
import { aSafeTarget, anApiError } from '@baguni/domain/testing';
import { type FailureContext, nextStep } from './next-step.ts';

const target = aSafeTarget('https://www.marketplace.example/x');
const act: FailureContext = { environment: 'production', origin: 'Act', target: undefined };
const said = (code: string, params = {}) => ({ type: 'Message', code, params });
const words = (text: string) => ({ type: 'ServerText', text });
const generic = (code: string) => said('TEMPORARY-PROBLEM-CODE', { code });

const alerts = (notice: unknown) => ({ type: 'Alert', notice });
const tells = (code: string) => ({ type: 'Notify', notice: said(code) });
const list = (data: unknown): Partial<ApiError> => ({ resultCode: 'CART-BR1-51', data });
const conflict = (over: Partial<ApiError>): Partial<ApiError> => ({ status: 409, ...over });
const of = (error: Partial<ApiError>, context: Partial<FailureContext> = {}) =>
  nextStep(anApiError(error), { ...act, ...context });
const one = { resultCode: 'CART-BR1-20', message: '판매 중지' };
const limit = { resultCode: 'CART-BR1-33', params: { max: 3 } };
const withTarget = { target };

test.each<readonly [string, Partial<ApiError>, unknown]>([
  ['[ER-03] a redirection of another domain', { resultCode: 'CART-BR-100' }, alerts(said('CART-BR-100'))],
  ['[ER-03] an error of another domain', { resultCode: 'CART-BR-101' }, alerts(said('CART-BR-101'))],
  ['[ER-05] one entry’s code that we know', list([one]), alerts(said('CART-BR1-20'))],
  ['[ER-05] in a list', list({ list: [one] }), alerts(said('CART-BR1-20'))],
  ['[ER-05] with its values', list([limit]), alerts(said('CART-BR1-33', { max: 3 }))],
  ['[ER-05] one entry’s words', list([{ resultCode: 'X-1', message: '안 돼요' }]), alerts(words('안 돼요'))],
  ['[ER-05] one entry’s code', list([{ resultCode: 'X-1', message: 7 }]), alerts(generic('X-1'))],
  ['[ER-05] an entry’s words without a code', list([{ message: '안 돼요' }]), alerts(words('안 돼요'))],
  ['[ER-05] an entry without text', list([{ cartUnitId: 3 }]), alerts(said('CART-BR1-51'))],
  ['[ER-05] an entry of blanks', list([{ resultCode: ' ', message: '' }]), alerts(said('CART-BR1-51'))],
  ['[ER-05] two entries', list([one, one]), alerts(said('CART-BR1-51'))],
  ['[ER-05] no entry', list([]), alerts(said('CART-BR1-51'))],
  ['[ER-05] an entry that is none', list([null]), alerts(said('CART-BR1-51'))],
  ['[ER-05] a list that is none', list({ list: 'x' }), alerts(said('CART-BR1-51'))],
  ['[ER-05] no data', { resultCode: 'CART-BR1-51' }, alerts(said('CART-BR1-51'))],
  ['[ER-05] a list of another code', { resultCode: 'CART-BR1-21', data: [one] }, alerts(said('CART-BR1-21'))],
  ['[ER-05] HTTP 409 with a message', conflict({ message: '이미 변경됨' }), alerts(words('이미 변경됨'))],
  ['[ER-05] our code', conflict({ resultCode: 'CART-BR7-47', message: 'x' }), alerts(said('CART-BR7-47'))],
  ['[ER-05] a stale cart', conflict({ resultCode: 'CART-STALE', message: 'x' }), tells('CART-CHANGED')],
  ['[ER-05] a changed cart', conflict({ resultCode: 'CART-CHANGED', message: 'x' }), tells('CART-CHANGED')],
  ['[ER-05] a changed price', conflict({ resultCode: 'PRICE-CHANGED', message: 'x' }), tells('PRICE-CHANGED')],
  ['[ER-05] HTTP 409 without text', conflict({}), tells('CART-CHANGED')],
  ['[ER-05] HTTP 408', { status: 408, resultCode: 'CART-STALE', message: 'x' }, alerts(said('CART-STALE'))],
  ['[ER-05] HTTP 410', { status: 410, resultCode: 'CART-STALE', message: 'x' }, alerts(said('CART-STALE'))],
  ['[ER-05] another code', { resultCode: 'CART-BR9-99' }, alerts(generic('CART-BR9-99'))],
  ['[ER-05] with a text', { resultCode: 'CART-BR9-99', message: 'internals' }, alerts(generic('CART-BR9-99'))],
])('%s (%o)', (_, error, step) => {
  expect(of(error)).toEqual(step);
});

test('[ER-03] the front end redirects to the given address or home, or rethrows', () => {
  const [lead, again] = ['CART-BR-100', 'CART-BR-101'].map((resultCode) => ({ domain: 'cart-fe', resultCode }));
  expect(of(lead!, withTarget)).toEqual({ type: 'Redirect', to: target });
  expect(of(lead!)).toEqual({ type: 'Redirect', to: undefined });
  expect(of(again!, withTarget)).toEqual({ type: 'Rethrow' });
});

test.each<readonly [string, Partial<ApiError>, unknown]>([
  ['our message', { resultCode: 'CART-BR2-139' }, said('CART-BR2-139')],
  ['the server’s words', { resultCode: 'CART-BR2-998', message: '점검 중' }, words('점검 중')],
  ['the reason’s code', { resultCode: 'CART-BR2-998' }, generic('CART-BR2-998')],
])('[ER-04] CART-BR2 shows %s and goes back, except locally (%o)', (_, error, notice) => {
  for (const environment of environmentNames)
    expect(of(error, { environment })).toEqual({ type: environment === 'local' ? 'Alert' : 'AlertAndGoBack', notice });
});

test.each(['CART-BR20-1', 'XCART-BR2-1', 'CART-BR3-02'])('[ER-04] %s is not one of them', (resultCode) => {
  expect(of({ resultCode }).type).toBe('Alert');
});

test.each(knownDomains)('[ER-04 CK-15] codes of %s open self-authentication and sign-in', (domain) => {
  const rest = { domain, nextAction: 'ALERT', message: 'x' };
  expect(of({ ...rest, resultCode: 'CHECKOUT-BR2-200' }, withTarget)).toEqual({ type: 'VerifyIdentity' });
  expect(of({ ...rest, resultCode: 'SIGN-IN-TO-ORDER' }, withTarget)).toEqual({ type: 'SignIn' });
});

test.each<readonly [string, Partial<FailureContext>, object]>([
  ['ALERT', {}, { type: 'Alert' }],
  ['ALERT_AND_REFRESH', {}, { type: 'AlertAndRefresh' }],
  ['ALERT_AND_REDIRECT', withTarget, { type: 'AlertAndRedirect', to: target }],
  ['ALERT_AND_REDIRECT', {}, { type: 'AlertAndRedirect', to: undefined }],
])('[ER-06] %s alerts the message (%o)', (action, context, step) => {
  const nextAction = action;
  expect(of({ nextAction, message: '잠시 후' }, context)).toEqual({ ...step, notice: words('잠시 후') });
  const known = { nextAction, resultCode: 'CART-BR2-139', message: 'x' };
  expect(of(known, context)).toEqual({ ...step, notice: said('CART-BR2-139') });
  expect(of({ nextAction }, context)).toEqual({ ...step, notice: generic('9999') });
});

test.each(['', 'alert', 'ALERT_AND_DANCE', 'constructor'])('[ER-06] nextAction %j is silent', (nextAction) => {
  expect(of({ nextAction, resultCode: 'CART-BR7-01' })).toEqual(alerts(said('CART-BR7-01')));
});

test('[ER-06] follows an allowed address; otherwise the shopper stays and sees the reason', () => {
  const error = { resultCode: 'CART-BR7-01', redirectUrl: 'https://evil.example/' };
  expect(of(error, withTarget)).toEqual({ type: 'Redirect', to: target });
  expect(of(error)).toEqual(alerts(said('CART-BR7-01')));
});

test.each<ApiErrorKind>(['Network', 'TimedOut', 'Unreadable'])('[ER-02] %s is a temporary problem', (kind) => {
  const error = conflict({ kind, message: 'POST /cart/getCart' });
  expect(of(error)).toEqual(alerts(said('TEMPORARY-PROBLEM')));
});

test.each([
  [{ message: '지울 수 없어요' }, words('지울 수 없어요')],
  [{ message: ' ' }, said('DELETE-FAILED')],
  [{ kind: 'TimedOut', message: 'late' } as const, said('DELETE-FAILED')],
  [{ resultCode: 'CART-BR4-09', message: 'x' }, said('CART-BR4-09')],
])('[DL-04] a call with its own fallback message (%o)', (error, notice) => {
  expect(of(error, { otherwise: 'DELETE-FAILED' })).toEqual(alerts(notice));
});

test('[LS-05] an error shown by the failure view is not alerted again; a redirect is followed', () => {
  const origin = 'Load';
  expect([of({}, { origin }), of({ kind: 'Network' }, { origin })]).toEqual([{ type: 'GoOn' }, { type: 'GoOn' }]);
  expect(of({ resultCode: 'CART-BR2-139' }, { origin }).type).toBe('AlertAndGoBack');
  expect(of({}, { origin, target })).toEqual({ type: 'Redirect', to: target });
});

const arbError = fc.record({
  kind: fc.constantFrom<ApiErrorKind>('Refused', 'Network', 'TimedOut', 'Unreadable'),
  domain: fc.oneof(fc.constantFrom(...knownDomains), fc.string()),
  resultCode: fc.oneof(fc.constantFrom(...Object.keys(messageParams).filter(isMessageKey)), fc.string()),
  message: fc.string(),
  status: fc.option(fc.constantFrom(200, 400, 409, 500), { nil: undefined }),
  nextAction: fc.option(fc.constantFrom('ALERT', 'ALERT_AND_REFRESH', 'ALERT_AND_REDIRECT', ''), { nil: undefined }),
  data: fc.anything(),
});
const arbContext = fc.record({
  environment: fc.constantFrom(...environmentNames),
  origin: fc.constantFrom('Load', 'Act'),
  target: fc.constantFrom(undefined, target),
}) satisfies fc.Arbitrary<FailureContext>;

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

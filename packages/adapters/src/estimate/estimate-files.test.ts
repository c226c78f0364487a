import { calls, FILE_COOKIE, SPREADSHEET_TYPE } from '@baguni/contract';
import { estimateRequestOf } from '@baguni/domain/internal';
import { anOpenCart, aUnit, withAllSelected } from '@baguni/domain/testing';
import { either as E } from 'fp-ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type EstimateWindow, estimateFilesByFetch, estimateFilesByForm } from './estimate-files.ts';

const { estimateToExcel } = calls;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const token = '00000000-0000-4000-8000-000000000001';
const written = { buyerName: '<b>Hanbit</b>', address1: '', address2: '' };
const request = estimateRequestOf(withAllSelected(anOpenCart([aUnit()])), 1, written, '2026.11.22');

/** A minimal fake of a DOM element. */
class FakeElement {
  readonly children: FakeElement[] = [];
  readonly attributes: Record<string, unknown> = {};
  contentDocument: { readonly body: { readonly textContent: string } } | null = { body: { textContent: '' } };
  onLoad: () => void = () => undefined;
  isRemoved = false;
  value = '';
  name = '';
  href = '';
  download = '';
  submitted = 0;
  clicked = 0;
  readonly tag: string;
  constructor(tag: string) {
    this.tag = tag;
  }
  append(child: FakeElement): void {
    this.children.push(child);
  }
  addEventListener(_: string, listener: () => void): void {
    this.onLoad = listener;
  }
  submit(): void {
    this.submitted += 1;
  }
  click(): void {
    this.clicked += 1;
  }
  remove(): void {
    this.isRemoved = true;
  }
}

const aPage = () => {
  const made: FakeElement[] = [];
  const jar = { text: 'other=1' };
  const document = {
    get cookie() {
      return jar.text;
    },
    body: new FakeElement('body'),
    createElement: (tag: string) => {
      const element = new FakeElement(tag);
      made.push(element);
      return element;
    },
  };
  const window = {
    document,
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    clearTimeout: () => undefined,
  } as unknown as EstimateWindow;
  const one = (tag: string): FakeElement => made.find((element) => element.tag === tag) ?? new FakeElement(tag);
  return { window, jar, one };
};

const deps = { baseUrl: '/api', language: 'ko', newId: () => token, environmentName: () => 'local' as const } as const;
const started = () => {
  const page = aPage();
  return { ...page, saved: estimateFilesByForm({ ...deps, window: page.window }).estimateToExcel(request)() };
};
const shows = (frame: FakeElement, text: string): void => {
  frame.contentDocument = { body: { textContent: text } };
  frame.onLoad();
};

test('[ES-05] posts the four tables as text through a hidden form to a hidden frame', async () => {
  const { one, jar, saved } = started();
  const [form, frame] = [one('form'), one('iframe')];
  expect(form).toMatchObject({
    method: 'post',
    action: `/api${estimateToExcel.path}`,
    target: token,
    hidden: true,
    submitted: 1,
  });
  expect(frame).toMatchObject({ name: token, hidden: true });
  expect(form.children.map(({ name }) => name)).toEqual([
    'token',
    'language',
    'buyerInfoTable',
    'ebayInfoTable',
    'bodyTable',
    'summaryTable',
    'cart',
  ]);
  expect(form.children.find(({ name }) => name === 'buyerInfoTable')?.value).toContain('&lt;b&gt;Hanbit&lt;/b&gt;');
  jar.text = `other=1; ${FILE_COOKIE}=${token}`;
  await vi.advanceTimersByTimeAsync(100);
  expect(await saved).toEqual(E.right(undefined));
  expect(form.isRemoved).toBe(true);
});

test('[ES-05] keeps the frame for a minute after a file arrives and removes it after a refusal', async () => {
  const come = started();
  come.jar.text = `${FILE_COOKIE}=${token}`;
  await vi.advanceTimersByTimeAsync(100);
  expect(await come.saved).toEqual(E.right(undefined));
  await vi.advanceTimersByTimeAsync(59_999);
  expect(come.one('iframe').isRemoved).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(come.one('iframe').isRemoved).toBe(true);

  const refused = started();
  shows(refused.one('iframe'), 'no file');
  expect(await refused.saved).toMatchObject({ _tag: 'Left' });
  await vi.advanceTimersByTimeAsync(1);
  expect(refused.one('iframe').isRemoved).toBe(true);
});

test('[ES-05] ignores the cookie of another file', async () => {
  const { jar, saved } = started();
  jar.text = `${FILE_COOKIE}=${token}0; x${FILE_COOKIE}=${token}`;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await saved).toMatchObject(E.left({ kind: 'TimedOut' }));
});

test('[ES-05] [ER-01] returns the refusal in the frame with its code', async () => {
  const { one, saved } = started();
  shows(one('iframe'), '');
  shows(
    one('iframe'),
    JSON.stringify({ resultCode: 'PRICE-CHANGED', domain: 'cart-api', message: 'changed', data: null }),
  );
  expect(await saved).toMatchObject(E.left({ kind: 'Refused', resultCode: 'PRICE-CHANGED', message: 'changed' }));
});

test.each(['<html>', '{"resultCode":"0000","data":{}}', 'x'])(
  '[ES-05] [CM-53] does not accept the text %s as a file',
  async (text) => {
    const { one, saved } = started();
    shows(one('iframe'), text);
    expect(await saved).toMatchObject({ _tag: 'Left' });
  },
);

test('[ES-05] treats an unreadable cross-origin frame as no file', async () => {
  const { one, saved } = started();
  one('iframe').contentDocument = null;
  one('iframe').onLoad();
  expect(await saved).toMatchObject(E.left({ kind: 'Unreadable' }));
});

test('[ER-04] sends the mark of the shown shopper and reports a lost session', async () => {
  const { window, one } = aPage();
  const shopper = { mark: () => 'A', note: () => undefined, lose: vi.fn<() => void>() };
  const saved = estimateFilesByForm({ ...deps, window, shopper }).estimateToExcel(request)();
  expect(one('form').children.find(({ name }) => name === 'shopper')?.value).toBe('A');
  const refused = { resultCode: 'CART-BR3-02', domain: 'cart-api', message: '', data: null };
  shows(one('iframe'), JSON.stringify(refused));
  expect(await saved).toMatchObject(E.left({ resultCode: 'CART-BR3-02' }));
  expect(shopper.lose).toHaveBeenCalledOnce();
});

test('[CM-52] times out after 5 s, like a call', async () => {
  const early = started();
  await vi.advanceTimersByTimeAsync(4_900);
  early.jar.text = `${FILE_COOKIE}=${token}`;
  await vi.advanceTimersByTimeAsync(100);
  expect(await early.saved).toEqual(E.right(undefined));
  const late = started();
  await vi.advanceTimersByTimeAsync(5_000);
  late.jar.text = `${FILE_COOKIE}=${token}`;
  expect(await late.saved).toMatchObject(E.left({ kind: 'TimedOut' }));
});

const fetched = async (response: Response) => {
  const page = aPage();
  const fetch = vi.fn(() => Promise.resolve(response));
  const saved = await estimateFilesByFetch({ ...deps, window: page.window, fetch }).estimateToExcel(request)();
  return { saved, link: page.one('a'), fetch };
};

test('[LS-10] [ES-05] downloads the file from the response in the in-page marketplace', async () => {
  const file = new Blob(['x'], { type: SPREADSHEET_TYPE });
  const { saved, link, fetch } = await fetched(new Response(file, { headers: { 'content-type': SPREADSHEET_TYPE } }));
  expect(saved).toEqual(E.right(undefined));
  expect(link).toMatchObject({ download: 'estimate.xlsx', clicked: 1 });
  expect(fetch).toHaveBeenCalledWith(`/api${estimateToExcel.path}`, expect.objectContaining({ method: 'POST' }));
});

test('[LS-10] [ER-01] returns its refusal', async () => {
  const body = { resultCode: 'CART-STALE', domain: 'cart-api', message: 'stale', data: null };
  const { saved, link } = await fetched(Response.json(body, { status: 409 }));
  expect(saved).toMatchObject(E.left({ resultCode: 'CART-STALE' }));
  expect(link.clicked).toBe(0);
});

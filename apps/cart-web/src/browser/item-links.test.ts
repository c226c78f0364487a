import { calls } from '@baguni/contract';
import { either as E } from 'fp-ts';
import { afterEach, expect, test, vi } from 'vitest';
import { reportItemLink } from './item-links.ts';

class Link extends EventTarget {
  readonly pathname: string;

  constructor(pathname: string) {
    super();
    this.pathname = pathname;
  }

  closest(selector: string): this | null {
    return selector === `a[href*="${this.pathname.slice(0, 6)}"]` ? this : null;
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const reportedBy = (pathname: string): readonly (readonly [string, RequestInit])[] => {
  const sent: (readonly [string, RequestInit])[] = [];
  vi.stubGlobal('Element', Link);
  vi.stubGlobal('document', { querySelector: () => ({ dataset: { trackingCode: '200010100' } }) });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push([url, init]);
    return Promise.reject(new Error('offline'));
  });
  reportItemLink({ target: new Link(pathname) });
  return sent;
};

test('[XT-01] reports a pressed link of an item by its own call, with a request that outlives the page', () => {
  const [[url, init] = ['', {}]] = reportedBy('/item/a%2Fb');
  expect(url).toBe(`/api${calls.logItemLink.path}`);
  expect(init).toMatchObject({ method: calls.logItemLink.method, keepalive: true });
  const body: unknown = JSON.parse(typeof init.body === 'string' ? init.body : '');
  expect(calls.logItemLink.request.decode(body)).toEqual(E.right({ itemNo: 'a/b', trackingCode: '200010100' }));
});

test.each(['/shop', '/minishop/haon', '/ko/pc/cart'])('[XT-01] reports no link to %s', (pathname) => {
  expect(reportedBy(pathname)).toEqual([]);
});

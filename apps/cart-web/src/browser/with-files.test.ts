import { afterEach, expect, test, vi } from 'vitest';
import { withFiles } from './with-files.ts';

class FakeLink extends EventTarget {
  rel = '';
  href = '';
  crossOrigin: string | null = null;
}

/** A document of which only links in its head are seen. */
const fakeDocument = (...links: FakeLink[]) => {
  vi.stubGlobal('document', {
    createElement: () => new FakeLink(),
    head: { append: (link: FakeLink) => void links.push(link) },
    querySelector: (selector: string) => links.find(({ href }) => selector === `link[href="${href}"]`) ?? null,
  });
  return links;
};

const settled = async (promise: Promise<unknown>): Promise<string> => {
  let outcome = 'pending';
  const settle = (value: unknown) => void (outcome = String(value));
  void promise.then(settle, settle);
  await new Promise((resolve) => void setTimeout(resolve));
  return outcome;
};

const run = () => Promise.resolve('code');

afterEach(() => {
  vi.unstubAllGlobals();
});

test('[SV-02] code that needs no file runs at once', async () => {
  const links = fakeDocument();
  expect(await withFiles(run)).toBe('code');
  expect(links).toEqual([]);
});

test('[SV-02] a style is waited for, a script is fetched beside the code', async () => {
  const links = fakeDocument();
  const code = withFiles(run, ['assets/a.js', 'assets/a.css']);
  expect(links.map(({ rel, href, crossOrigin }) => [rel, href, crossOrigin])).toEqual([
    ['modulepreload', '/assets/a.js', ''],
    ['stylesheet', '/assets/a.css', ''],
  ]);
  expect(await settled(code)).toBe('pending');
  links[1]?.dispatchEvent(new Event('load'));
  expect(await settled(code)).toBe('code');
});

test('[SV-02] what the page has is not asked for again; a style on its way is waited for by all', async () => {
  const links = fakeDocument();
  const [first, second] = [1, 2].map(() => withFiles(run, ['assets/b.css', 'assets/b.js']));
  expect(links).toHaveLength(2);
  expect(await settled(second!)).toBe('pending');
  links[0]?.dispatchEvent(new Event('load'));
  expect([await settled(first!), await settled(second!)]).toEqual(['code', 'code']);
  expect(await settled(withFiles(run, ['assets/b.css', 'assets/b.js']))).toBe('code');
  expect(links).toHaveLength(2);
});

test('[CM-52] a style that does not load fails what needs it, once', async () => {
  const links = fakeDocument();
  const ran = vi.fn<() => Promise<string>>(run);
  const code = withFiles(ran, ['assets/c.css']);
  links[0]?.dispatchEvent(new Event('error'));
  expect(await settled(code)).toBe('Error: /assets/c.css did not load');
  expect(ran).not.toHaveBeenCalled();
  expect(await settled(withFiles(ran, ['assets/c.css']))).toBe('code');
});

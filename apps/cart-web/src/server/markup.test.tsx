import { Suspense, use } from 'react';
import { expect, test } from 'vitest';
import { markupOf, NeverReady } from './markup.ts';

const Broken = (): never => {
  throw new Error('no such seller');
};

const never = new Promise<never>(() => undefined);
const Waiting = (): never => use(never);

const drawn = async (page: Parameters<typeof markupOf>[0]) => {
  const heard: unknown[] = [];
  const markup = await markupOf(page, (thrown) => void heard.push(thrown));
  return { markup, heard };
};

test('[SV-02] reports a part that fails and renders all others', async () => {
  const { markup, heard } = await drawn(
    <main>
      <Suspense>
        <Broken />
      </Suspense>
      <Suspense>
        <p>장바구니</p>
      </Suspense>
    </main>,
  );
  expect(heard).toEqual([new Error('no such seller')]);
  expect(markup).toContain('<p>장바구니</p>');
});

test('[SV-02] [LG-6] reports a part that never becomes ready, keeps its fallback, and renders beyond another failure', async () => {
  const { markup, heard } = await drawn(
    <main>
      <Suspense fallback={<p>잠시만 기다려 주세요.</p>}>
        <Waiting />
      </Suspense>
      <Suspense>
        <Broken />
      </Suspense>
      <p>장바구니</p>
    </main>,
  );
  expect(new Set(heard)).toEqual(new Set([new Error('no such seller'), new NeverReady()]));
  expect(markup).toContain('<p>잠시만 기다려 주세요.</p>');
  expect(markup).toContain('<p>장바구니</p>');
});

test('[SV-02] [LG-6] rejects a page that suspends as a whole', async () => {
  await expect(drawn(<Waiting />)).rejects.toThrow('suspended');
});

test('[SV-02] rejects a page that fails as a whole', async () => {
  await expect(drawn(<Broken />)).rejects.toThrow('no such seller');
});

test('[XS-1] renders a text that looks like a failed part as text', async () => {
  const { markup, heard } = await drawn(<p>{'<!--$!-->'}</p>);
  expect([markup, heard]).toEqual(['<p>&lt;!--$!--&gt;</p>', []]);
});

import { calls, openApi } from '@baguni/contract';
import { expect, test } from 'vitest';
import { testServer } from '../testing/server.ts';

test('[SV-05] the API description lists every call that the server answers, from what validates', async () => {
  const { app } = await testServer();
  const { paths, servers } = (await app.inject({ url: '/openapi.json' })).json<{
    paths: Record<string, Record<string, unknown>>;
    servers: { url: string }[];
  }>();
  expect(servers).toEqual([{ url: '/api' }]);
  for (const { path, method } of Object.values(calls)) {
    expect(paths[path]?.[method.toLowerCase()]).toBeDefined();
    expect(app.hasRoute({ url: `/api${path}`, method })).toBe(true);
  }
  expect(Object.keys(paths)).toHaveLength(Object.keys(calls).length);
});

test('[SV-05] the page to browse it in reads the same description and has nothing inline', async () => {
  const { app } = await testServer();
  const page = (await app.inject({ url: '/docs' })).body;
  expect(page).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=/u);
  const description: unknown = (await app.inject({ url: '/docs/json' })).json();
  expect(description).toEqual(JSON.parse(JSON.stringify(openApi('/api'))));
});

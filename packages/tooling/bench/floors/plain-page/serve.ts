import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import { PlainPage, type PlainRow } from './plain-page.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const types = { html: 'text/html', js: 'text/javascript', css: 'text/css', json: 'application/json' } as const;

interface File {
  readonly type: string;
  readonly body: Buffer;
}

const file = (type: keyof typeof types, text: string): File => ({
  type: `${types[type]}; charset=utf-8`,
  body: brotliCompressSync(text),
});

/** One of the two scripts in one file, as small as the product's. */
const scriptOf = async (name: string): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: here,
    build: { write: false, target: 'es2024', rolldownOptions: { input: `${here}${name}.ts` } },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunk = outputs.find((one) => one.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error(`${name} was not built`);
  return chunk.code;
};

const documentOf = (script: string, body: string): File =>
  file(
    'html',
    `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>plain</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/plain-page.css">` +
      `<script type="module" src="/${script}.js"></script></head><body>${body}</body></html>`,
  );

const filesOf = async (rows: readonly PlainRow[]): Promise<ReadonlyMap<string, File>> => {
  const json = JSON.stringify(rows);
  const drawn = renderToString(createElement(PlainPage, { rows }));
  const data = `<script type="application/json" id="rows">${json.replaceAll('<', '\\u003c')}</script>`;
  return new Map([
    ['/client', documentOf('client', '<div id="root"></div>')],
    ['/html', documentOf('hydrate', `<div id="root">${drawn}</div>${data}`)],
    ['/client.js', file('js', await scriptOf('client'))],
    ['/hydrate.js', file('js', await scriptOf('hydrate'))],
    ['/plain-page.css', file('css', readFileSync(`${here}plain-page.css`, 'utf8'))],
    ['/rows.json', file('json', json)],
  ]);
};

/** A server of the plain page: drawn by its script at `/client`, as HTML that is taken over at `/html`. Pictures are given. */
export const servePlainPage = async (rows: readonly PlainRow[], pictures: string): Promise<Server> => {
  const files = await filesOf(rows);
  return createServer(({ url = '' }, response) => {
    const found = files.get(url);
    if (found) {
      response.writeHead(200, { 'content-type': found.type, 'content-encoding': 'br', 'cache-control': 'no-store' });
      response.end(found.body);
    } else if (/^\/pictures\/[\w-]+\.svg$/u.test(url)) {
      response.writeHead(200, { 'content-type': 'image/svg+xml' });
      response.end(readFileSync(`${pictures}${url}`));
    } else response.writeHead(404).end();
  });
};

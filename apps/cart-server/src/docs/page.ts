import { html, type Html } from '../html/html.ts';
import { plainPage } from '../html/plain-page.ts';
import { typeText } from './type-text.ts';

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const recordAt = (value: unknown, ...path: readonly string[]): Json =>
  path.reduce<Json>(
    (found, name) => {
      const next = found[name];
      return isRecord(next) ? next : {};
    },
    isRecord(value) ? value : {},
  );
const textAt = (value: unknown, name: string): string => {
  const text = recordAt({ value }, 'value')[name];
  return typeof text === 'string' ? text : '';
};

interface Operation {
  readonly path: string;
  readonly method: string;
  readonly described: Json;
}

const operationsOf = (description: Json): readonly Operation[] =>
  Object.entries(recordAt(description, 'paths')).flatMap(([path, item]) =>
    Object.entries(recordAt({ item }, 'item')).map(([method, described]) => ({
      path,
      method: method.toUpperCase(),
      described: recordAt({ described }, 'described'),
    })),
  );

const typeBlock = (label: string, schema: unknown): Html =>
  html`<pre tabindex="0" role="region" aria-label="${label}">${typeText(schema)}</pre>`;

const schemaIn = (content: Json): unknown => recordAt(content, 'content', 'application/json')['schema'];

const headerRow = (parameter: unknown): Html =>
  html`<li>
    <code>${textAt(parameter, 'name')}: ${typeText(recordAt(parameter)['schema'])}</code>
    ${recordAt(parameter)['required'] === true ? '' : '(optional)'} ${textAt(parameter, 'description')}
  </li>`;

const answerBlock = (operationId: string, [status, answer]: readonly [string, unknown]): Html =>
  html`<h3>${status === 'default' ? 'Other statuses' : status}: ${textAt(answer, 'description')}</h3>
    ${typeBlock(`${operationId} answer ${status}`, schemaIn(recordAt({ answer }, 'answer')))}`;

const operationBlock = (base: string, { path, method, described }: Operation): Html => {
  const id = textAt(described, 'operationId');
  const parameters = described['parameters'];
  const request = schemaIn(recordAt(described, 'requestBody'));
  return html`<section class="card" aria-labelledby="${id}">
    <h2 id="${id}">${textAt(described, 'summary')}</h2>
    <p><code>${method} ${base}${path}</code></p>
    <details>
      <summary>Headers, request and answers</summary>
      <h3>Headers</h3>
      <ul class="headers">
        ${Array.isArray(parameters) ? parameters.map(headerRow) : ''}
      </ul>
      ${
        request === undefined
          ? ''
          : html`<h3>Request</h3>
              ${typeBlock(`${id} request`, request)}`
      }
      ${Object.entries(recordAt(described, 'responses')).map((answer) => answerBlock(id, answer))}
    </details>
  </section>`;
};

const linkTo = ({ described }: Operation): Html =>
  html`<li><a href="#${textAt(described, 'operationId')}">${textAt(described, 'operationId')}</a></li>`;

export const docsPage = (description: Json, base: string): Html => {
  const operations = operationsOf(description);
  return plainPage(
    { lang: 'en', title: 'Baguni API' },
    html`<header>
        <nav aria-label="Calls">
          <ul>
            ${operations.map(linkTo)}
          </ul>
        </nav>
      </header>
      <main>
        <h1>Baguni API</h1>
        <p class="lead">
          Every call between the page and the server, printed from the codecs that validate them. Success is
          <code>resultCode</code> "0000"; everything else is a refusal. For tools:
          <a href="/openapi.json">openapi.json</a>.
        </p>
        <div class="calls">${operations.map((operation) => operationBlock(base, operation))}</div>
      </main>`,
  );
};

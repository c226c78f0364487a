import {
  insertCompletionText,
  pickedCompletion,
  snippet,
  type Completion,
  type CompletionSource,
} from '@codemirror/autocomplete';
import type { EditorState } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import type { CompletionItem, Hover } from 'vscode-json-languageservice';
import { isObject, own } from '../cart/json.ts';
import type { Shop } from '../cart/shop.ts';

/** Loads a JSON schema. */
export type LoadSchema = () => Promise<object>;

/** Loads the schema of a cart, with the currency and the promotions of its shop (EN-08, EN-09). */
export const loadCartSchema = async ({ engine, json }: Pick<Shop, 'engine' | 'json'>): Promise<object> => {
  const { default: schema } = await import('@baguni/contract/cart.schema.json', { with: { type: 'json' } });
  if (json === null) return schema;
  const { currency, promotions = [] } = engine.terms;
  const items = { anyOf: promotions.map(({ id, name }) => ({ type: 'string', const: id, description: name })) };
  const properties: unknown = own(schema, 'properties');
  return {
    ...schema,
    properties: {
      ...(isObject(properties) ? properties : {}),
      currency: { type: 'string', const: currency.code },
      promotions: { type: 'array', items },
    },
  };
};

/** Loads the schema of a shop. */
export const loadShopSchema: LoadSchema = async () =>
  (await import('@baguni/contract/shop.schema.json', { with: { type: 'json' } })).default;

/** Opens a document in a JSON language service. */
const openDocument = async (text: string, loadSchema: LoadSchema) => {
  const [{ getLanguageService, TextDocument }, schema] = await Promise.all([
    import('vscode-json-languageservice'),
    loadSchema(),
  ]);
  const service = getLanguageService({});
  service.configure({ validate: false, schemas: [{ uri: 'schema.json', fileMatch: ['*'], schema }] });
  const document = TextDocument.create('file:///text.json', 'json', 1, text);
  return { service, document, json: service.parseJSONDocument(document) };
};

const documentationOf = ({ documentation }: CompletionItem): string =>
  typeof documentation === 'string' ? documentation : (documentation?.value ?? '');

/** The value of `InsertTextFormat.Snippet`. */
const SNIPPET = 2;

/** Converts a completion item that replaces some characters before and after the typed word, usually quotation marks. */
const toCompletion = (item: CompletionItem, before: number, after: number): Completion => {
  const text = item.textEdit?.newText ?? item.insertText ?? item.label;
  // CodeMirror writes a field as ${1}, the language service as $1
  const template = item.insertTextFormat === SNIPPET ? text.replaceAll(/\$(\d+)/gu, '$${$1}') : undefined;
  const info = documentationOf(item);
  return {
    label: item.label.replaceAll('"', ''),
    ...(info === '' ? {} : { info }),
    apply: (view, completion, from, to) => {
      if (template !== undefined) return snippet(template)(view, completion, from - before, to + after);
      return view.dispatch({
        ...insertCompletionText(view.state, text, from - before, to + after),
        annotations: pickedCompletion.of(completion),
      });
    },
  };
};

/** Suggests fields and values of a schema. */
export const completeBySchema =
  (loadSchema: LoadSchema): CompletionSource =>
  async (context) => {
    const { state, pos, explicit } = context;
    const word = context.matchBefore(/\w*/u)?.text ?? '';
    const from = pos - word.length;
    if (!explicit && word === '' && state.sliceDoc(from - 1, from) !== '"') return null;
    const { service, document, json } = await openDocument(state.doc.toString(), loadSchema);
    const list = await service.doComplete(document, document.positionAt(pos), json);
    return {
      from,
      options: (list?.items ?? []).map((item) => {
        const range = item.textEdit && 'range' in item.textEdit ? item.textEdit.range : undefined;
        if (!range) return toCompletion(item, 0, 0);
        return toCompletion(item, from - document.offsetAt(range.start), document.offsetAt(range.end) - pos);
      }),
      validFor: /^\w*$/u,
    };
  };

/** Returns the text of a hover. The language service escapes Markdown. */
const textOfHover = (contents: Hover['contents']): string =>
  [contents]
    .flat()
    .map((one) => (typeof one === 'string' ? one : one.value))
    .join('\n')
    .replaceAll(/\\(?=[!-/:-@[-`{-~])/gu, '');

/** Shows the description of the field under the pointer. */
export const hoverBySchema = (loadSchema: LoadSchema) =>
  hoverTooltip(async ({ state }: { readonly state: EditorState }, pos) => {
    const { service, document, json } = await openDocument(state.doc.toString(), loadSchema);
    const hover = await service.doHover(document, document.positionAt(pos), json);
    const text = textOfHover(hover?.contents ?? []);
    if (!hover?.range || text === '') return null;
    const dom = Object.assign(window.document.createElement('div'), { className: 'cm-hover', textContent: text });
    return {
      pos: document.offsetAt(hover.range.start),
      end: document.offsetAt(hover.range.end),
      create: () => ({ dom }),
    };
  });

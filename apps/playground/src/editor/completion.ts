import {
  pickedCompletion,
  startCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  type CompletionSource,
} from '@codemirror/autocomplete';
import type { EditorView } from '@codemirror/view';
import { editOf } from './edit.ts';
import { cartSchemaOf, type ShopNames } from './schemas.ts';
import { suggestionsAt, weightOf, type Suggestion } from './suggestions.ts';

/** Fetches the schema of a text. */
type SchemaSource = () => Promise<unknown>;

/** Writes a suggestion where the caret is now, and offers what fits into it. */
const accept =
  (schema: unknown, { label, text }: Suggestion) =>
  (view: EditorView, completion: Completion): void => {
    const doc = view.state.doc.toString();
    const now = suggestionsAt(schema, doc, view.state.selection.main.head);
    const same = now?.options.find((one) => one.label === label && one.text === text);
    if (!now || !same) return;
    const { from, to, insert, anchor, head } = editOf(doc, now.place, same.text);
    view.dispatch({
      changes: { from, to, insert },
      selection: { anchor, head },
      scrollIntoView: true,
      userEvent: 'input.complete',
      annotations: pickedCompletion.of(completion),
    });
    if (anchor === head && anchor < from + insert.length) startCompletion(view);
  };

const completionOf = (schema: unknown, suggestion: Suggestion): Completion => ({
  label: suggestion.label,
  detail: suggestion.detail,
  ...(suggestion.info === '' ? {} : { info: suggestion.info }),
  apply: accept(schema, suggestion),
  boost: weightOf(suggestion),
});

/** Fields and values by a schema, which is fetched when somebody first types (EN-07, EN-10). */
export const completeBy =
  (source: SchemaSource): CompletionSource =>
  async (context: CompletionContext): Promise<CompletionResult | null> => {
    if (!context.explicit && !context.matchBefore(/["\w]/u)) return null;
    const schema = await source();
    if (context.aborted) return null;
    const found = suggestionsAt(schema, context.state.doc.toString(), context.pos);
    if (!found || found.options.length === 0) return null;
    return {
      // what is typed is compared from past its quotation mark; what closes it is written over by what is accepted
      from: found.place.begun,
      options: found.options.map((one) => completionOf(schema, one)),
      validFor: /^[^"\\\n,{}[\]]*$/u,
    };
  };

/** Completes carts of the shop that was followed last. */
export const cartCompletion = (): {
  readonly complete: CompletionSource;
  readonly follow: (shop: ShopNames) => void;
} => {
  let followed: ShopNames = { currency: { code: 'KRW' }, offers: [] };
  return {
    complete: completeBy(() => cartSchemaOf(followed)),
    follow: (shop) => {
      followed = shop;
    },
  };
};

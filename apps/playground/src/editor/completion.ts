import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { suggestionsAt } from './suggestions.ts';

/** The schema of a cart is fetched when somebody first types. */
const schema = async (): Promise<unknown> =>
  (await import('@baguni/contract/cart.schema.json', { with: { type: 'json' } })).default;

/** Fields and values of a cart, by its schema (EN-07). */
export const completeCart = async (context: CompletionContext): Promise<CompletionResult | null> => {
  if (!context.explicit && !context.matchBefore(/["\w]/u)) return null;
  const known = await schema();
  if (context.aborted) return null;
  const { from, to, options } = suggestionsAt(known, context.state.doc.toString(), context.pos);
  return {
    from,
    to,
    options: options.map(({ label, detail, apply, isRequired }) => ({
      // what is typed, its quotation mark too, is compared with what would be written
      label: apply,
      displayLabel: label,
      detail,
      apply,
      type: isRequired ? 'keyword' : 'property',
      boost: isRequired ? 1 : 0,
    })),
    filter: true,
  };
};

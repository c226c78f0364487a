import type { CompletionContext, CompletionResult, CompletionSource } from '@codemirror/autocomplete';
import { suggestionsAt } from './suggestions.ts';

/** Fields and values by a schema, which is fetched when somebody first types. */
const completeBy =
  (schema: () => Promise<{ readonly default: unknown }>): CompletionSource =>
  async (context: CompletionContext): Promise<CompletionResult | null> => {
    if (!context.explicit && !context.matchBefore(/["\w]/u)) return null;
    const { default: known } = await schema();
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

/** Fields and values of a cart, by its schema (EN-07). */
export const completeCart = completeBy(() => import('@baguni/contract/cart.schema.json', { with: { type: 'json' } }));

/** Fields and values of a shop, by its schema (EN-10). */
export const completeShop = completeBy(() => import('@baguni/contract/shop.schema.json', { with: { type: 'json' } }));

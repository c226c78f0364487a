import type { Command } from '@baguni/use-cases';
import type { ViewContext } from '../common/context.ts';
import { plainAction } from '../common/shared-views.ts';
import { word } from '../common/word.ts';

/** The message of a layer whose data could not be read. A file of its own, because the first view does not need it. */
export const layerFailureView = ({ words }: ViewContext, text: string, retry: Command) => ({
  text,
  retry: plainAction(word(words, 'retry'), retry),
});

export type LayerFailureView = ReturnType<typeof layerFailureView>;

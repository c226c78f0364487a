import type { ExtrasViews } from '@baguni/presentation';
import { makeUseLate } from '../lib/use-late.ts';
import type { ExtrasComponents, ExtrasPage, ExtrasParts } from './extras-page.ts';

/** Components and views of what is around the cart. */
export interface LoadedExtras {
  readonly components: ExtrasComponents;
  readonly extras: ExtrasViews;
}

const load = async ({ views }: ExtrasPage, { extrasComponents }: ExtrasParts): Promise<LoadedExtras> => {
  const [components, extras] = await Promise.all([extrasComponents(), views.extras()]);
  return { components, extras };
};

/** What is around the cart once it has come. */
export const useExtrasParts = makeUseLate(load);

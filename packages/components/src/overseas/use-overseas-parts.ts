import { makeUseLazy } from '../lib/use-lazy.ts';
import type { OverseasPage, OverseasPartViews } from './overseas-page.ts';
import type * as OverseasParts from './OverseasParts.tsx';

type Parts = typeof OverseasParts;

interface Loaded {
  readonly parts: Parts;
  readonly overseas: OverseasPartViews;
}

const load = async ({ views }: OverseasPage): Promise<Loaded> => {
  const [parts, overseas] = await Promise.all([import('./OverseasParts.tsx'), views.overseas()]);
  return { parts, overseas };
};

/** Code and views of overseas shipping once they have come. */
export const useOverseasParts = makeUseLazy(load);

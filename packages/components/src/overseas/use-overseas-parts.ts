import { makeUseLate } from '../lib/use-late.ts';
import type { OverseasComponents, OverseasPage, OverseasParts, OverseasPartViews } from './overseas-page.ts';

interface Loaded {
  readonly components: OverseasComponents;
  readonly overseas: OverseasPartViews;
}

const load = async ({ views }: OverseasPage, { overseasComponents }: OverseasParts): Promise<Loaded> => {
  const [components, overseas] = await Promise.all([overseasComponents(), views.overseas()]);
  return { components, overseas };
};

/** Components and views of overseas shipping once they have come. */
export const useOverseasParts = makeUseLate(load);

import type { OverseaMemory } from '@baguni/domain';
import { option as O } from 'fp-ts';
import type { AdapterParts } from './tokens.ts';

/**
 * Cookies of shipping overseas: their words are loaded when they are first asked for. Where these, or the cookies, cannot
 * be had, nothing was chosen before and nothing is remembered.
 */
export const lateOverseaMemory = (
  cookies: AdapterParts['overseaCookies'],
  jar: Pick<Document, 'cookie'>,
): OverseaMemory => {
  const memory = async (): Promise<OverseaMemory> => (await cookies()).overseaMemory(jar);
  return {
    recall: () =>
      memory()
        .then(({ recall }) => recall())
        .catch(() => ({ company: O.none, currency: O.none })),
    remember: (choice) => () =>
      memory()
        .then(({ remember }) => remember(choice)())
        .catch(() => undefined),
  };
};

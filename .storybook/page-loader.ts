import { loadFonts } from '@baguni/components';
import type { StoryStore } from '@baguni/components/testing';
import { storyContainer } from './story-container.ts';
import { STORY, type Said } from './tokens.ts';

/** Before a story: the words and fonts of its language, and a store over its scenario. */
export const pageLoader = async (context: {
  readonly globals: Said;
  readonly parameters: Said;
}): Promise<{ readonly page: StoryStore }> => {
  const story = storyContainer(context.globals, context.parameters);
  const { language } = story.get(STORY.storefront);
  const [page] = await Promise.all([story.getAsync(STORY.page), loadFonts(language, document)]);
  return { page };
};

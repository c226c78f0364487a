import type { StoryStore } from '@baguni/components/testing';
import type { Storefront } from '@baguni/domain';
import type { Translations } from '@baguni/presentation';
import type { ScenarioName } from '@baguni/scenarios';
import type { ServiceIdentifier } from 'inversify';

/** A name under which something is bound; its type says what. */
const token = <T>(name: string): ServiceIdentifier<T> => Symbol(name);

/** Values of the toolbar or of a story, as unchecked text: they may come from an address. */
export type Said = Readonly<Record<string, unknown>>;

/** The tokens of what a story stands on: what asks for it, and what it is made of. */
export const STORY = {
  /** What the toolbar says. */
  globals: token<Said>('globals'),
  /** What the story says of itself. */
  parameters: token<Said>('parameters'),
  storefront: token<Storefront>('storefront'),
  scenario: token<ScenarioName>('scenario'),
  /** Loaded, so ask with `getAsync`. */
  words: token<Translations>('words'),
  /** The page's store; its words are loaded, so ask with `getAsync`. */
  page: token<StoryStore>('page'),
};

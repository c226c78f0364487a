import { loadFonts } from '@baguni/components';
import { storefrontOf, storyStore, type StoryStore } from '@baguni/components/testing';
import { devices, languages, tenants, type Storefront } from '@baguni/domain';
import { loadAllWords } from '@baguni/presentation';
import { defaultScenario, isScenarioName, type ScenarioName } from '@baguni/scenarios';

/** The toolbar's values, as unchecked text: they may come from an address. */
type Said = Readonly<Record<string, unknown>>;

const oneOf = <T extends string>(known: readonly [T, ...T[]], said: unknown): T =>
  known.find((one) => one === said) ?? known[0];

/** The storefront that the toolbar asks for. */
const storefront = ({ tenant, device, language }: Said): Storefront =>
  storefrontOf(oneOf(tenants, tenant), oneOf(devices, device === 'mobile' ? 'm' : device), oneOf(languages, language));

/** The toolbar's scenario takes precedence over the story's own (`parameters.scenario`). */
const scenario = (globals: Said, parameters: Said): ScenarioName =>
  [globals['scenario'], parameters['scenario']].map(String).find(isScenarioName) ?? defaultScenario;

/** Before a story: the words and fonts of its language, and a store over its scenario. */
export const pageLoader = async (context: {
  readonly globals: Said;
  readonly parameters: Said;
}): Promise<{ readonly page: StoryStore }> => {
  const place = storefront(context.globals);
  const [words] = await Promise.all([loadAllWords(place), loadFonts(place.language)]);
  return { page: storyStore(scenario(context.globals, context.parameters), place, words) };
};

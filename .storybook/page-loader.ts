import { loadFonts } from '@baguni/components';
import { storefrontOf, storyStore, type StoryStore } from '@baguni/components/testing';
import { devices, languages, tenants } from '@baguni/domain/internal';
import { loadAllWords } from '@baguni/presentation';
import { defaultScenario, isScenarioName } from '@baguni/scenarios';

/** Values of the toolbar or of a story. They are unchecked, because they may come from an address. */
type Values = Readonly<Record<string, unknown>>;

const oneOf = <T extends string>(known: readonly [T, ...T[]], value: unknown): T =>
  known.find((one) => one === value) ?? known[0];

/** Loads the words and fonts of a story's language, and creates a store over its scenario. The toolbar takes precedence. */
export const pageLoader = async ({
  globals,
  parameters,
}: {
  readonly globals: Values;
  readonly parameters: Values;
}): Promise<{ readonly page: StoryStore }> => {
  const { tenant, device, language } = globals;
  const storefront = storefrontOf(
    oneOf(tenants, tenant),
    oneOf(devices, device === 'mobile' ? 'm' : device),
    oneOf(languages, language),
  );
  const scenario =
    [globals, parameters].map((values) => String(values['scenario'])).find(isScenarioName) ?? defaultScenario;
  const [words] = await Promise.all([loadAllWords(storefront), loadFonts(storefront.language, document)]);
  return { page: storyStore(scenario, storefront, words) };
};

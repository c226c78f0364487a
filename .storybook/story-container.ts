import { storefrontOf, storyStore } from '@baguni/components/testing';
import { devices, languages, tenants } from '@baguni/domain';
import { loadAllWords } from '@baguni/presentation';
import { defaultScenario, isScenarioName } from '@baguni/scenarios';
import { Container, ContainerModule, type ResolutionContext } from 'inversify';
// inversify numbers its bindings in it
import 'reflect-metadata/lite';
import { STORY, type Said } from './tokens.ts';

const oneOf = <T extends string>(known: readonly [T, ...T[]], said: unknown): T =>
  known.find((one) => one === said) ?? known[0];

/** The storefront that the toolbar asks for. */
const toolbarStorefront = (story: ResolutionContext) => {
  const { tenant, device, language } = story.get(STORY.globals);
  return storefrontOf(
    oneOf(tenants, tenant),
    oneOf(devices, device === 'mobile' ? 'm' : device),
    oneOf(languages, language),
  );
};

/** The toolbar's scenario takes precedence over the story's own (`parameters.scenario`). */
const scenarioOf = (story: ResolutionContext) =>
  [story.get(STORY.globals), story.get(STORY.parameters)]
    .map((said) => String(said['scenario']))
    .find(isScenarioName) ?? defaultScenario;

const pageOf = async (story: ResolutionContext) => {
  const words = await story.getAsync(STORY.words);
  return storyStore(story.get(STORY.scenario), story.get(STORY.storefront), words);
};

const storyModule = new ContainerModule(({ bind }) => {
  bind(STORY.storefront).toDynamicValue(toolbarStorefront);
  bind(STORY.scenario).toDynamicValue(scenarioOf);
  bind(STORY.words).toDynamicValue((story) => loadAllWords(story.get(STORY.storefront)));
  bind(STORY.page).toDynamicValue(pageOf);
});

/** The container of a story: a page's store over its scenario. */
export const storyContainer = (globals: Said, parameters: Said): Container => {
  const story = new Container({ defaultScope: 'Singleton' });
  story.bind(STORY.globals).toConstantValue(globals);
  story.bind(STORY.parameters).toConstantValue(parameters);
  story.loadSync(storyModule);
  return story;
};

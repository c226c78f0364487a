import { record as R } from 'fp-ts';
import { cartScenarios } from './cart-scenarios.ts';
import { clubScenarios } from './club-scenarios.ts';
import { failureScenarios } from './failure-scenarios.ts';
import { memberScenarios } from './member-scenarios.ts';
import { overseasScenarios } from './overseas-scenarios.ts';
import { ordinary, type Scenario, type ScenarioRow } from './scenario.ts';

const table = {
  ...cartScenarios,
  ...clubScenarios,
  ...memberScenarios,
  ...overseasScenarios,
  ...failureScenarios,
};

/** Name of a scenario and id of its demo buyer. */
export type ScenarioName = keyof typeof table;

export const scenarios: Readonly<Record<ScenarioName, Scenario>> = R.mapWithIndex(
  (name: ScenarioName, row: ScenarioRow): Scenario => ({ ...ordinary, ...row, name }),
)(table);

export const isScenarioName = (text: string): text is ScenarioName => Object.hasOwn(scenarios, text);

/** The names of the scenarios, in the order of the demo. */
export const scenarioNames: readonly ScenarioName[] = Object.keys(scenarios).filter(isScenarioName);

export const defaultScenario: ScenarioName = 'many-sellers';

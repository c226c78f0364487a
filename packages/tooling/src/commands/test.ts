import { runSteps } from '../lib/summary.ts';
import * as steps from '../lib/steps.ts';

await runSteps([
  [[steps.types, steps.lint, steps.architecture, steps.deadCode, steps.supply], [steps.format]],
  steps.build,
  [[steps.built, steps.size]],
  // browser tests wait for pages half of their time; the others use the remaining time
  [[steps.endToEnd], [process.argv.includes('--coverage') ? steps.unitWithCoverage : steps.unit, steps.stories]],
]);

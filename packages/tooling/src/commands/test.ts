import { runSteps } from '../lib/summary.ts';
import * as steps from '../lib/steps.ts';

await runSteps([
  [[steps.types, steps.lint, steps.architecture, steps.deadCode, steps.supply], [steps.format]],
  process.argv.includes('--coverage') ? steps.unitWithCoverage : steps.unit,
  steps.build,
  steps.built,
  steps.size,
  // end-to-end tests wait for pages half of their time
  [[steps.endToEnd], [steps.stories]],
]);

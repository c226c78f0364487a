import { runSteps } from '../lib/summary.ts';
import { architecture, lint, quickUnit, types } from '../lib/steps.ts';

await runSteps([[[types, lint], [architecture]], quickUnit]);

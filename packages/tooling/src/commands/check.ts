import { runSteps } from '../lib/summary.ts';
import { architecture, lint, types, unit } from '../lib/steps.ts';

await runSteps([types, lint, architecture, unit]);

import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { mutated, mutationOptions, runsPerMutant } from '../lib/mutation.ts';

const { values, positionals } = parseArgs({
  options: { tests: { type: 'string' }, fresh: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (positionals.length === 0)
  throw new Error('Name a folder of packages/domain/src, for example: npm run mutation -- coupon/box');

process.chdir(mutated);
process.env['BAGUNI_RUNS'] ??= String(runsPerMutant);
if (values.tests !== undefined) process.env['BAGUNI_MUTATION_TESTS'] = values.tests;
await new Stryker(mutationOptions(positionals, values.fresh)).runMutationTest();

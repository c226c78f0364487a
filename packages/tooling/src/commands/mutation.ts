import { Stryker } from '@stryker-mutator/core';
import { mutated, mutationOptions, runsPerMutant } from '../lib/mutation.ts';

const words = process.argv.slice(2);
if (words.length === 0)
  throw new Error('Name a folder of packages/domain/src, for example: npm run mutation -- coupon/box');

process.chdir(mutated);
process.env['BAGUNI_RUNS'] ??= String(runsPerMutant);
await new Stryker(mutationOptions(words)).runMutationTest();

import { merge } from 'rxjs';
import type { UseCase } from '../deps/deps.ts';
import { information } from './information/index.ts';

const useCases: readonly UseCase[] = [information];

/** All that happens around the cart; it is loaded after the cart, and heeds what was wanted and has happened since (LS-04). */
export const extras: UseCase = (deps) => (commands) => merge(...useCases.map((useCase) => useCase(deps)(commands)));

import type { ServiceIdentifier } from 'inversify';

/** The name of something the page is composed of; it carries the type of what stands behind it. */
export const token = <T>(name: string): ServiceIdentifier<T> => Symbol.for(`baguni.${name}`);

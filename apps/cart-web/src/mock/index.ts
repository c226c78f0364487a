export { mockContainer } from './container.ts';
export { inMock } from './in-mock.ts';
export { stayInMock } from './stay.ts';
export { MOCK } from './tokens.ts';

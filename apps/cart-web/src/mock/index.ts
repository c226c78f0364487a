export { inMock, openMock } from './mock.ts';
export { stayInMock } from './stay.ts';

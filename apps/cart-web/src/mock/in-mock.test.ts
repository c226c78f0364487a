import { expect, test } from 'vitest';
import { inMock } from './in-mock.ts';

test('[LS-10] pages of the marketplace keep what they were asked for', () => {
  const search = '?mock=true&scenario=empty&fromPC=true';
  expect(inMock('/ko/pc/order/mock-1#x', search, 'http://localhost/')).toBe(
    '/ko/pc/order/mock-1?mock=true&scenario=empty#x',
  );
});

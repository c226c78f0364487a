import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

test.each([
  ['m', 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36'],
  ['m', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'],
  ['m', 'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0 like Mac OS X) AppleWebKit/605.1.15'],
  ['m', 'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Safari/605.1.15'],
  ['m', 'Mozilla/5.0 (Linux; Android 13; SM-X700) AppleWebKit/537.36 Chrome/120.0.0.0 Safari/537.36'],
  ['m', 'Opera/12.02 (Linux; Opera Mobi/ADR-1111101157; U; en-US) Presto/2.9.201 Version/12.02'],
  ['pc', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0.0.0 Safari/537.36'],
  ['pc', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15'],
  ['pc', ''],
])('[RT-01] the device is %s for the browser %s', (device, userAgent) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test('[RT-01] reads at most 500 characters of a user agent', () => {
  expect(deviceOf(`${'x'.repeat(494)}iPhone`)).toBe('m');
  expect(deviceOf(`${'x'.repeat(495)}iPhone`)).toBe('pc');
});

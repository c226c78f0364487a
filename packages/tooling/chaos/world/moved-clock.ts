/**
 * Loaded into a server before its first line: its clock can be moved from outside, without a word in the product. The server
 * ends with whoever started it.
 */
import process from 'node:process';
import { numberIn } from '../fields.ts';

const RealDate = Date;
let movedByMs = 0;

const now = (): number => RealDate.now() + movedByMs;

globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  // a date of its parts, or of another, is what it is whatever the clock says
  construct: (target, given: readonly unknown[]): object => {
    const date: unknown = Reflect.construct(target, given.length === 0 ? [now()] : given);
    return date instanceof RealDate ? date : new RealDate(now());
  },
  get: (target, name): unknown => (name === 'now' ? now : Reflect.get(target, name)),
});

process.on('message', (message) => {
  movedByMs = numberIn(message, 'movedByMs');
});
process.on('disconnect', () => process.exit(1));
process.channel?.unref();

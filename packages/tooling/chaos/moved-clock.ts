// Preloaded into a server: lets the parent process move its clock, and ends the server with the parent.
import process from 'node:process';

const RealDate = Date;
let movedByMs = 0;

const now = (): number => RealDate.now() + movedByMs;

globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, given: readonly unknown[]): object => {
    const date: unknown = Reflect.construct(target, given.length === 0 ? [now()] : given);
    return date instanceof RealDate ? date : new RealDate(now());
  },
  get: (target, name): unknown => (name === 'now' ? now : Reflect.get(target, name)),
});

process.on('message', (message) => {
  movedByMs = Number(message);
});
process.on('disconnect', () => process.exit(1));
process.channel?.unref();

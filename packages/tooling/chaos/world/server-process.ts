import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../src/lib/root.ts';
import { memory } from '../../src/lib/server.ts';
import { freePort } from '../../bench/server/processes.ts';

/** A server that is killed and started again on its port. */
export interface ServerProcess {
  readonly port: number;
  readonly pid: () => number;
  /** SIGKILL; it is gone when this is done. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Waits until it answers that it is ready; one that has ended is started again. */
  readonly untilUp: () => Promise<void>;
  readonly moveClock: (byMs: number) => void;
  /** How often it ended though nobody had killed it, with its last words. */
  readonly deaths: readonly string[];
}

const LAST_WORDS = 2_000;
/** How long a server may take until it answers, in ms. */
const START_MS = 20_000;

const isUp = async (port: number): Promise<boolean> => {
  try {
    return (await fetch(`http://127.0.0.1:${port}/health`)).status === 200;
  } catch {
    return false;
  }
};

/** A server of these settings, not started yet. */
export const serverProcess = async (settings: Readonly<Record<string, string>>): Promise<ServerProcess> => {
  const port = await freePort();
  const deaths: string[] = [];
  let child: ChildProcess | null = null;
  let said = '';
  let isKilled = false;
  let movedByMs = 0;
  process.once('exit', () => child?.kill('SIGKILL'));
  const tellClock = (): void => void child?.send({ movedByMs }, () => undefined);

  const spawnIt = (): ChildProcess => {
    const clock = new URL('moved-clock.ts', import.meta.url).href;
    const started = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', ...memory, '--import', clock, 'apps/cart-server/dist/bundle/server.js'],
      {
        cwd: root,
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
        env: { PATH: process.env['PATH'], PORT: String(port), BAGUNI_DEMO: 'on', ...settings },
      },
    );
    started.stderr?.on('data', (words: Buffer) => {
      said = `${said}${words.toString()}`.slice(-LAST_WORDS);
    });
    started.on('exit', (code, signal) => {
      if (!isKilled) deaths.push(`a server ended with ${code ?? signal}: ${said}`);
    });
    return started;
  };

  const untilAnswering = async (): Promise<void> => {
    const begun = performance.now();
    while (!(await isUp(port))) {
      if (child?.exitCode !== null) throw new Error(`the server does not start: ${said}`);
      if (performance.now() - begun > START_MS) throw new Error(`the server does not answer: ${said}`);
      await wait(20);
    }
  };
  const start = async (): Promise<void> => {
    isKilled = false;
    said = '';
    child = spawnIt();
    tellClock();
    await untilAnswering();
  };

  return {
    port,
    pid: () => child?.pid ?? 0,
    kill: async () => {
      const dying = child;
      if (!dying || dying.exitCode !== null || dying.signalCode !== null) return;
      isKilled = true;
      const gone = once(dying, 'exit');
      dying.kill('SIGKILL');
      await gone;
    },
    start,
    untilUp: () => (child?.exitCode === null ? untilAnswering() : start()),
    moveClock: (byMs) => {
      movedByMs = byMs;
      tellClock();
    },
    deaths,
  };
};

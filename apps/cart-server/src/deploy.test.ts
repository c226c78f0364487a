import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { settingNames } from './config/settings.ts';
import { freePorts } from './testing/production/programs.ts';

const project = fileURLToPath(new URL('../../../', import.meta.url));
const inDeploy = (name: string): string => readFileSync(join(project, 'deploy', name), 'utf8');

/** The steps of a stage as pairs of a word and its arguments. */
const steps = (stage: string): readonly (readonly [word: string, rest: string])[] =>
  stage
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => [line.split(' ', 1)[0] ?? '', line.slice(line.indexOf(' ') + 1)]);

const [, build = '', image = ''] = inDeploy('Containerfile').split(/^FROM .*$/mu);
const of = (wanted: string, stage = image): readonly string[] =>
  steps(stage).flatMap(([word, rest]) => (word === wanted ? [rest] : []));

const jsonList = (line: string): readonly string[] => {
  const list: unknown = JSON.parse(line.slice(line.indexOf('[')));
  return Array.isArray(list) ? list.map(String) : [];
};

/** The parts of the image, from and to, both from the folder of the project. */
const copied = of('COPY').map((rest) => {
  const [, from = '', to = ''] = /^--from=build \/app\/(\S+) (\S+)$/u.exec(rest) ?? [];
  return [from, to] as const;
});
const environment = Object.fromEntries(of('ENV').map((rest) => rest.split('=') as [string, string]));
const [node = '', ...program] = jsonList(of('ENTRYPOINT')[0] ?? '');
const user = Number(of('USER')[0]?.split(':')[0]);
const isRoot = process.getuid?.() === 0;

const withoutWrites = (path: string): void => {
  const entries = readdirSync(path, { withFileTypes: true });
  for (const entry of entries) {
    if (entry.isDirectory()) withoutWrites(join(path, entry.name));
    else chmodSync(join(path, entry.name), 0o444);
  }
  chmodSync(path, 0o555);
};

let root: string;
let server: ChildProcess;
let said = '';
let env: Readonly<Record<string, string>>;
/** As the user of the image; only root may change its user. */
const asUser = isRoot ? { uid: user, gid: user } : {};

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'baguni-image-'));
  chmodSync(root, 0o755);
  const [, ...builds] = of('RUN', build);
  // dependencies are installed already; whole runs build first, and rebuilding would disturb the tests of browsers
  if (copied.some(([from]) => !existsSync(join(project, from))))
    for (const line of builds) execFileSync('sh', ['-c', line], { cwd: project, stdio: 'pipe' });
  for (const [from, to] of copied) {
    mkdirSync(dirname(join(root, 'app', to)), { recursive: true });
    cpSync(join(project, from), join(root, 'app', to), { recursive: true });
  }
  // the image has its own Node, readable by its user
  cpSync(process.execPath, join(root, node));
  chmodSync(join(root, node), 0o755);
  withoutWrites(join(root, 'app'));
  // other users cannot change the owner, and have the folder already
  if (isRoot) for (const line of of('RUN')) execFileSync('sh', ['-c', line.replaceAll(' /', ` ${root}/`)]);
  else mkdirSync(join(root, 'data'));
  const [port] = await freePorts(1);
  const own = { BAGUNI_DATA: join(root, environment['BAGUNI_DATA'] ?? ''), PORT: String(port) };
  env = { ...environment, ...own, BAGUNI_STOP: '0/3', BAGUNI_HEAP: '256', BAGUNI_BACKUPS: 'nightly' };
  server = spawn(join(root, node), program, { cwd: join(root, 'app'), env, ...asUser });
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (said += String(chunk)));
});

afterAll(() => {
  server.kill('SIGKILL');
  spawnSync('chmod', ['-R', 'u+w', root]);
  rmSync(root, { recursive: true });
});

const open = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request({ host: '127.0.0.1', port: env['PORT'], path, headers }, resolve).on('error', reject).end();
  const answer = await promise;
  return { status: answer.statusCode, body: await text(answer) };
};

const health = () =>
  spawnSync(join(root, node), jsonList(of('HEALTHCHECK')[0] ?? '').slice(1), { env, ...asUser }).status;

test('the steps of the image make a server that starts from a read-only tree as another user', async () => {
  await vi.waitFor(async () => expect((await open('/health')).status, said).toBe(200), {
    timeout: 60_000,
    interval: 100,
  });
  expect([user > 0, health()]).toEqual([true, 0]);
  expect(readdirSync(join(root, 'data'))).toContain('baguni-live.sqlite');
});

test('BAGUNI_HEAP sets the heap of the same process, which warns once of an unknown name', () => {
  expect(said.match(/BAGUNI_BACKUPS/gu)).toHaveLength(1);
  const line = execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(server.pid)], { encoding: 'utf8' });
  expect(line).toContain(` ${program.slice(0, -1).join(' ')} --max-old-space-size=256 `);
});

test('the image renders a cart page, serves its files, and has neither reference, playground nor guide', async () => {
  const host = { host: 'cart.marketplace.example' };
  const page = await open('/ko/pc/cart', host);
  expect([page.status, /<div id="root"><(?!\/div)[^]*id="all-drawn"/u.test(page.body)]).toEqual([200, true]);
  const [file = ''] = /\/assets\/[\w.-]+\.js/u.exec(page.body) ?? [];
  for (const path of [file, '/pages.css', '/pictures/apple.svg', '/api/env'])
    expect([path, (await open(path, host)).status]).toEqual([path, 200]);
  for (const path of ['/docs', '/openapi.json', '/playground/', '/guide/', '/demo'])
    expect([path, (await open(path, host)).status]).toEqual([path, 404]);
  expect(said).not.toContain('not drawn here');
});

test('the image stops cleanly on SIGTERM, and then is not healthy', async () => {
  const exit = once(server, 'exit');
  server.kill('SIGTERM');
  expect([await exit, health()]).toEqual([[0, null], 1]);
});

test('stacks in the log name the functions of the sources', () => {
  const bundle = readFileSync(join(project, 'apps/cart-server/dist/bundle/server.js'), 'utf8');
  for (const name of ['retryRuns', 'answerError']) expect(bundle).toContain(name);
});

test('the documented build keeps the health check, and sees neither secrets nor files that are built or installed', () => {
  const guide = readFileSync(join(project, 'docs/guides/server.md'), 'utf8');
  for (const text of [inDeploy('Containerfile'), guide])
    // the default format of podman drops the health check
    expect(text).toContain('podman build --format docker -f deploy/Containerfile -t baguni-server .');
  // Docker and podman both read a file of this name
  const ignored = inDeploy('Containerfile.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.git', '.data', '**/node_modules', '**/dist', 'deploy/secrets']));
});

test('the unit and the compose file start what the image starts, with known settings', () => {
  const unit = inDeploy('baguni-server.service');
  expect(unit).toContain(`ExecStart=/usr/bin/node ${program.join(' ')}\n`);
  for (const file of [unit, inDeploy('compose.yaml'), inDeploy('Containerfile')])
    for (const [name] of file.matchAll(/\bBAGUNI_\w+/gu)) expect(settingNames).toContain(name);
  for (const [, file = ''] of inDeploy('compose.yaml').matchAll(/dockerfile: ([^ ]+)/gu))
    expect(existsSync(join(project, file))).toBe(true);
});

test('the unit starts a server again as long as its database is down', () => {
  const unit = inDeploy('baguni-server.service');
  // by default, systemd gives up after five starts in ten seconds
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/mu);
  expect(unit).toMatch(/^RestartSec=1$/mu);
});

test('the unit allows what Node needs to listen at 0.0.0.0, and on processors with memory protection keys', () => {
  const unit = inDeploy('baguni-server.service');
  expect(unit).toMatch(/^RestrictAddressFamilies=.*\bAF_NETLINK\b/mu);
  expect(unit).toMatch(/^SystemCallFilter=@system-service @pkey$/mu);
});

test.runIf(existsSync('/usr/bin/systemd-analyze'))('systemd accepts the unit', () => {
  const { stderr } = spawnSync('systemd-analyze', [
    'verify',
    '--man=no',
    join(project, 'deploy/baguni-server.service'),
  ]);
  // the program of the unit is not installed on a machine that builds
  const problems = String(stderr)
    .split('\n')
    .filter((line) => line.includes('baguni-server.service') && !line.includes('is not executable'));
  expect(problems).toEqual([]);
});

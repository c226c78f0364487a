import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { installPackages, isRoot, runProgram, type RunProgram } from './packages.ts';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of the Chromium for browser tests: `CHROMIUM_PATH`, the system's or Playwright's; undefined if there is none. */
const chromiumPath = (): string | undefined =>
  [process.env['CHROMIUM_PATH'], ...installed, chromium.executablePath()].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );

/** True if a Chromium is there and finds the libraries that it needs. */
const canStart = (run: RunProgram, path: string | undefined): boolean => path !== undefined && run(path, ['--version']);

const hasKoreanFont = (): boolean => spawnSync('fc-list', [':lang=ko'], { encoding: 'utf8' }).stdout?.trim().length > 0;

/**
 * Installs what the browser tests need and is missing: Playwright's Chromium, or as root the Debian package, and a Korean font.
 * Reports each step. Returns whether a browser can be started.
 */
export const ensureChromium = (
  run: RunProgram = runProgram,
  find: () => string | undefined = chromiumPath,
  hasFont: () => boolean = hasKoreanFont,
): boolean => {
  if (!canStart(run, find())) {
    console.log('No Chromium found. Installing Playwright’s …');
    run('playwright', ['install', 'chromium']);
    if (!canStart(run, find()) && isRoot()) installPackages(run, ['chromium']);
  }
  if (isRoot() && !hasFont()) installPackages(run, ['fonts-noto-cjk']);
  const path = find();
  if (canStart(run, path)) return true;
  console.error('No Chromium could be installed. Install one, or set CHROMIUM_PATH, and run the command again.');
  return false;
};

/** Features that Playwright disables. Chromium uses only the last list, so ours contains them too. */
const playwrightTurnsOff: readonly string[] = `
  AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose HttpsUpgrades
  HttpsFirstBalancedModeAutoEnable LensOverlay MediaRouter PaintHolding ThirdPartyStoragePartitioning
  AvoidCorsURLLoaderRestartOnRedirect TcpPortRandomizationWin OptimizationHints NetworkTimeServiceQuerying
  AimEnabled PreconnectToSearch msForceBrowserSignIn msEdgeUpdateLaunchServicesPreferredVersion
`
  .trim()
  .split(/\s+/u);

/** Pages of the address bar, which take a fifth of the browser tests' time. */
const addressBarPages: readonly string[] = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Flags that make pictures and timings equal on every machine and keep the browser off the network. */
const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  `--disable-features=${[...playwrightTurnsOff, ...addressBarPages].join(',')}`,
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

/** Returns Playwright's launch options for the Chromium of this machine. */
export const chromiumLaunch = (): { args: string[]; executablePath?: string } => {
  const executablePath = chromiumPath();
  return { args: [...chromiumFlags], ...(executablePath === undefined ? {} : { executablePath }) };
};

import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** One line for a person on whose machine no Chromium was found. */
export const howToGetChromium =
  'No Chromium found: run `npx playwright install chromium`, or on Debian `apt-get install -y chromium`, or set CHROMIUM_PATH.';

/** The Chromium that the browser tests use: CHROMIUM_PATH, the system's, or Playwright's own; undefined where none is there. */
export const chromiumPath = (): string | undefined =>
  [process.env['CHROMIUM_PATH'], ...installed, chromium.executablePath()].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );

/** What Playwright turns off of Chromium: of two lists of features a browser takes the last, so ours has them too. */
const playwrightTurnsOff: readonly string[] = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Each window loads two pages for its address bar, which nobody sees: they took a fifth of the browser tests' time. */
const addressBarPages: readonly string[] = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Flags that make pictures and timings the same on every machine, and keep the browser off the network. */
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

/** Playwright's launch options for the Chromium found here. */
export const chromiumLaunch = (): { args: string[]; executablePath?: string } => {
  const executablePath = chromiumPath();
  return { args: [...chromiumFlags], ...(executablePath === undefined ? {} : { executablePath }) };
};

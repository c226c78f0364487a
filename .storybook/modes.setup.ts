import axe from 'axe-core';
import { afterEach } from 'vitest';
import { cdp } from 'vitest/browser';
import { findForcedColourFaults } from './forced-colours.ts';

type Mode = Readonly<Record<string, string>>;

const dark = { 'prefers-color-scheme': 'dark' };
const forced = { 'forced-colors': 'active' };

// a colour in motion is not final
const still = new CSSStyleSheet();
still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important; }');

const emulate = async (mode: Mode): Promise<void> => {
  const features = Object.entries(mode).map(([name, value]) => ({ name, value }));
  await cdp().send('Emulation.setEmulatedMedia', { features });
};

// a story that is scaled down has no target of a real size
const scaled = '[data-scaled]';

const faultyNodes = async (rule: string, include: Element): Promise<readonly axe.NodeResult[]> => {
  const place = { include: [include], exclude: [scaled] };
  const { violations } = await axe.run(place, { runOnly: [rule], resultTypes: ['violations'], elementRef: true });
  return violations.flatMap(({ nodes }) => nodes);
};

const textsOf = (nodes: readonly axe.NodeResult[]): readonly string[] =>
  nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`);

const findFaults = async (rule: string): Promise<readonly string[]> => textsOf(await faultyNodes(rule, document.body));

/** A bar or a message may cover a target until the page scrolls, so each fault is checked again in the middle. */
const findSmallTargets = async (): Promise<readonly string[]> => {
  const small: string[] = [];
  for (const { element } of await faultyNodes('target-size', document.body)) {
    if (!element) continue;
    element.scrollIntoView({ block: 'center' });
    small.push(...textsOf(await faultyNodes('target-size', element)));
  }
  return small;
};

const rejectAny = (title: string, faults: readonly string[]): void => {
  if (faults.length > 0) throw new Error(`${title}:\n${faults.join('\n')}`);
};

// A story is drawn once; its last state is checked in the other modes too, which is faster than drawing it again.
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') return;
  document.adoptedStyleSheets.push(still);
  try {
    rejectAny('targets below 24 pixels', await findSmallTargets());
    await emulate(dark);
    rejectAny('low contrast in the dark theme', await findFaults('color-contrast'));
    await emulate(forced);
    rejectAny('lost in forced colours', findForcedColourFaults(document.body));
  } finally {
    await emulate({});
    document.adoptedStyleSheets.pop();
  }
});

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from './support.ts';

const apps = fileURLToPath(new URL('../..', import.meta.url));

const ofOthers = /^(?:-moz-text-size-adjust|line-clamp):/u;

test('[SV-02] the browser supports every declaration of the built styles @pc', async ({ page }) => {
  const files = globSync(['cart-web/dist/assets/*.css', 'playground/dist/assets/*.css'], { cwd: apps });
  const sheets = files.map((file) => readFileSync(apps + file, 'utf8'));
  const known = await page.evaluate(
    (texts) =>
      texts.flatMap((text) => {
        const rules = text.replaceAll(/@(?:font-face|property)[^{]*\{[^{}]*\}/gu, '');
        const nested = String.raw`\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`;
        const declaration = new RegExp(
          String.raw`(?<=[{;])([\w-]+):((?:[^;{}"'()]|"[^"]*"|'[^']*'|${nested})+)(?=[;}])`,
          'gu',
        );
        return [...rules.matchAll(declaration)].map(([said, name = '', value = '']) => ({
          said,
          isKnown: name.startsWith('--') || CSS.supports(name, value.replace(/!important$/u, '')),
        }));
      }),
    sheets,
  );
  expect(known.length).toBeGreaterThan(4000);
  expect(known.filter(({ said, isKnown }) => !isKnown && !ofOthers.test(said)).map(({ said }) => said)).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { preprocessCSS, resolveConfig } from 'vite';
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

test('no rule of the cart looks for a part of the page from its root, because each new element would match it @pc', () => {
  const files = globSync('cart-web/dist/assets/*.css', { cwd: apps });
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) expect(readFileSync(apps + file, 'utf8'), file).not.toContain(':root:has(');
});

/** The stylesheets of the built apps. Files that only others include begin with an underscore. */
const sources = {
  'cart-web': ['cart-web/src/**/[!_]*.scss', '../packages/components/src/**/[!_]*.scss'],
  playground: ['playground/src/**/[!_]*.scss'],
};

for (const [app, patterns] of Object.entries(sources))
  test(`[LS-07] the build of ${app} keeps every stylesheet @pc`, async () => {
    const built = globSync(`${app}/dist/assets/*.css`, { cwd: apps }).map((file) => readFileSync(apps + file, 'utf8'));
    const config = await resolveConfig({ configFile: `${apps}${app}/vite.config.ts` }, 'build', 'production');
    const files = globSync(patterns, { cwd: apps });
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      const { code, modules } = await preprocessCSS(readFileSync(apps + file, 'utf8'), apps + file, config);
      const names = modules ? Object.values(modules).flatMap((list) => list.split(' ')) : [];
      const selected = [...names, ...(code.match(/(?<=\[)data-[\w-]+|--[\w-]+(?=:)/gu) ?? [])];
      expect(selected, file).not.toEqual([]);
      for (const name of selected)
        expect(
          built.some((css) => css.includes(name)),
          `${name} of ${file}`,
        ).toBe(true);
    }
  });

import { scenarioNames } from '@baguni/scenarios';
import type { Preview } from '@storybook/react-vite';

type GlobalTypes = NonNullable<Preview['globalTypes']>;
type Icon = NonNullable<Exclude<GlobalTypes[string]['toolbar'], undefined>>['icon'];

const choice = (title: string, icon: Icon & string, items: readonly (readonly [value: string, title: string])[]) => ({
  description: title,
  toolbar: { title, icon, dynamicTitle: true, items: items.map(([value, name]) => ({ value, title: name })) },
});

export const globalTypes: GlobalTypes = {
  tenant: choice('Tenant', 'home', [
    ['marketplace', 'Marketplace'],
    ['outlet', 'Outlet'],
  ]),
  device: choice('Device', 'mobile', [
    ['pc', 'PC'],
    ['mobile', 'Mobile'],
  ]),
  language: choice('Language', 'globe', [
    ['ko', '한국어'],
    ['en', 'English'],
    ['cn', '简体中文'],
    ['jp', '日本語'],
  ]),
  theme: choice('Theme', 'contrast', [
    ['', 'As the machine'],
    ['light', 'Light'],
    ['dark', 'Dark'],
    ['forced', 'Forced colours'],
  ]),
  targets: choice('Touch targets', 'button', [
    ['off', 'Hide target sizes'],
    ['on', 'Show target sizes'],
  ]),
  scenario: choice('Scenario', 'beaker', [
    ['', 'The story’s own'],
    ...scenarioNames.map((name) => [name, name] as const),
  ]),
};

export const initialGlobals = {
  tenant: 'marketplace',
  device: 'pc',
  language: 'ko',
  theme: '',
  targets: 'off',
  scenario: '',
};

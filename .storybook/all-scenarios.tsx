import { languages } from '@baguni/domain/internal';
import { defaultScenario, scenarioNames } from '@baguni/scenarios';
import { useState, type ReactNode } from 'react';
import './all-scenarios.scss';

/** The values of a filter; each page is drawn once for each combination. */
const filters = {
  scenario: scenarioNames,
  width: ['1280', '1024', '390', '320'],
  theme: ['light', 'dark', 'forced'],
  language: languages,
} as const;

type Filter = keyof typeof filters;
type Chosen = Readonly<Record<Filter, readonly string[]>>;

const filterNames = ['scenario', 'width', 'theme', 'language'] as const satisfies readonly Filter[];

/** All values of all filters. */
export const everything: Chosen = filters;

const start: Chosen = {
  scenario: [defaultScenario],
  width: ['1280', '390'],
  theme: ['light', 'dark'],
  language: ['ko'],
};

/** From this width in CSS pixels, the page for PCs is drawn. */
const PC = 1024;

/** The story of the whole page; the toolbar's globals in its address select the rest. */
const STORY = 'iframe.html?id=cart-cartpage--many-sellers&viewMode=story&globals=';

/** Lists the pages to draw. */
export const pagesOf = (chosen: Chosen, hasTargets: boolean) =>
  chosen.scenario.flatMap((scenario) =>
    chosen.language.flatMap((language) =>
      chosen.theme.flatMap((theme) =>
        chosen.width.map((width) => {
          const device = Number(width) < PC ? 'mobile' : 'pc';
          const globals = { scenario, language, theme, device, targets: hasTargets ? 'on' : 'off' };
          const values = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
          return {
            title: `${scenario} · ${language} · ${theme} · ${width} px`,
            width,
            theme,
            src: STORY + values.join(';'),
          };
        }),
      ),
    ),
  );

interface ChoiceProps {
  readonly name: Filter;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

function Choice({ name, chosen, onChange }: ChoiceProps): ReactNode {
  const values: readonly string[] = filters[name];
  return (
    <label>
      {`${name} (${chosen.length} of ${values.length})`}
      <select
        multiple
        size={4}
        value={chosen}
        onChange={({ target }) => onChange(Array.from(target.selectedOptions, ({ value }) => value))}
      >
        {values.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
    </label>
  );
}

/** Whole pages side by side: scenarios, widths, themes and languages, with the sizes of touch targets. */
export function AllScenarios(): ReactNode {
  const [chosen, choose] = useState(start);
  const [hasTargets, setHasTargets] = useState(true);
  const [scale, setScale] = useState('0.5');
  const pages = pagesOf(chosen, hasTargets);
  return (
    <main className="all-scenarios">
      <h1>All scenarios</h1>
      <form>
        {filterNames.map((name) => (
          <Choice
            key={name}
            name={name}
            chosen={chosen[name]}
            onChange={(values) => choose({ ...chosen, [name]: values })}
          />
        ))}
        <div>
          <button type="button" onClick={() => choose(everything)}>
            Choose everything
          </button>
          <label>
            <input type="checkbox" checked={hasTargets} onChange={({ target }) => setHasTargets(target.checked)} />
            Touch targets
          </label>
          <label>
            Scale
            <select value={scale} onChange={({ target }) => setScale(target.value)}>
              {['0.25', '0.5', '1'].map((value) => (
                <option key={value}>{value}</option>
              ))}
            </select>
          </label>
        </div>
      </form>
      <p>
        <output>{`${pages.length} pages.`}</output>{' '}
        {hasTargets && 'Red: a target below 24 px. Orange, dashed: below 44 px. Green, dotted: large enough.'}
      </p>
      <ul>
        {pages.map(({ title, width, theme, src }) => (
          <li key={src + width}>
            <h2>{title}</h2>
            {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a story of our own, which needs its scripts */}
            <iframe
              title={title}
              src={src}
              loading="lazy"
              width={width}
              height={900}
              style={{ zoom: scale }}
              data-theme={theme}
            />
          </li>
        ))}
      </ul>
    </main>
  );
}

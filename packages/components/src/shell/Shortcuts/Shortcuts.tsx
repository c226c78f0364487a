import { landmarks, type ShortcutsView } from '@baguni/presentation';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../parts/Button/Button.tsx';
import styles from './Shortcuts.module.scss';

const STORED = 'baguni-shortcuts';

const isStoredOff = (): boolean => {
  try {
    return localStorage.getItem(STORED) === 'off';
  } catch {
    return false;
  }
};

const store = (isOn: boolean): void => {
  try {
    localStorage.setItem(STORED, isOn ? 'on' : 'off');
  } catch {
    // storage may be denied: then the choice lasts as long as the page
  }
};

/** True if an element takes typed characters. */
const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select'));

const ROW = '[id^="unit-"]';

/** Focuses the checkbox of the row that is this many rows below the focused one. */
const moveBy = (step: 1 | -1): void => {
  const rows = [...document.querySelectorAll(`article ${ROW}`)];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const row = rows[at === -1 ? 0 : Math.max(0, at + step)];
  row?.querySelector<HTMLElement>('input[type="checkbox"], a, button')?.focus();
};

/** Saves the unit of the focused row for later. */
const saveFocused = (): void =>
  document.activeElement?.closest(`article ${ROW}`)?.querySelector<HTMLElement>('[data-row="save"]')?.click();

/** Actions by the key's place, so that they work with every input method. */
const actions: Readonly<Record<string, () => void>> = {
  KeyJ: () => moveBy(1),
  KeyK: () => moveBy(-1),
  KeyS: saveFocused,
  KeyO: () => document.getElementById(landmarks.summary)?.focus(),
};

const isPlain = ({ ctrlKey, metaKey, altKey, isComposing, defaultPrevented, target }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey || isComposing || defaultPrevented || takesText(target));

interface ShortcutsProps {
  readonly shortcuts: ShortcutsView;
}

/** Keyboard shortcuts of one key. Their overview can turn them off (WCAG 2.1.4). */
export function Shortcuts({ shortcuts: { title, keys, useLabel, closeLabel } }: ShortcutsProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // stored choices are read at the first use, because the first read of a storage holds up the load
  const [chosen, setChosen] = useState<boolean>();
  const open = (): void => {
    setChosen((now) => now ?? !isStoredOff());
    dialog.current?.showModal();
  };
  // with the button that announces the keys, so that no key is lost
  useLayoutEffect(() => {
    if (chosen === false) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (!isPlain(event) || document.querySelector('[aria-modal="true"], dialog[open]')) return;
      const action = event.shiftKey ? undefined : actions[event.code];
      if ((!action && event.key !== '?') || (chosen === undefined && isStoredOff())) return;
      event.preventDefault();
      if (action) action();
      else dialog.current?.showModal();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [chosen]);
  return (
    <>
      <button type="button" className={styles['open']} onClick={open}>
        {title}
      </button>
      <dialog ref={dialog} className={styles['dialog']} aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        <dl>
          {keys.map(({ key, does }) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <label>
          <input
            type="checkbox"
            checked={chosen ?? true}
            onChange={({ target: { checked } }) => {
              store(checked);
              setChosen(checked);
            }}
          />
          {useLabel}
        </label>
        <Button label={closeLabel} onPress={() => dialog.current?.close()} isFull />
      </dialog>
    </>
  );
}

import type { TextProblem } from '../text/read-text.ts';
import { listedText } from '../words/problem-text.ts';
import type { Wording } from '../words/wording.ts';
import styles from './Problems.module.scss';

interface ProblemsProps {
  readonly problems: readonly TextProblem[];
  /** Fields of the form that are not in the text yet. */
  readonly wrongFields?: number;
  readonly wording: Wording;
  readonly onGoTo: (offset: number) => void;
}

/** More are not listed: the first ones are often the cause of the others. */
const LISTED = 20;

/** What is wrong with the text, each with a press that leads to its place (EN-07). */
export const Problems = ({ problems, wrongFields = 0, wording, onGoTo }: ProblemsProps) => {
  const { words, translations } = wording;
  const errors = problems.filter(({ isWarning }) => !isWarning).length;
  const heads = [
    ...(errors > 0 ? [words.problems(errors)] : []),
    ...(problems.length > errors ? [words.warnings(problems.length - errors)] : []),
  ];
  const isGood = errors === 0 && wrongFields === 0;
  const fine = wrongFields > 0 ? words.notTaken(wrongFields) : words.noProblems;
  return (
    <div className={styles['problems']}>
      <p className={isGood ? styles['good'] : styles['bad']} aria-live="polite">
        {errors > 0 ? heads.join(', ') : [fine, ...heads].join(' ')}
      </p>
      {problems.length > 0 && (
        <ul className={styles['list']}>
          {problems.slice(0, LISTED).map((one) => {
            const text = listedText(wording, one);
            return (
              <li key={text} data-warning={one.isWarning}>
                <button type="button" className={styles['place']} onClick={() => onGoTo(one.range.from)}>
                  {text}
                </button>
              </li>
            );
          })}
          {problems.length > LISTED && <li>{translations.more(problems.length - LISTED)}</li>}
        </ul>
      )}
    </div>
  );
};

import {
  additionStock,
  formatNumber,
  formatWon,
  itemStock,
  MAX_OPTION_TEXT,
  optionStock,
  won,
  type ItemOption,
  type Won,
} from '@baguni/domain/internal';
import type { ReactNode } from 'react';
import { MAX_PIECES, enteredName, type SentChoice } from './choice.ts';
import { wordsOf, type ShopView, type ViewProps } from './frame.tsx';
import type { CardFacts } from './list-pages.tsx';
import { isSoldOut, type ShopItem } from './shelf.ts';
import { shopPath } from './shop-page.ts';
import { filled } from '../texts/texts.ts';

/** An item that can be ordered, and the choice that was sent last. */
export interface OrderFacts extends CardFacts {
  readonly sold: ShopItem;
  readonly sent: SentChoice;
}

interface FieldProps extends ViewProps {
  readonly facts: OrderFacts;
}

const plus = (view: ShopView, amount: Won): string => (amount === 0 ? '' : ` (+${formatWon(amount, view.language)})`);

const leftText = (view: ShopView, left: number | undefined): string => {
  const words = wordsOf(view);
  if (left === undefined) return '';
  return ` · ${left === 0 ? words.soldOut : filled(words.left, { n: formatNumber(left) })}`;
};

/** The choice of one option; options that are measured or written have fields instead. */
function OptionField({ view, facts: { sold, left, sent } }: FieldProps): ReactNode {
  const words = wordsOf(view);
  const options = sold.item.options.filter(({ optionType }) => optionType === 'Combination');
  const [first] = options;
  if (!first) return null;
  return (
    <p className="field">
      <label htmlFor="option">{first.optionEntries.map(({ name }) => name).join(' / ') || words.option}</label>
      <select id="option" name="option" required defaultValue={sent.optionNo}>
        <option value="">{words.pleaseChoose}</option>
        {options.map(({ optionNo, optionEntries, optionPrice }) => {
          const pieces = left.get(optionStock(sold.item.itemNo, optionNo));
          const name = optionEntries.map(({ value }) => value).join(' / ');
          return (
            <option key={optionNo} value={optionNo} disabled={pieces === 0}>
              {`${name}${plus(view, optionPrice)}${leftText(view, pieces)}`}
            </option>
          );
        })}
      </select>
    </p>
  );
}

interface EnteredProps extends FieldProps {
  readonly option: ItemOption;
}

/** The fields of an option that is measured or written (PG-21). */
function EnteredFields({ view, facts: { sold, sent }, option }: EnteredProps): ReactNode {
  const words = wordsOf(view);
  const terms = sold.measures[option.optionNo];
  const unit = option.calculationUnit ?? '';
  const note = terms
    ? filled(words.measureNote, {
        min: formatNumber(terms.min),
        max: formatNumber(terms.max),
        unit,
        amount: formatWon(won(terms.wonPerSquareMetre), view.language),
      })
    : `${filled(words.textNote, { n: MAX_OPTION_TEXT })}${plus(view, option.optionPrice)}`;
  return option.optionEntries.map((entry, i) => {
    const name = enteredName(option.optionNo, i);
    const shared = {
      id: name,
      name,
      defaultValue: sent.entered.get(name) ?? '',
      required: true,
      'aria-describedby': `${name}-note`,
    };
    return (
      <p key={name} className="field">
        <label htmlFor={name}>{unit === '' ? entry.name : `${entry.name} (${unit})`}</label>
        {terms ? (
          <input {...shared} type="number" inputMode="numeric" min={terms.min} max={terms.max} />
        ) : (
          <input {...shared} type="text" maxLength={MAX_OPTION_TEXT} autoComplete="off" />
        )}
        <span className="quiet" id={`${name}-note`}>
          {note}
        </span>
      </p>
    );
  });
}

function AdditionFields({ view, facts: { sold, left, sent } }: FieldProps): ReactNode {
  const words = wordsOf(view);
  const { additions, itemNo } = sold.item;
  if (additions.length === 0) return null;
  return (
    <fieldset>
      <legend>{words.additions}</legend>
      <ul className="additions">
        {additions.map(({ additionNo, name, value, price }) => {
          const pieces = left.get(additionStock(itemNo, additionNo));
          return (
            <li key={additionNo}>
              <span>
                {value || name}{' '}
                <span className="quiet">
                  +{formatWon(price, view.language)}
                  {leftText(view, pieces)}
                </span>
              </span>
              <input
                type="number"
                inputMode="numeric"
                name={`addition-${additionNo}`}
                defaultValue={sent.additions.get(additionNo) ?? '0'}
                min="0"
                max={pieces ?? MAX_PIECES}
                aria-label={filled(words.additionLabel, { name: value || name })}
                disabled={pieces === 0}
              />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

function QuantityField({ view, facts: { sold, left, sent } }: FieldProps): ReactNode {
  const words = wordsOf(view);
  const { limits, itemNo } = sold.item;
  const pieces = left.get(itemStock(itemNo));
  const notes = [
    ...(limits.min > 1 ? [filled(words.minPieces, { n: limits.min })] : []),
    ...(limits.max === undefined ? [] : [filled(words.maxPieces, { n: limits.max })]),
    ...(limits.multiple > 1 ? [filled(words.multiplePieces, { n: limits.multiple })] : []),
    ...(pieces === undefined ? [] : [filled(words.left, { n: formatNumber(pieces) })]),
  ];
  return (
    <p className="field">
      <label htmlFor="quantity">{words.quantity}</label>
      <input
        id="quantity"
        type="number"
        inputMode="numeric"
        name="quantity"
        defaultValue={sent.quantity}
        min="1"
        max={MAX_PIECES}
        required
        aria-describedby="quantity-notes"
      />
      <span className="quiet" id="quantity-notes">
        {notes.join(' · ')}
      </span>
    </p>
  );
}

/** The form that adds an item to the cart (CM-06), or why it cannot be ordered. */
export function OrderForm({ view, facts }: FieldProps): ReactNode {
  const words = wordsOf(view);
  const { sold, left, newKey } = facts;
  if (isSoldOut(sold, left)) return <p className="mark">{sold.isStopped ? words.stopped : words.soldOut}</p>;
  const entered = sold.item.options.filter(({ optionType }) => optionType !== 'Combination');
  return (
    <form className="order" method="post" action={shopPath(view.language, { type: 'Item', itemNo: sold.item.itemNo })}>
      <input type="hidden" name="key" value={newKey()} />
      <OptionField view={view} facts={facts} />
      {entered.map((option) => (
        <EnteredFields key={option.optionNo} view={view} facts={facts} option={option} />
      ))}
      <AdditionFields view={view} facts={facts} />
      <QuantityField view={view} facts={facts} />
      <button type="submit" className="button large">
        {words.addToCart}
      </button>
    </form>
  );
}

import { languages, tenants, type Language, type Tenant } from '@baguni/domain/internal';
import * as t from 'io-ts';
import { Described, list, withDefault, type Codec } from '../base/codec.ts';
import { answerText, choice, keyText } from '../base/values.ts';

export const tenant: Codec<Tenant> = choice(tenants);

/** The number of an option, an addition, a discount or an event. */
export const partNo: Codec<string> = keyText((no) => no);

/** A text in every language. */
export type Texts = Readonly<Record<Language, string>>;

const inEach: Codec<Texts> = t.strict({ ko: answerText, en: answerText, cn: answerText, jp: answerText });

const alike = (text: string): Texts => ({ ko: text, en: text, cn: text, jp: text });

/** Texts by language, or one text for all languages. */
export const texts: Codec<Texts> = new Described<Texts>(
  { type: 'Holding', inner: t.union([answerText, inEach]) },
  inEach.is,
  (value, context) => inEach.validate(typeof value === 'string' ? alike(value) : value, context),
  (value) => (languages.every((language) => value[language] === value.ko) ? value.ko : inEach.encode(value)),
);

export const noText: Codec<string> = withDefault('', answerText);
export const noTexts: Codec<Texts> = withDefault(alike(''), texts);
export const yes: Codec<boolean> = withDefault<boolean>(true, t.boolean);
export const no: Codec<boolean> = withDefault<boolean>(false, t.boolean);

/** A list that may be missing. */
export const someOf = <A>(item: Codec<A>, max: number): Codec<readonly A[]> =>
  withDefault<readonly A[]>([], list(item, max));

/** The names of the flags that are set. */
export const flagsOf = <A extends string>(names: readonly A[]): Codec<readonly A[]> =>
  someOf(choice(names), names.length);

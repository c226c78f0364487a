import type { Field, Shape, Variant } from './fields.ts';
import type { LinkedCode } from './linked-code.ts';
import { blocks, codeBlock, inOneLine } from './words.ts';

const indented = (text: string): string => text.replaceAll(/^(?=.)/gmu, '  ');

const item = (code: string, doc: string, rest: readonly string[]): string => {
  const below = blocks(rest);
  return `- ${code}${doc === '' ? '' : ` — ${inOneLine(doc)}`}${below === '' ? '' : `\n\n${indented(below)}\n`}`;
};

const fieldItem = (code: LinkedCode, { name, type, isOptional, doc, example: shown }: Field): string => {
  const colon = type.startsWith('(') && !type.includes('=>') ? '' : ': ';
  return item(code(`${name}${isOptional ? '?' : ''}${type === '' ? '' : colon + type}`), doc, [codeBlock(shown)]);
};

const list = (code: LinkedCode, fields: readonly Field[]): string =>
  fields.map((field) => fieldItem(code, field)).join('\n');

/** A member of a union; its fields are told by themselves where its own description does not do it. */
const variantItem = (code: LinkedCode, { type, doc, fields, example: shown }: Variant): string => {
  const told = fields.filter((field) => field.doc !== '');
  return item(code(type.replaceAll(/readonly (?=\w+\??:)/gu, '').replace(/^\((.*)\)$/u, '$1')), doc, [
    list(code, told),
    codeBlock(shown),
  ]);
};

/** What a type is made of, a line for each field or member. */
export const shapeText = (code: LinkedCode, { fields, also, variants }: Shape): string =>
  blocks([
    also.length > 0 ? `All of ${also.map(code).join(' and ')}, and:` : '',
    list(code, fields),
    variants.map((variant) => variantItem(code, variant)).join('\n'),
  ]);

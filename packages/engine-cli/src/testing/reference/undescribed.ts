import type { Field, Shape } from './fields.ts';

const isNamedIn = (doc: string, field: Field): boolean => doc.includes(`\`${field.name.replace(/^.*\./u, '')}\``);
const isDiscriminant = ({ type }: Field): boolean => /^'[^']*'$/u.test(type);

/** The fields that nothing describes: neither they themselves nor, by their names, what they stand in. */
export const undescribedIn = ({ fields, variants }: Shape): readonly string[] => {
  const holderOf = ({ name }: Field): string =>
    fields.find((field) => field.name === name.replace(/\.[^.]*$/u, '') && field.name !== name)?.doc ?? '';
  const alone = fields.filter((field) => field.doc === '' && !isNamedIn(holderOf(field), field));
  const ofVariants = variants.flatMap(({ doc, type, fields: own }) => {
    const lacking = own.filter((field) => field.doc === '' && !isDiscriminant(field) && !isNamedIn(doc, field));
    return [...(doc === '' ? [type] : []), ...lacking.map(({ name }) => `${name} of ${type}`)];
  });
  return [...alone.map(({ name }) => name), ...ofVariants];
};

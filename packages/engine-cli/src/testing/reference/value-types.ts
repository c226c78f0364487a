import type { parseSync } from 'vite';

type Program = ReturnType<typeof parseSync>['program'];

/** Returns the type of a constant list of texts, or of an object of flags; undefined for other values. */
const typeOf = (program: Program, name: string): string | undefined => {
  const values = program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
  });
  const init = values.find(({ id }) => id.type === 'Identifier' && id.name === name)?.init;
  const value = init?.type === 'TSAsExpression' ? init.expression : init;
  if (value?.type === 'ArrayExpression') {
    const texts = value.elements.map((one) => (one?.type === 'Literal' ? one.raw : null));
    return texts.includes(null) ? undefined : texts.join(' | ');
  }
  if (value?.type !== 'ObjectExpression') return undefined;
  const flags = value.properties.map((one) =>
    one.type === 'Property' &&
    one.key.type === 'Identifier' &&
    one.value.type === 'Literal' &&
    one.value.value === false
      ? `'${one.key.name}'`
      : null,
  );
  return flags.includes(null) ? undefined : `Record<${flags.join(' | ')}, boolean>`;
};

/** Replaces the types of constants in the code of a type, such as `(typeof sizes)[number]`, by their values. */
export const withValueTypes = (program: Program, code: string): string =>
  code
    .replaceAll(/\(typeof (\w+)\)\[number\]/gu, (all, name: string) => typeOf(program, name) ?? all)
    .replaceAll(/typeof (\w+)/gu, (all, name: string) => typeOf(program, name) ?? all);

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Returns the text of an identifier, or of the namespace of a qualified name. */
const textOf = (name: unknown): string => {
  if (typeof name === 'string') return name;
  return isNode(name) ? textOf(name['left'] ?? name['name']) : '';
};

/** The field of a node that declares a type parameter, or refers to a type. */
const declaring: Readonly<Record<string, string>> = { TSTypeParameter: 'name', TSMappedType: 'key' };
const referring: Readonly<Record<string, string>> = { TSTypeReference: 'typeName', TSInterfaceHeritage: 'expression' };

/** Lists the types that the syntax tree of a signature names, without its own type parameters. */
export const typeNamesIn = (tree: unknown): readonly string[] => {
  const [declared, referred] = [new Set<string>(), new Set<string>()];
  const visit = (node: unknown): void => {
    // types of values and function bodies name no types that a reader must know
    if (!isNode(node) || node['type'] === 'TSTypeQuery' || node['type'] === 'BlockStatement') return;
    const type = String(node['type']);
    if (declaring[type]) declared.add(textOf(node[declaring[type]]));
    if (referring[type]) referred.add(textOf(node[referring[type]]));
    Object.values(node).forEach(visit);
  };
  visit(tree);
  return [...referred].filter((name) => !declared.has(name));
};

import { parseSync } from 'vite';

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const childrenOf = (node: Node): readonly Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));

const nodesIn = (node: Node): readonly Node[] => [node, ...childrenOf(node).flatMap(nodesIn)];

const isFunction = ({ type }: Node): boolean => /Function|^MethodDefinition$/u.test(type);

/** The nodes that run when the module is loaded: all but bodies of functions. */
const loadedNodes = (node: Node): readonly Node[] =>
  isFunction(node) ? [] : [node, ...childrenOf(node).flatMap(loadedNodes)];

const nameOf = (node: unknown): string => (isNode(node) && typeof node['name'] === 'string' ? node['name'] : '');

const isNew = (...names: readonly string[]) => {
  return ({ type, callee }: Node): boolean => type === 'NewExpression' && names.includes(nameOf(callee));
};
const isCollection = isNew('Map', 'Set');
const isWeak = isNew('WeakMap', 'WeakSet', 'WeakRef');

const mutators: ReadonlySet<string> = new Set(
  'push pop shift unshift splice sort reverse fill copyWithin set add delete clear'.split(' '),
);

/** The names that some statement changes: `x.push(…)`, `x.y = …`, `x[0] += …`, `x++`, `delete x.y`, `Object.assign(x, …)`. */
const changedNames = (program: Node): ReadonlySet<string> => {
  const objectOf = (node: unknown): string =>
    isNode(node) && node.type === 'MemberExpression' ? nameOf(node['object']) : '';
  return new Set(
    nodesIn(program).flatMap((node) => {
      if (node.type === 'AssignmentExpression') return [objectOf(node['left'])];
      if (node.type === 'UpdateExpression' || (node.type === 'UnaryExpression' && node['operator'] === 'delete'))
        return [objectOf(node['argument'])];
      if (node.type !== 'CallExpression' || !isNode(node['callee'])) return [];
      const { callee } = node;
      const method = isNode(callee['property']) ? nameOf(callee['property']) : '';
      if (mutators.has(method)) return [objectOf(callee)];
      const [first] = Array.isArray(node['arguments']) ? (node['arguments'] as readonly unknown[]) : [];
      return objectOf(callee) === 'Object' && method === 'assign' ? [nameOf(first)] : [];
    }),
  );
};

const isReadonlyType = (text: string): boolean => /^(?:Readonly(?:Map|Set|Array)?<|readonly )/u.test(text.trim());

/**
 * Finds state that a module keeps between calls: variables that can change, mutable collections, weak collections, and
 * constants that some function changes. Each as `name: reason`.
 */
export const moduleState = (file: string, text: string): readonly string[] => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a node of ESTree
  const program = parseSync(file, text).program as unknown as Node;
  const changed = changedNames(program);
  const declarations = loadedNodes(program).filter(({ type }) => type === 'VariableDeclaration');
  const found = declarations.flatMap((declaration): readonly string[] =>
    childrenOf(declaration).flatMap((declarator) => {
      const id = declarator['id'];
      const name = nameOf(id);
      if (declaration['kind'] !== 'const') return [`${name}: variable`];
      const value = declarator['init'];
      const annotation = isNode(id) ? id['typeAnnotation'] : undefined;
      const type = isNode(annotation) ? text.slice(Number(annotation['start']) + 1, Number(annotation['end'])) : '';
      if (isNode(value) && isCollection(value) && !isReadonlyType(type)) return [`${name}: mutable collection`];
      return changed.has(name) ? [`${name}: changed constant`] : [];
    }),
  );
  const weak = nodesIn(program).filter(isWeak).length > 0 ? ['weak collection'] : [];
  const pricers = loadedNodes(program).filter(
    ({ type, callee }) => type === 'CallExpression' && nameOf(callee) === 'createPricer',
  );
  return [...found, ...weak, ...pricers.map(() => 'pricer of the module')];
};

import { docBefore, lineOf, type Declaration, type Doc, type Member, type Source, type WrittenType } from './source.ts';

/** A field of a type; one of an object within another is named by both: `sums.items`. */
export interface Field extends Doc {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
}

/** One of those that a value may be, with its own fields. */
export interface Variant extends Doc {
  readonly type: string;
  readonly fields: readonly Field[];
}

/** What a type is made of. */
export interface Shape {
  readonly fields: readonly Field[];
  /** What it has besides, by the names of other types. */
  readonly also: readonly string[];
  /** Of which one it is, where those have fields. */
  readonly variants: readonly Variant[];
  /** How it is written, where it has neither field nor variant. */
  readonly written: string;
}

/** What has no type, or one without fields. */
const noShape: Shape = { fields: [], also: [], variants: [], written: '' };

/** The objects whose fields are told with those around them: itself, those of a list or of a choice. */
const objectIn = (type: WrittenType): readonly Member[] => {
  if (type.type === 'TSTypeLiteral') return type.members;
  if (type.type === 'TSArrayType') return objectIn(type.elementType);
  if (type.type === 'TSTypeOperator' || type.type === 'TSParenthesizedType') return objectIn(type.typeAnnotation);
  if (type.type === 'TSTypeReference') return type.typeArguments?.params.flatMap(objectIn) ?? [];
  const isSeveral = type.type === 'TSUnionType' || type.type === 'TSIntersectionType';
  return isSeveral ? type.types.flatMap(objectIn) : [];
};

const fieldOf = (source: Source, member: Member): readonly Field[] => {
  // the mark of a branded type is nothing that anybody reads
  if (member.type === 'TSPropertySignature' && member.computed) return [];
  const doc = docBefore(source, member.start);
  if (member.type !== 'TSPropertySignature') {
    const text = lineOf(source, member).replace(/;$/u, '');
    const [, name = text, type = ''] = /^(?:readonly )?(\[.*?\]|\w*)\??:? ?(.*)$/u.exec(text) ?? [];
    return [{ name, type, isOptional: false, ...doc }];
  }
  const name = lineOf(source, member.key);
  const type = member.typeAnnotation?.typeAnnotation;
  const own = { name, type: type ? lineOf(source, type) : 'unknown', isOptional: member.optional, ...doc };
  const inner = type ? fieldsOf(source, objectIn(type)) : [];
  return [own, ...inner.map((field) => ({ ...field, name: `${name}.${field.name}` }))];
};

const fieldsOf = (source: Source, members: readonly Member[]): readonly Field[] =>
  members.flatMap((member) => fieldOf(source, member));

const partsOf = (type: WrittenType): readonly WrittenType[] => {
  if (type.type === 'TSParenthesizedType') return partsOf(type.typeAnnotation);
  return type.type === 'TSIntersectionType' ? type.types.flatMap(partsOf) : [type];
};

/** The fields of an object, or of several that are one. */
const objectOf = (source: Source, type: WrittenType): Pick<Shape, 'fields' | 'also'> => {
  const parts = partsOf(type);
  const fields = parts.flatMap((part) => (part.type === 'TSTypeLiteral' ? fieldsOf(source, part.members) : []));
  const also = parts.filter((part) => part.type !== 'TSTypeLiteral').map((part) => lineOf(source, part));
  return { fields, also };
};

const variantsOf = (source: Source, type: WrittenType): readonly Variant[] => {
  if (type.type !== 'TSUnionType') return [];
  const variants = type.types.map((one) => {
    const { fields } = objectOf(source, one);
    return { type: lineOf(source, one), ...docBefore(source, one.start), fields };
  });
  return variants.some(({ fields, doc }) => fields.length > 0 || doc !== '') ? variants : [];
};

const ofAlias = (source: Source, type: WrittenType): Shape => {
  const variants = variantsOf(source, type);
  if (variants.length > 0) return { ...noShape, variants };
  const { fields, also } = objectOf(source, type);
  return fields.length > 0 ? { ...noShape, fields, also } : { ...noShape, written: lineOf(source, type) };
};

/** What a declared type is made of. */
export const shapeOf = (source: Source, declaration: Declaration): Shape => {
  if (declaration.type === 'TSTypeAliasDeclaration') return ofAlias(source, declaration.typeAnnotation);
  if (declaration.type !== 'TSInterfaceDeclaration') return noShape;
  const also = declaration.extends.map((one) => lineOf(source, one));
  return { ...noShape, fields: fieldsOf(source, declaration.body.body), also };
};

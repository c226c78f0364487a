import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const idOf = (path: string): string => createHash('sha256').update(path).digest('base64url').slice(0, 3);

/**
 * Names the classes of a build: by their own name and three letters of their file. The page carries the name of each
 * class, and letters that differ from class to class do not compress. @param root folder that files are named from
 */
export const classNames = (root: string): ((name: string, file: string) => string) => {
  const files = new Map<string, string>();
  return (name, file) => {
    const path = relative(root, file).replaceAll('\\', '/');
    const id = idOf(path);
    const known = files.get(id) ?? path;
    if (known !== path) throw new Error(`${path} and ${known} share the letters ${id}: take four of them.`);
    files.set(id, path);
    return `${name}_${id}`;
  };
};

/** Styles on their way, by their address. */
const awaited = new Map<string, Promise<unknown>>();

/** Asks for a file: a style is waited for, a script is only fetched ahead. */
const ask = (href: string): Promise<unknown> | undefined => {
  const link = document.createElement('link');
  const isStyle = href.endsWith('.css');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
  if (!isStyle) return undefined;
  const style = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(new Error(`${href} did not load`)));
  }).finally(() => awaited.delete(href));
  awaited.set(href, style);
  return style;
};

const load = (file: string): Promise<unknown> | undefined => {
  const href = `/${file}`;
  const isThere = document.querySelector(`link[href="${href}"]`) !== null;
  return awaited.get(href) ?? (isThere ? undefined : ask(href));
};

/**
 * Runs an `import()` once the styles that it needs are there, and fetches beside it the scripts that it imports. A style
 * that did not load fails it once; who tries again goes without. The build puts it around each `import()`.
 * @param files as a build lists them, without the slash before
 */
export const withFiles = async <Module>(run: () => Promise<Module>, files: readonly string[] = []): Promise<Module> => {
  await Promise.all(files.flatMap((file) => load(file) ?? []));
  return run();
};

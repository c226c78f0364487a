import type { AppInfo } from '../storefront.ts';

const GLOBAL_FEATURES_FROM = '1.6.2';

const partsOf = (version: string): readonly number[] => version.split('.').map(Number);

/** Compares versions: negative if `a` is older, 0 if equal, positive if newer. A missing part is 0. */
export const compareVersions = (a: string, b: string): number => {
  const [ours, theirs] = [partsOf(a), partsOf(b)];
  const length = Math.max(ours.length, theirs.length);
  const differences = Array.from({ length }, (_, i) => (ours[i] ?? 0) - (theirs[i] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
};

/** True for a Global app version with its own features. */
export const hasGlobalFeatures = ({ appType, appVersion }: Pick<AppInfo, 'appType' | 'appVersion'>): boolean =>
  appType === 'G' && compareVersions(appVersion, GLOBAL_FEATURES_FROM) >= 0;

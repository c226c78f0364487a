import type { AppInfo } from '../storefront.ts';

/** From this version on the Global app has its own features (AB-02). */
const GLOBAL_FEATURES_FROM = '1.6.2';

const partsOf = (version: string): readonly number[] => version.split('.').map(Number);

/**
 * Below 0 where `a` is older than `b`, 0 where they are the same, above 0 where it is newer; a missing part is 0 (AB-02).
 * @example
 * compareVersions('1.10', '1.9.3') > 0; // true
 * compareVersions('1.6', '1.6.0'); // 0
 */
export const compareVersions = (a: string, b: string): number => {
  const [ours, theirs] = [partsOf(a), partsOf(b)];
  const length = Math.max(ours.length, theirs.length);
  const differences = Array.from({ length }, (_, i) => (ours[i] ?? 0) - (theirs[i] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
};

/**
 * Whether it is the Global app, and new enough for what only that has (AB-02).
 * @example
 * ['1.6.1', '1.10'].map((appVersion) => hasGlobalFeatures({ appType: 'G', appVersion })); // [ false, true ]
 */
export const hasGlobalFeatures = ({ appType, appVersion }: Pick<AppInfo, 'appType' | 'appVersion'>): boolean =>
  appType === 'G' && compareVersions(appVersion, GLOBAL_FEATURES_FROM) >= 0;

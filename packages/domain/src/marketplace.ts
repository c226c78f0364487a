export { marketplaceLimits } from './engine/limits.ts';
export { marketplace } from './engine/marketplace.ts';
export { marketplaceRuleGroups } from './engine/rule-groups.ts';

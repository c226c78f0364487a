export { codesOf, explainCode, formatFinding } from './engine/engine-texts.ts';

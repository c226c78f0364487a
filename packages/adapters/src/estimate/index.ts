export { estimateFilesByFetch } from './estimate-files-by-fetch.ts';
export { estimateFilesByForm } from './estimate-files-by-form.ts';

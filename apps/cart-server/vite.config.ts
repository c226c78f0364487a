import { serverBuild } from './server-build.ts';

export default serverBuild('src/main.ts');

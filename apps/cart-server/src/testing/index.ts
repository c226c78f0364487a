export { answered, browserAt, refusedWith, signedIn, type Browser } from './browser.ts';
export { openedBy } from './read.ts';
export { liveServer, NOW, testServer, type TestServer, type TestServerOptions } from './server.ts';

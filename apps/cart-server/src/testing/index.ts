export { browserAt, signedIn, type Browser } from './browser.ts';
export { answered, openedBy, refusedWith } from './read.ts';
export { liveServer, NOW, testServer, type TestServer, type TestServerOptions } from './server.ts';

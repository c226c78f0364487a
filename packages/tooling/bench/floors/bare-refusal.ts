import { createServer } from 'node:http';
import process from 'node:process';

const body = '{"resultCode":"9503"}';
const headers = { 'content-type': 'application/json', 'content-length': body.length, 'retry-after': '1' };

// the soonest that a server can refuse: whatever is asked, and nothing else to do
createServer((request, response) => {
  response.writeHead(503, headers).end(body);
  request.resume();
}).listen(Number(process.env['PORT']), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));

// Loaded into firebase-tools for its Auth emulator.
import { subscribe } from 'node:diagnostics_channel';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const { default: Ajv } = createRequire(resolve('exegesis'))('ajv');

// Three quarters of its start went into checking each schema of its own API, by a schema of schemas that it compiles anew.
Ajv.prototype.validateSchema = () => true;

// A request on a connection that it closes at that moment would fail. The proxy closes idle ones itself.
subscribe('http.server.request.start', (started) => {
  (started as { server: Server }).server.keepAliveTimeout = 0;
});

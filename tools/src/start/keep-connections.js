// Loaded into the stack's processes, and plain JavaScript, as a function's Node may not strip types. A server closes a
// connection that is idle for five seconds: a busy machine sends a call into one that is just closing, and firebase-tools ends
// the function's process for it. So closing is left to the clients.
import { Server } from 'node:http';

const { prototype } = Server;

/** @this {Server} */
prototype.listen = function (...args) {
  this.keepAliveTimeout = 0;
  return Object.getPrototypeOf(prototype).listen.apply(this, args);
};

/** Lines to servers on this machine, as networks are: they hang, and they break. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { localHost } from '@kowhai/tools/command/addresses';

/** Has a server listen at a free port. @returns where, in the form host:port */
export async function listen(
  server: Pick<Server, 'listen' | 'address'> & NodeJS.EventEmitter,
): Promise<string> {
  await once(server.listen(0, localHost), 'listening');
  return `${localHost}:${(server.address() as AddressInfo).port}`;
}

/**
 * A line to a server that speaks anything at all, which can be held up and let go, or cut and restored: a browser's own
 * offline switch spares its workers.
 */
export async function openLine(target: string) {
  const [host = '', port = ''] = target.split(':');
  const sockets = new Set<Socket>();
  let isCut = false;
  let held: Promise<void> | undefined;
  let letGo = () => {};
  const line = createServer((near) => {
    const far = connect(Number(port), host);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    near.on('data', async (bytes) => {
      await held;
      far.write(bytes);
    });
    near.on('close', () => far.destroy());
    far.pipe(near);
    if (isCut) near.destroy();
  });
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    host: await listen(line),
    hold: () => {
      held = new Promise((resolve) => {
        letGo = resolve;
      });
    },
    release: () => letGo(),
    cut,
    restore: () => {
      isCut = false;
    },
    close: () => {
      cut();
      line.close();
    },
  };
}

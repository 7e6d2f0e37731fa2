import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { siteUrl } from '@kowhai/tools/command/addresses';
import { onTestFinished } from 'vitest';

/** The site through a line that can be held up, and let go, or cut: a browser's own offline switch spares its workers. */
export async function openLine() {
  let held: Promise<void> | undefined;
  let letGo = () => {};
  const sockets = new Set<Socket>();
  const line = createServer((visitor) => {
    const site = connect(Number(new URL(siteUrl).port), '127.0.0.1');
    for (const socket of [visitor, site]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    visitor.on('data', async (bytes) => {
      await held;
      site.write(bytes);
    });
    visitor.on('close', () => site.destroy());
    site.pipe(visitor);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    line.close();
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(cut);
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    hold: () => {
      held = new Promise((resolve) => {
        letGo = resolve;
      });
    },
    release: () => letGo(),
    cut,
  };
}

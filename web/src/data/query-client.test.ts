import { expect, it, onTestFinished } from 'vitest';
import { useSession } from '#state/session.ts';
import { user } from '#testing/example-user.ts';
import { createQueryClient } from './query-client.ts';

it('keeps what everybody may read when someone signs in, and drops the rest', () => {
  const before = useSession.getState();
  onTestFinished(() => useSession.setState(before));
  const client = createQueryClient();
  for (const tag of ['Product', 'Hardware', 'Coverage', 'Order']) client.setQueryData([tag, 'one', 'x'], tag);
  useSession.setState({ user });
  const kept = client
    .getQueryCache()
    .getAll()
    .map(({ queryKey: [tag] }) => tag);
  expect(kept).toEqual(['Product', 'Hardware', 'Coverage']);
});

import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { describeConnection } from './offline-note.ts';
import { registerWorker } from './register-worker.ts';
import { useLostConnection } from './use-lost-connection.ts';

// At the end of the page and stuck to the window's lower edge: it comes and goes without moving anything.
const Note = chakra('p', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: '20',
    paddingBlock: '3',
    paddingInline: '4',
    background: 'warning.bg',
    color: 'warning.text',
    borderTopWidth: '1px',
    borderColor: 'currentColor',
    fontWeight: 'semibold',
    textAlign: 'center',
  },
});

/** Says so while there is no connection, and how old the prices are on a page that came from this device. */
export function ConnectionNote() {
  const { pathname } = useLocation();
  const lost = useLostConnection();
  // biome-ignore lint/correctness/useExhaustiveDependencies: which page is open follows the address.
  useEffect(registerWorker, [pathname]);
  return (
    // The region is there before there is something to announce.
    <chakra.div role="status" display="contents" data-print="hide">
      {lost && (
        <Note>
          {pathname.startsWith(paths.admin())
            ? 'You’re offline. Changes can’t be saved until the connection is back.'
            : describeConnection({
                isOnline: navigator.onLine,
                pricesOf: lost.keptPath === pathname ? lost.pricesOf : null,
                now: new Date().toISOString(),
              })}
        </Note>
      )}
    </chakra.div>
  );
}

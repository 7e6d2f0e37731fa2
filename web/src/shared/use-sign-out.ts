import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { leavePage } from '#state/leave-guard.ts';
import { paths } from './paths.ts';

/**
 * Signs out on this device, or on all, and opens the home page, even where the server cannot be reached. An editor with
 * unsaved changes asks first.
 */
export function useSignOut(call: 'logoutUser' | 'logoutEverywhere' = 'logoutUser') {
  const navigate = useNavigate();
  const [isSigningOut, setSigningOut] = useState(false);

  const endSession = async () => {
    if (isSigningOut) return;
    setSigningOut(true);
    try {
      const session = await import('#data/client/session.ts');
      await session.signOut(call);
      navigate(paths.home());
    } finally {
      setSigningOut(false);
    }
  };

  return { signOut: () => leavePage(() => void endSession()), isSigningOut };
}

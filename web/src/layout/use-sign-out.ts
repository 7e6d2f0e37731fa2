import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#web/paths.ts';

/** Signs out and goes home, once, even where the server cannot be reached. */
export function useSignOut(): { signOut: () => Promise<void>; isSigningOut: boolean } {
  const navigate = useNavigate();
  const [isSigningOut, setSigningOut] = useState(false);

  const signOut = async () => {
    if (isSigningOut) return;
    setSigningOut(true);
    try {
      const session = await import('#data/session.ts');
      await session.signOut();
      navigate(paths.home());
    } finally {
      setSigningOut(false);
    }
  };

  return { signOut, isSigningOut };
}

import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from './paths.ts';

type Press = { defaultPrevented: boolean };

/** Signs out and goes home, once, even where the server cannot be reached; not by a press that an editor holds up. */
export function useSignOut(): { signOut: (press: Press) => Promise<void>; isSigningOut: boolean } {
  const navigate = useNavigate();
  const [isSigningOut, setSigningOut] = useState(false);

  const signOut = async ({ defaultPrevented }: Press) => {
    if (defaultPrevented || isSigningOut) return;
    setSigningOut(true);
    try {
      const session = await import('#data/firebase/session.ts');
      await session.signOut();
      navigate(paths.home());
    } finally {
      setSigningOut(false);
    }
  };

  return { signOut, isSigningOut };
}

import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Whether the person in the checkout is new. The answer is kept in the history's entry as well, so that a reload and
 * Back bring it back.
 */
export function useNewcomer(): [isNew: boolean, answer: (isNew: boolean) => void] {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  // The router takes a moment to tell of a change; the choice is there at once.
  const [answered, setAnswered] = useState<boolean>();
  const answer = (isNew: boolean) => {
    setAnswered(isNew);
    void navigate(pathname + search, { replace: true, state: { isNew } });
  };
  return [answered ?? state?.isNew === true, answer];
}

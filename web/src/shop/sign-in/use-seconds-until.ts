import { useEffect, useState } from 'react';

/** The whole seconds until a moment, counted down as they go by; 0 from then on. */
export function useSecondsUntil(momentMs: number): number {
  const [secondsLeft, setSecondsLeft] = useState(0);
  useEffect(() => {
    const count = () => Math.max(0, Math.ceil((momentMs - Date.now()) / 1000));
    setSecondsLeft(count());
    const timer = setInterval(() => {
      setSecondsLeft(count());
      if (count() === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [momentMs]);
  return secondsLeft;
}

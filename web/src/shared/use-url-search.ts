import { useEffect, useRef } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';

/**
 * The search of the URL, and how it is changed. Each change begins from the last one: React Router's, even with a function,
 * begins from what was drawn last, so that of two at once the second would undo the first.
 */
export function useUrlSearch() {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);

  const change = (make: (now: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => {
    latest.current = make(latest.current);
    setParams(latest.current, options);
  };
  return { params, change };
}

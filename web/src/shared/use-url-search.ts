import { useEffect } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';

/** What the URL's search will be once all changes are drawn: a browser has one, whichever part of the page asks. */
let latest = new URLSearchParams();

/**
 * The search of the URL, and how it is changed. Each change begins from the last one: React Router's, even with a function,
 * begins from what was drawn last, so that of two at once the second would undo the first.
 */
export function useUrlSearch() {
  const [params, setParams] = useSearchParams();
  useEffect(() => {
    latest = params;
  }, [params]);

  const change = (make: (now: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => {
    latest = make(latest);
    setParams(latest, options);
  };
  return { params, change };
}

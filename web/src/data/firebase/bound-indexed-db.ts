const answerMs = 5000;

/**
 * Fails the opening of a database that gets no answer. In some browsers IndexedDB hangs until they are restarted, and
 * every call of Firebase's would wait for it. Once it fails, Firebase keeps its session in localStorage.
 */
export function boundIndexedDb(factory: Pick<IDBFactory, 'open'> | undefined): void {
  if (!factory) return;
  const { open } = factory;
  let hasHung = false;
  factory.open = function (...named) {
    const request = open.apply(this, named);
    const fail = () => {
      if (request.readyState === 'done') return;
      hasHung = true;
      const error = new DOMException('IndexedDB gives no answer', 'TimeoutError');
      Object.defineProperty(request, 'error', { value: error });
      request.dispatchEvent(new Event('error'));
    };
    setTimeout(fail, hasHung ? 0 : answerMs);
    return request;
  };
}

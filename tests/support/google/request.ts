export type SentRequest = {
  method: string;
  /** Without https://. */
  address: string;
  body?: object | undefined;
};

export type Parsed = {
  method: string;
  path: string;
  query: URLSearchParams;
  body: object | undefined;
};

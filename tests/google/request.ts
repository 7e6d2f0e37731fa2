export interface SentRequest {
  method: string;
  /** Without https://. */
  address: string;
  body?: object | undefined;
}

export interface Parsed {
  method: string;
  path: string;
  query: URLSearchParams;
  body: object | undefined;
}

/** A request that is refused before any rule of the cart is asked. The message is for developers of clients. */
export class Refused extends Error {
  readonly statusCode: number;
  /** Sent along, e.g. `Retry-After`. */
  readonly headers: Readonly<Record<string, string>>;
  constructor(statusCode: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.statusCode = statusCode;
    this.headers = headers;
  }
}

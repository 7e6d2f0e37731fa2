import type { AuditEntry, AuditKind } from '@kowhai/domain/audit/audit';

type Item = { _id: string; name: string; updatedAt: string };
type Answer = { status: number; body: unknown };

/**
 * A fake server with one item for tests of editors. Each change is newer than the one before, and one based on an older
 * version is refused. A sale makes the item newer, but causes no conflict.
 */
export class ShelfForTests<T extends Item> {
  readonly sent: Record<string, unknown>[] = [];
  /** The items that were created, in the order of the calls; the last one is then the item. */
  readonly made: Record<string, unknown>[] = [];
  item: T;
  #isGone = false;
  readonly #kind: AuditKind;
  readonly #entries: AuditEntry[] = [];
  #editedAt: string;

  constructor(kind: AuditKind, item: T) {
    this.#kind = kind;
    this.item = item;
    this.#editedAt = item.updatedAt;
  }

  /** A change with an entry in the audit trail. */
  changedBy(name: string, fields: Partial<T>): void {
    this.changedByOwner(fields);
    this.#entries.unshift({
      _id: `entry-${this.#entries.length}`,
      at: this.item.updatedAt,
      by: { _id: 'a-colleague', name },
      item: { kind: this.#kind, _id: this.item._id, name: this.item.name },
      action: 'update',
      changes: [],
    });
  }

  /** A change by the person whose record it is: it causes a conflict, but has no audit entry. */
  changedByOwner(fields: Partial<T>): void {
    this.sold(fields);
    this.#editedAt = this.item.updatedAt;
  }

  deleted(): void {
    this.#isGone = true;
  }

  /** A sale, with the fields that it changed. */
  sold(fields: Partial<T>): void {
    const updatedAt = new Date(Date.parse(this.item.updatedAt) + 60_000).toISOString();
    this.item = { ...this.item, ...fields, updatedAt };
  }

  readonly fetch = async (url: string, { method, body }: RequestInit): Promise<Response> => {
    const answer = url.startsWith('/api/audit')
      ? { status: 200, body: this.#entries }
      : method === 'POST'
        ? this.#make(JSON.parse(String(body)))
        : this.#isGone
          ? {
              status: 404,
              body: { code: 'NOT_FOUND', message: 'We can’t find that. It may have been removed.' },
            }
          : method === 'PUT'
            ? this.#store(JSON.parse(String(body)))
            : { status: 200, body: this.#isItem(url) ? this.item : [] };
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  };

  /** What an editor reads besides is a list, such as the plans that hardware works with. */
  #isItem(url: string): boolean {
    return url.split('?')[0]?.endsWith(`/${this.item._id}`) ?? false;
  }

  #make(fields: Record<string, unknown>): Answer {
    this.made.push(fields);
    this.#isGone = false;
    this.item = { ...this.item, isPublished: false, ...fields };
    return { status: 201, body: this.item };
  }

  #store({ updatedAt, stockChange = 0, ...fields }: Record<string, unknown>): Answer {
    this.sent.push({ ...fields, ...(stockChange !== 0 && { stockChange }) });
    if (Date.parse(this.#editedAt) > Date.parse(String(updatedAt)))
      return { status: 409, body: { code: 'VERSION', message: 'Newer', current: this.item } };
    const stock = 'countInStock' in this.item ? Number(this.item.countInStock) : 0;
    if (stock + Number(stockChange) < 0) {
      const message = `Only ${stock} in stock`;
      return { status: 400, body: { code: 'VALIDATION', message, fields: { stockChange: message } } };
    }
    const counted = 'countInStock' in this.item && { countInStock: stock + Number(stockChange) };
    this.changedBy('Aroha Example', { ...fields, ...counted } as unknown as Partial<T>);
    return { status: 200, body: this.item };
  }
}

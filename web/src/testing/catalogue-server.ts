import type { AuditEntry, AuditKind } from '@kowhai/domain/audit/audit';
import { type fakeApi, refuse } from './fake-api.ts';

type Item = { _id: string; name: string; updatedAt: string; editedAt: string };

const notFound = refuse('NOT_FOUND', 'We can’t find that. It may have been removed.');

/**
 * The API of one item, for tests of editors. Each change is newer than the one before, and one based on an older version
 * is refused. A sale makes the item newer, but causes no conflict.
 */
export class ShelfForTests<T extends Item> {
  readonly sent: Record<string, unknown>[] = [];
  /** The items that were created, in the order of the calls; the last one is then the item. */
  readonly made: object[] = [];
  item: T;
  #isGone = false;
  readonly #kind: AuditKind;
  readonly #entries: AuditEntry[] = [];

  constructor(kind: AuditKind, item: T) {
    this.#kind = kind;
    this.item = item;
  }

  /** A change with an entry in the audit trail. */
  changedBy(name: string, fields: Partial<T>): void {
    this.changedByOwner(fields);
    this.#entries.unshift({
      _id: `entry-${this.#entries.length}`,
      at: this.item.updatedAt,
      by: { _id: 'a-colleague', name },
      record: { kind: this.#kind, _id: this.item._id, name: this.item.name },
      action: 'update',
      changes: [],
    });
  }

  /** A change by the person whose record it is: it causes a conflict, but has no audit entry. */
  changedByOwner(fields: Partial<T>): void {
    this.sold(fields);
    this.item = { ...this.item, editedAt: this.item.updatedAt };
  }

  deleted(): void {
    this.#isGone = true;
  }

  /** A sale, with the fields that it changed. */
  sold(fields: Partial<T>): void {
    const updatedAt = new Date(Date.parse(this.item.updatedAt) + 60_000).toISOString();
    this.item = { ...this.item, ...fields, updatedAt };
  }

  /** The answers of its kind's calls. */
  get answers(): Parameters<typeof fakeApi>[0] {
    const answers = {
      create: ({ body }: { body?: object | undefined }) => this.#make(body ?? {}),
      get: ({ params }: { params: { id: string } }) =>
        this.#isGone || params.id !== this.item._id ? notFound : this.item,
      update: ({ body }: { body: object }) => (this.#isGone ? notFound : this.#store({ ...body })),
    };
    // An item is a plan or hardware by its kind, which its type does not tell.
    const { create, get, update } = answers as unknown as Record<keyof typeof answers, () => Response>;
    const calls =
      this.#kind === 'plan'
        ? { createPlan: create, getPlan: get, updatePlan: update }
        : { createHardware: create, getHardware: get, updateHardware: update };
    return { ...calls, listAudit: () => this.#entries, listPlans: [], getPageState: { state: 'off' } };
  }

  #make(fields: object): T {
    this.made.push(fields);
    this.#isGone = false;
    this.item = { ...this.item, isPublished: false, ...fields };
    return this.item;
  }

  #store({ seenAt, stockChange = 0, ...fields }: Record<string, unknown>): T | Response {
    this.sent.push({ ...fields, ...(stockChange !== 0 && { stockChange }) });
    if (Date.parse(this.item.editedAt) > Date.parse(String(seenAt)))
      return refuse('VERSION', 'Newer', { current: this.item });
    const stock = 'countInStock' in this.item ? Number(this.item.countInStock) : 0;
    if (stock + Number(stockChange) < 0) {
      const message = `Only ${stock} in stock`;
      return refuse('VALIDATION', message, { fields: { stockChange: message } });
    }
    const counted = 'countInStock' in this.item && { countInStock: stock + Number(stockChange) };
    this.changedBy('Aroha Example', { ...fields, ...counted } as unknown as Partial<T>);
    return this.item;
  }
}

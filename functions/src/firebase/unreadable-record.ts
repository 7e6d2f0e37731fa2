import { AppError } from '@kowhai/domain/app-error';

/** A stored record that does not fit its schema: damaged, or older than a field that it should have. */
export class UnreadableRecord extends AppError {
  /** Where it is: orders/abc. */
  readonly path: string;
  /** What does not fit, as dotted paths. */
  readonly fields: readonly string[];
  /** When the record was last written, as an ISO string. */
  readonly changedAt: string;

  constructor(path: string, fields: readonly string[], changedAt: string) {
    super('UNREADABLE', 'This record is damaged and cannot be read. Our staff have been told.');
    this.path = path;
    this.fields = fields;
    this.changedAt = changedAt;
  }
}
